"""Independent, slow and plain model of Silk Road, straight from the rules page: the test oracle."""

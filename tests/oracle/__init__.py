"""Independent, slow and plain model of Silk, straight from the rules page: the test oracle."""

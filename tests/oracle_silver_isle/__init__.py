"""An independent, slow and plain model of Silver Isle; the engine is tested against it."""

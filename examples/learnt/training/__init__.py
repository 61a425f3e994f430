"""How the networks of this package were trained. Needs PyTorch, which the package itself does not:
see README.md."""

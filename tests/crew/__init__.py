"""Tests of what spreads work over processes."""

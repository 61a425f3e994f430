"""Tests of the engine, on Silk and on a toy game that has what Silk lacks: secrets."""

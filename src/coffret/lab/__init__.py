"""The lab: simulations and benchmarks, with reproducible figures."""

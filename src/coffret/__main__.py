"""Run the command line with `python -m coffret`."""

from coffret.cli import main

if __name__ == "__main__":
    main()

"""`python -m coffret` is `coffret`."""

from coffret.cli import main

if __name__ == "__main__":
    main()

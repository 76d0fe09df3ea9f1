"""`python -m alcaide` is the command `alcaide`."""

from alcaide.cli import main

if __name__ == "__main__":
    main()

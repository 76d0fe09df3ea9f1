"""Many positions of one game, stepped together in one call."""

from alcaide.kernel.batch import Batch

__all__ = ["Batch"]

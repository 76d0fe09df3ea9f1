"""Many matches at once: play them, and say what they show."""

from alcaide.lab.simulate import Plan, Played, play_match, simulate
from alcaide.lab.statistics import Estimate, SeatSummary, Summary, mean_of, share_of, summarise

__all__ = [
    "Estimate", "Plan", "Played", "SeatSummary", "Summary", "mean_of", "play_match", "share_of", "simulate",
    "summarise",
]  # fmt: skip

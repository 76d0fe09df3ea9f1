"""Many matches at once: play them, and say what they show."""

from alcaide.lab.ladder import Measured, Rung, as_markdown, climb, measure, rungs_of
from alcaide.lab.ladder import as_json as as_ladder_json
from alcaide.lab.simulate import Course, Plan, Played, play_match, simulate
from alcaide.lab.statistics import Estimate, SeatSummary, Summary, mean_of, share_of, summarise
from alcaide.lab.tournament import Bout, Round, Standing, bouts_of, compete
from alcaide.lab.tournament import rate as rate_bouts
from alcaide.lab.workforce import Here, RayCluster, Workforce

__all__ = [
    "Bout", "Course", "Estimate", "Here", "Measured", "Plan", "Played", "RayCluster", "Round", "Rung",
    "SeatSummary", "Standing", "Summary", "Workforce",
    "as_ladder_json", "as_markdown", "bouts_of", "climb", "compete", "mean_of", "measure", "play_match", "rate_bouts",
    "rungs_of", "share_of", "simulate", "summarise",
]  # fmt: skip

"""Many matches at once: play them, and say what they show."""

from alcaide.lab.findings import Finding, find, is_clear
from alcaide.lab.ladder import Measured, Rung, as_markdown, climb, measure, rungs_of
from alcaide.lab.ladder import as_json as as_ladder_json
from alcaide.lab.report import write_report
from alcaide.lab.simulate import Course, Plan, Played, play_match, simulate
from alcaide.lab.statistics import Estimate, SeatSummary, Summary, mean_of, share_of, summarise
from alcaide.lab.study import BadStudy, Folder, Observed, Study, explore, tasks_left
from alcaide.lab.tournament import Bout, Round, Standing, bouts_of, compete
from alcaide.lab.tournament import rate as rate_bouts
from alcaide.lab.workforce import Here, RayCluster, Workforce

__all__ = [
    "BadStudy", "Bout", "Course", "Estimate", "Finding", "Folder", "Here", "Measured", "Observed", "Plan", "Played",
    "RayCluster", "Round", "Rung", "SeatSummary", "Standing", "Study", "Summary", "Workforce", "as_ladder_json",
    "as_markdown", "bouts_of", "climb", "compete", "explore", "find", "is_clear", "mean_of", "measure", "play_match",
    "rate_bouts", "rungs_of", "share_of", "simulate", "summarise", "tasks_left", "write_report",
]  # fmt: skip

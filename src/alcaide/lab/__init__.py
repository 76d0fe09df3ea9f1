"""Many matches at once: play them, and say what they show."""

from alcaide.lab.findings import Finding, find, is_clear
from alcaide.lab.ladder import LOOKS, Measured, Rung, climb, interval, measure, rungs_of, settle
from alcaide.lab.ladder_file import (
    BEGIN,
    END,
    BadLadder,
    among,
    as_markdown,
    bar,
    read_ladder,
    show_in,
    slowest,
    write_ladder,
)
from alcaide.lab.pace import ThinkingTime, pace_of
from alcaide.lab.report import write_report
from alcaide.lab.simulate import Plan, Played, Playthrough, play_match, simulate
from alcaide.lab.statistics import Estimate, SeatSummary, Summary, mean_of, share_of, summarise
from alcaide.lab.study import BadStudy, Folder, Observed, Study, explore, tasks_left
from alcaide.lab.tournament import Bout, Round, Standing, bouts_of, compete
from alcaide.lab.tournament import rate as rate_bouts
from alcaide.lab.workforce import Here, RayCluster, Workforce

__all__ = [
    "BEGIN",
    "END",
    "LOOKS",
    "BadLadder",
    "BadStudy",
    "Bout",
    "Estimate",
    "Finding",
    "Folder",
    "Here",
    "Measured",
    "Observed",
    "Plan",
    "Played",
    "Playthrough",
    "RayCluster",
    "Round",
    "Rung",
    "SeatSummary",
    "Standing",
    "Study",
    "Summary",
    "ThinkingTime",
    "Workforce",
    "among",
    "as_markdown",
    "bar",
    "bouts_of",
    "climb",
    "compete",
    "explore",
    "find",
    "interval",
    "is_clear",
    "mean_of",
    "measure",
    "pace_of",
    "play_match",
    "rate_bouts",
    "read_ladder",
    "rungs_of",
    "settle",
    "share_of",
    "show_in",
    "simulate",
    "slowest",
    "summarise",
    "tasks_left",
    "write_ladder",
    "write_report",
]  # fmt: skip

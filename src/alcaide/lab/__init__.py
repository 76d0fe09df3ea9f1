"""Many matches at once: play them, and say what they show."""

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
from alcaide.lab.pace import Pace, pace_of
from alcaide.lab.simulate import Course, Plan, Played, play_match, simulate
from alcaide.lab.statistics import Estimate, SeatSummary, Summary, mean_of, share_of, summarise
from alcaide.lab.tournament import Bout, Round, Standing, bouts_of, compete
from alcaide.lab.tournament import rate as rate_bouts

__all__ = [
    "BEGIN", "END", "LOOKS", "BadLadder", "Bout", "Course", "Estimate", "Measured", "Pace", "Plan", "Played", "Round",
    "Rung", "SeatSummary", "Standing", "Summary", "among", "as_markdown", "bar", "bouts_of", "climb", "compete",
    "interval", "mean_of", "measure", "pace_of", "play_match", "rate_bouts", "read_ladder", "rungs_of", "settle",
    "share_of", "show_in", "simulate", "slowest", "summarise", "write_ladder",
]  # fmt: skip

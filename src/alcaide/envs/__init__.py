"""The four games in the interfaces that researchers know: PettingZoo, Gymnasium (single and vectorised), OpenSpiel.

Each stands in a module of its own, behind an extra of the same name: `alcaide.envs.pettingzoo`,
`alcaide.envs.gymnasium`, `alcaide.envs.openspiel`. The same seed and the same choices give the same match in all.
"""

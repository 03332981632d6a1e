"""Ribs of hem and cuffs: they draw cloth in, and are pushed up where they are worn. Millimetres and seconds."""
import numpy as np

from pattern import nearest

# What ribs leave of a width; those of a collar, as wide as this, are sewn to their length, mm.
RIB, NECK_RIB = 0.88, 25


def ribs_of(pattern):
    return [chain for chain in pattern.garment["top"] if chain["kind"] == "rib" and chain["width"] > NECK_RIB]


def beyond(pattern, rib):
    """How far each point is from where the ribs end, above them."""
    return nearest(pattern.at, [rib["points"]]) - rib["width"]


def drawn_together(pattern, edges):
    """By which share ribs, which lie across, draw each edge in."""
    ribs = ribs_of(pattern)
    if not ribs:
        return np.ones(len(edges))
    far = np.minimum.reduce([beyond(pattern, rib) for rib in ribs])
    drawn = 1 - (1 - RIB) * np.clip(1 - far[edges].mean(1) / 10, 0, 1)
    across, down = (pattern.at[edges[:, 0]] - pattern.at[edges[:, 1]]).T
    return np.hypot(across * drawn, down) / np.hypot(across, down)


class PushedRibs:
    """They are pushed up once the arms have come in, and stay there: the cloth above them falls into folds."""

    def __init__(self, pattern, pushed, figure, when):
        """`pushed`: by how much the cuffs on the viewer's left and right are, and the hem. Whoever turns round has the former the other way."""
        *cuffs, hem = pushed
        self.figure, self.moments = figure, (when[-2], (when[-2] + when[-1]) / 2)
        self.rings = []
        for rib in ribs_of(pattern):
            ends = np.sign([rib["points"][0][0], rib["points"][-1][0]])
            side = int(ends.sum() / 2)
            by = cuffs[(side > 0) != figure.is_turned] if side else hem
            if by:
                self.rings.append((np.flatnonzero(beyond(pattern, rib) < 0), side, by))
        self.began = None

    def keep(self, at, now):
        if now < self.moments[0]:
            return
        ways = [self.up(side) for _, side, _ in self.rings]
        if not self.began:
            self.began = [at[ring] @ way for (ring, _, _), way in zip(self.rings, ways)]
        share = np.interp(now, self.moments, (0, 1))
        for (ring, _, by), way, began in zip(self.rings, ways, self.began):
            at[ring] += (began + by * share - at[ring] @ way)[:, None] * way

    def up(self, side):
        """Along the forearm, or along the trunk where there is no side."""
        if not side:
            return np.array((0, -1, 0))
        out, down, front = self.figure.forearm(int(side > 0))
        return -np.array((side * out, down, -front if self.figure.is_turned else front))

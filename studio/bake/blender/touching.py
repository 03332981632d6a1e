"""Keeps cloth from passing through itself: points that come near each other are pushed apart. Millimetres."""
import numpy as np

# Those that may soon be near are looked for every so many steps, and so much further.
EVERY, MARGIN = 20, 5
# Around a cell and itself, each pair of cells once.
AROUND = np.array([(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if (x, y, z) >= (0, 0, 0)])


class Touching:
    """`far`: how far from itself cloth stays. What is no further than twice that along the cloth never touches."""

    def __init__(self, pattern, cut, far):
        self.cut, self.side, self.seam, self.far = cut, pattern.side, pattern.seam_distance, far
        self.step = 0

    def keep(self, at):
        if self.step % EVERY == 0:
            self.pairs = self.found(at)
        self.step += 1
        i, j = self.pairs
        apart = at[i] - at[j]
        gap = np.sqrt(np.einsum("ij,ij->i", apart, apart)) + 1e-9
        near = gap < self.far
        i, j, gap = i[near], j[near], gap[near]
        # Half of what is missing, for a point may touch several.
        push = apart[near] * ((self.far - gap) / gap / 4)[:, None]
        ends = np.r_[i, j]
        for axis in range(3):
            at[:, axis] += np.bincount(ends, np.r_[push[:, axis], -push[:, axis]], len(at))

    def found(self, at):
        reach = self.far + MARGIN
        cell = np.floor((at - at.min(0)) / reach).astype(int) + 1
        size = cell.max(0) + 2
        key = (cell[:, 0] * size[1] + cell[:, 1]) * size[2] + cell[:, 2]
        order = np.argsort(key, kind="stable")
        sorted_key = key[order]
        firsts, seconds = [], []
        for x, y, z in AROUND:
            other = key + (x * size[1] + y) * size[2] + z
            start, end = np.searchsorted(sorted_key, other), np.searchsorted(sorted_key, other, "right")
            count = end - start
            i = np.repeat(np.arange(len(at)), count)
            nth = np.arange(len(i)) - np.repeat(np.cumsum(count) - count, count)
            j = order[np.repeat(start, count) + nth]
            if (x, y, z) == (0, 0, 0):
                i, j = i[i < j], j[i < j]
            keep = ((at[i] - at[j]) ** 2).sum(1) < reach**2
            firsts.append(i[keep])
            seconds.append(j[keep])
        i, j = np.concatenate(firsts), np.concatenate(seconds)
        keep = self.along(i, j) > 2 * self.far
        return i[keep], j[keep]

    def along(self, i, j):
        """How far it is along the cloth; from one sheet to the other over the seam."""
        across = np.where(self.side[i] * self.side[j] < 0, self.seam[i] + self.seam[j], 0)
        return np.maximum(across, np.hypot(*(self.cut[i] - self.cut[j]).T))

"""A garment's pattern as a mesh: two sheets sewn together at their seams, or one. Millimetres, y downwards."""
import math

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

# Rows along every edge, so that seams and hems run smooth whatever the triangles inside do.
ROWS = (3.2, 6.6)
# Points, tags and faces.
NO_SHEET = np.empty((0, 2)), np.empty(0, str), []


def resampled(points, step):
    """Along a polyline at equal distances, without its last point."""
    p = np.array(points, float)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    t = np.linspace(0, s[-1], max(2, round(s[-1] / step)) + 1)[:-1]
    return np.c_[np.interp(t, s, p[:, 0]), np.interp(t, s, p[:, 1])]


def distance_to(points, line):
    line = np.array(line, float)
    out = np.full(len(points), 1e9)
    for a, b in zip(line[:-1], line[1:]):
        d = b - a
        t = np.clip(((points - a) @ d) / (d @ d + 1e-9), 0, 1)
        out = np.minimum(out, np.hypot(*(points - a - t[:, None] * d).T))
    return out


def nearest(points, lines):
    """The distance to the nearest of some lines, of which there may be none."""
    return np.minimum.reduce([np.full(len(points), 1e9), *(distance_to(points, line) for line in lines)])


def within(points, polygon):
    x, y = points.T
    out = np.zeros(len(points), bool)
    for (x1, y1), (x2, y2) in zip(polygon, np.roll(polygon, -1, 0)):
        out ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1 + 1e-12) + x1)
    return out


def rim_of(sheet, step):
    """The closed outline of a sheet; the ends of a seam belong to both sheets."""
    parts = [resampled(chain["points"], step) for chain in sheet]
    kinds = [[chain["kind"]] * len(part) for chain, part in zip(sheet, parts)]
    tags = np.array(sum(kinds, []))
    before = np.roll(tags, 1)
    return np.vstack(parts), np.where(before == "seam", "seam", tags)


def sheet_mesh(sheet, spacing, rng):
    rim, tags = rim_of(sheet, 3.6)
    closed = np.vstack([rim, rim[:1]])
    along = np.roll(rim, -1, 0) - np.roll(rim, 1, 0)
    normal = np.c_[-along[:, 1], along[:, 0]] / np.hypot(*along.T)[:, None]
    if not within(rim[20:21] + normal[20:21], rim)[0]:
        normal = -normal
    inner = []
    for row in ROWS:
        q = rim + normal * row
        keep = within(q, rim) & (distance_to(q, closed) > row * 0.93)
        inner.append(q[keep])
    low, high = rim.min(0), rim.max(0)
    gx, gy = np.meshgrid(np.arange(low[0], high[0], spacing), np.arange(low[1], high[1], spacing * 0.866))
    gx[1::2] += spacing / 2
    grid = np.c_[gx.ravel(), gy.ravel()] + rng.uniform(-0.22, 0.22, (gx.size, 2)) * spacing
    grid = grid[within(grid, rim)]
    grid = grid[distance_to(grid, closed) > ROWS[-1] + 0.6 * spacing]
    points = np.vstack([rim, *inner, grid])
    count = len(rim)
    _, _, faces, source, _, _ = delaunay_2d_cdt(
        [Vector(p) for p in points], [(i, (i + 1) % count) for i in range(count)], [], 1, 1e-5
    )
    first = [of[0] for of in source]
    tags = np.r_[tags, ["in"] * (len(points) - count)]
    return points, tags, [[first[i] for i in face] for face in faces]


class Pattern:
    """`at` is the place of each vertex as the garment lies; `side` +1 for the sheet above, -1 below, 0 in a seam."""

    def __init__(self, garment, spacing):
        self.garment = garment
        rng = self.rng = np.random.default_rng(garment["seed"])
        top = sheet_mesh(garment["top"], spacing, rng)
        bottom = sheet_mesh(garment["bottom"], spacing, rng) if garment["bottom"] else NO_SHEET
        seam_top, seam_bottom = (np.flatnonzero(tags == "seam") for _, tags, _ in (top, bottom))
        assert len(seam_top) == len(seam_bottom), "both sheets have the same seams"
        own = np.ones(len(bottom[0]), bool)
        own[seam_bottom] = False
        place = np.empty(len(bottom[0]), int)
        place[seam_bottom] = seam_top
        place[own] = len(top[0]) + np.arange(own.sum())
        self.at = np.vstack([top[0], bottom[0][own]])
        self.side = np.r_[np.where(top[1] == "seam", 0, 1), -np.ones(own.sum())]
        # The sheet above faces the camera: with y downwards its triangles run the other way round.
        self.faces = np.array([f[::-1] for f in top[2]] + [[place[i] for i in f] for f in bottom[2]])
        self.is_top = np.r_[np.ones(len(top[2]), bool), np.zeros(len(bottom[2]), bool)]
        self.seam_distance = nearest(self.at, [chain["points"] for chain in garment["top"] if chain["kind"] == "seam"])
        self.free_distance = np.minimum(*(
            np.where(keep, nearest(self.at, [c["points"] for c in garment[name] if c["kind"] != "seam"]), 1e9)
            for name, keep in (("top", self.side >= 0), ("bottom", self.side <= 0))
        ))

    def noise(self, wave, waves=14):
        """A smooth random field over the vertices, of unit variance."""
        out = np.zeros(len(self.at))
        for _ in range(waves):
            angle, phase, length = self.rng.uniform(0, math.tau), self.rng.uniform(0, math.tau), wave * self.rng.uniform(0.7, 1.5)
            out += np.sin(math.tau / length * (self.at[:, 0] * math.cos(angle) + self.at[:, 1] * math.sin(angle)) + phase)
        return out / math.sqrt(waves / 2)

    def drawn_in(self):
        gathers = np.array(self.garment["lay"].get("gathers", [[0, 1]]), float)
        return np.interp(self.at[:, 1], *gathers.T)

    def turned(self, degrees, trail, beside=0):
        """With its sleeves turned up, about the tips of its shoulders. `beside`: how far a long one is from the body, mm."""
        lay = self.garment["lay"]
        out = self.at.copy()
        arm = np.array(self.garment.get("armhole", [[9999, 0]]), float)
        order = np.argsort(arm[:, 1])
        for sign in (1, -1):
            past = sign * self.at[:, 0] - np.interp(self.at[:, 1], arm[order, 1], arm[order, 0])
            below = np.clip(self.at[:, 1] - arm[order[-1], 1], 0, None)
            w = np.clip((past + below * trail * (past > beside)) / 60, 0, 1)
            angle = -sign * math.radians(degrees) * w * w * (3 - 2 * w)
            pivot = np.array([sign * lay["pivot"][0], lay["pivot"][1]])
            r = self.at - pivot
            out += np.c_[r[:, 0] * np.cos(angle) - r[:, 1] * np.sin(angle), r[:, 0] * np.sin(angle) + r[:, 1] * np.cos(angle)] - r
        return out

    def rest(self):
        """The pattern as it was cut: wider, its sleeves turned up. Laid into its outline it has cloth too much, and buckles."""
        lay = self.garment["lay"]
        out = self.turned(lay["turn"], lay.get("trail", 0))
        out[:, 0] /= lay["narrow"] * self.drawn_in()
        out[:, 1] /= lay["short"]
        warp = sum(np.c_[self.noise(wave), self.noise(wave)] * amount for wave, amount in lay["warp"])
        return out + warp * np.clip(self.free_distance / 60, 0.35, 1)[:, None]

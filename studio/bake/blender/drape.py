"""
Lets a sewn garment fall over what wears it: extended position-based dynamics in small steps (Macklin and others 2016, 2019).
Millimetres and seconds; the mass of each point is one.
"""
import numpy as np

from cloth import eased
from pattern import nearest
from ribs import PushedRibs, drawn_together
from touching import Touching
from wearers import Body, Hanger

GRAVITY = 9810
# mm above the skin.
SKIN = 2.5
# Half of what is between two sheets that lie flat, and between those that hang.
FLAT, BETWEEN = 6, 0.8
# A long sleeve begins so far beside the body's side, mm.
BESIDE = 2
# Over so many seconds a hood is drawn to the neck.
SEWING = 0.6


class Bonds:
    """Distances that are kept, in groups in which no point comes twice."""

    def __init__(self, pairs, lengths, compliance=None):
        """`compliance`: how much of a distance gives for a force; none where there is none."""
        compliance = np.zeros(len(pairs)) if compliance is None else compliance
        self.groups = []
        for members in apart(pairs):
            self.groups.append((pairs[members, 0], pairs[members, 1], lengths[members], compliance[members]))

    def keep(self, at, dt):
        for i, j, length, compliance in self.groups:
            d = at[i] - at[j]
            far = np.sqrt(np.einsum("ij,ij->i", d, d)) + 1e-9
            d *= ((far - length) / (far * (2 + compliance / dt**2)))[:, None]
            at[i] -= d
            at[j] += d


def apart(pairs):
    """Greedy colours."""
    used, colours = {}, []
    for n, (i, j) in enumerate(pairs.tolist()):
        taken = used.setdefault(i, 0) | used.setdefault(j, 0)
        colour = 0
        while taken >> colour & 1:
            colour += 1
        used[i] |= 1 << colour
        used[j] |= 1 << colour
        if colour == len(colours):
            colours.append([])
        colours[colour].append(n)
    return [np.array(members) for members in colours]


def edges_of(faces):
    """Each edge once, with the corners opposite to it: -1 where there is none."""
    sides = np.vstack([faces[:, [0, 1, 2]], faces[:, [1, 2, 0]], faces[:, [2, 0, 1]]])
    ends = np.sort(sides[:, :2], axis=1)
    edges, place = np.unique(ends, axis=0, return_inverse=True)
    opposite = np.full((len(edges), 2), -1)
    for edge, corner in zip(place.ravel().tolist(), sides[:, 2].tolist()):
        opposite[edge, 0 if opposite[edge, 0] < 0 else 1] = corner
    return edges, opposite


def far_apart(at, pairs):
    return np.hypot(*(at[pairs[:, 0]] - at[pairs[:, 1]]).T)


def bonds_of(pattern, rest, wear):
    edges, opposite = edges_of(pattern.faces)
    stretch = Bonds(edges, far_apart(rest, edges) * drawn_together(pattern, edges) * drawn_along(pattern, edges))
    inner = (opposite >= 0).all(1)
    edges, hinge = edges[inner], opposite[inner]
    # Across a seam the two sheets go on into each other, as they were before they were laid together.
    is_seam = (pattern.side[edges] == 0).all(1) & (pattern.side[hinge].prod(1) < 0)
    unfolded = np.where(is_seam, sum(height_over(rest, edges, hinge[:, n]) for n in (0, 1)), far_apart(rest, hinge))
    unfolded = unfolded * drawn_along(pattern, hinge)
    stiff = (pattern.free_distance[hinge] < pattern.garment["lay"]["stiff"]).all(1) & ~is_seam
    bend = Bonds(hinge, unfolded, np.where(stiff, wear["bend"] / 8, wear["bend"]))
    return stretch, bend


def drawn_along(pattern, pairs):
    """By which share bindings, which are sewn on stretched, draw what lies between two points together."""
    drawn = np.ones(len(pairs))
    for name, side in (("top", 1), ("bottom", -1)):
        for chain in pattern.garment[name]:
            if "drawn" in chain:
                within = (nearest(pattern.at, [chain["points"]]) < chain["width"]) & (pattern.side * side >= 0)
                drawn[within[pairs].all(1)] = chain["drawn"]
    return drawn


def height_over(at, edges, corners):
    a, b, c = at[edges[:, 0]], at[edges[:, 1]], at[corners]
    along, out = b - a, c - a
    return np.abs(along[:, 0] * out[:, 1] - along[:, 1] * out[:, 0]) / np.hypot(*along.T)


def flat_on(pattern, cut, gap):
    """The sheets before and behind a body that is as thin as paper."""
    edge = np.sqrt(np.clip(pattern.seam_distance / 14, 0, 1))
    return np.c_[cut, gap * pattern.side * edge]


def drape(pattern, log, onto=None):
    """
    Puts a garment on what wears it. Returns its points in the scene, before a wall that is the scene's ground. A hood is sewn `onto` the body, a
    pattern that has been draped and its points.
    """
    wear = pattern.garment["wear"]
    hangs = wear["by"] == "hanger"
    figure = Hanger(wear["before"]) if hangs else Body(wear)
    sewn, places = neck_of(pattern, *onto) if onto else (np.empty(0, int), np.empty((0, 3)))
    # Sleeves are cut higher than arms hang: what is too much below them folds.
    cut = pattern.turned(wear["turn"], pattern.garment["lay"].get("trail", 0), BESIDE)
    stretch, bend = bonds_of(pattern, cut, wear)
    at = flat_on(pattern, cut, FLAT)
    at[:, :2] += np.c_[pattern.noise(120), pattern.noise(120)] * 0.8
    begin = at[sewn]
    touching = Touching(pattern, cut, wear["apart"]) if "apart" in wear else None
    speed = np.zeros_like(at)
    when, loss, *poses = np.array(wear["moments"], float).T
    ribs = PushedRibs(pattern, wear["pushed"], figure, when) if "pushed" in wear else None
    weight = GRAVITY * np.array((wear["aside"], 1, -wear["lean"]))
    dt = 1 / wear["steps"]
    for step in range(int(when[-1] * wear["steps"])):
        now = step * dt
        figure.pose(*(np.interp(now, when, pose) for pose in poses))
        speed += weight * dt
        was = at.copy()
        at += speed * dt
        stretch.keep(at, dt)
        bend.keep(at, dt)
        if touching:
            touching.keep(at)
        push_out(at, was, figure, wear["friction"])
        if ribs:
            ribs.keep(at, now)
        at[sewn] = begin + (places - begin) * min(1, now / SEWING)
        if hangs and not onto:
            keep_apart(at, pattern.side)
        speed = (at - was) / dt * np.exp(-np.interp(now, when, loss) * dt)
        if step % (wear["steps"] // 4) == 0:
            log(f"{now:.2f} s", "low", at.min(0).round(), "high", at.max(0).round())
    at[:, 2] += wear["before"]
    return eased(pattern, at * (1, -1, 1) / 1000)


def neck_of(hood, body, laid):
    """The points of a hood that are sewn on, and where: in front to the edge of the sheet above, behind to that of the sheet below."""
    at = laid * (1000, -1000, 1000) - (0, 0, body.garment["wear"]["before"])
    collar = (body.free_distance < 1) & (body.at[:, 1] < 130) & (np.abs(body.at[:, 0]) < 124)
    sewn, places = [], []
    for sheet, side, ways, over in (("top", 1, (1, 1), (0, 5, 3)), ("bottom", -1, (1, 0), (0, 8, 4))):
        narrow = [chain["points"] for chain in hood.garment[sheet] if chain.get("width", 99) < 10]
        edge = np.flatnonzero((nearest(hood.at, narrow) < 1) & (hood.side * side >= 0))
        there = np.flatnonzero(collar & (body.side * side >= 0))
        gap = (((hood.at[edge, None] - body.at[None, there]) * ways) ** 2).sum(-1)
        sewn.append(edge)
        # It laps over the edge, or light would come through between the two.
        places.append(at[there[gap.argmin(1)]] + over)
    return np.concatenate(sewn), np.concatenate(places)


def keep_apart(at, side):
    """Sheets that hang do not pass through each other: each keeps to its side of the hanger."""
    at[:, 2] = np.where(side > 0, np.maximum(at[:, 2], BETWEEN), np.where(side < 0, np.minimum(at[:, 2], -BETWEEN), at[:, 2]))


def push_out(at, was, figure, friction):
    inside = figure.implicit(at.T)
    near = np.flatnonzero(inside < SKIN + 6)
    if not len(near):
        return
    p = at[near].T
    value = inside[near]
    slope = np.stack([figure.implicit(p + d[:, None]) - value for d in np.eye(3) * 0.5]) / 0.5
    size = np.maximum(np.linalg.norm(slope, axis=0), 0.05)
    deep = SKIN - value / size
    hit = deep > 0
    near, deep, normal = near[hit], deep[hit], (slope / size)[:, hit].T
    # A body that grows pushes no faster than this.
    at[near] += normal * np.minimum(deep, 4)[:, None]
    moved = at[near] - was[near]
    aside = moved - (moved * normal).sum(1)[:, None] * normal
    length = np.linalg.norm(aside, axis=1)
    held = np.minimum(1, friction * deep / np.maximum(length, 1e-9))
    at[near] -= aside * held[:, None]

"""Puts a garment together for its photograph: body, hood and pocket."""
import numpy as np

from cloth import in_scene
from dress import bounds, dress, spread
from height import Heights, heights_of
from pattern import distance_to, nearest, sheet_mesh


def dress_body(pattern, co, folder):
    box = bounds(pattern.at)
    own = spread(pattern.at, pattern.faces, pattern.is_top, box)
    return dress("body", co, pattern.faces, own, own, *finish(pattern), folder)


def finish(pattern):
    lay = pattern.garment["lay"]
    box = bounds(pattern.at)
    heights = np.hstack([heights_of(pattern.garment, name, box) for name in ("top", "bottom")])
    return pattern.free_distance < lay["stiff"], lay, heights


def dress_hood(hood, co, folder):
    """It rests on the body's neck; no print reaches it, so that its place is seen as that of the sheet below."""
    own = spread(hood.at, hood.faces, hood.is_top, bounds(hood.at))
    co = co.copy()
    co[:, 2] += 0.009 * smooth((hood.at[:, 1] + 70) / 90)
    return dress("hood", co, hood.faces, own, np.full_like(own, 0.75), *finish(hood), folder)


def dress_pocket(pocket, body, co, folder):
    """A patch on the sheet above: sewn down at its edges, but for the openings, and along its rows."""
    lay, chains, rows = body.garment["lay"], pocket["rim"], pocket.get("rows", [])
    at, _, faces = sheet_mesh(chains, body.garment["spacing"], body.rng)
    faces = np.array([face[::-1] for face in faces])
    edge = distance_to(at, np.vstack([chain["points"] for chain in chains]))
    open_edge = nearest(at, [chain["points"] for chain in chains if chain.get("isOpen")])
    sewn = np.minimum(edge, nearest(at, rows))
    inner = smooth(sewn / 42)
    waves = sum(wave(at, *of) for of in ((95, 0.9, 0.4, 1.0), (60, 2.2, 2.0, 0.6), (140, 1.5, 1.1, 1.2)))
    opened = np.exp(-((open_edge / 16) ** 2)) * smooth(sewn / 1.5 + 0.4)
    bulk = lay["thick"] * 1000
    lift = 0.9 + 0.6 * bulk * (1 + 2 * inner + 0.5 * waves * inner + 1.6 * opened)
    laid = in_scene(at, smoothed_height(at, body, co) * 1000 + lift)
    is_top = np.ones(len(faces), bool)
    own_box = bounds(at)
    own = spread(at, faces, is_top, own_box)
    own[..., 0] *= 2
    heights = Heights(*own_box)
    for chain in chains:
        heights.hem(chain["points"], chain["width"], chain.get("weight", 1))
    for row in rows:
        heights.row(row)
    seen = spread(at, faces, is_top, bounds(body.at))
    return dress("pocket", laid, faces, own, seen, edge < 10, lay, heights.data, folder)


def smoothed_height(at, body, co, width=14):
    """The sheet above under a patch, without the folds that the patch bridges."""
    top = body.side >= 0
    there, height = co[top, :2] * (1000, -1000), co[top, 2]
    out = np.empty(len(at))
    for i, point in enumerate(at):
        gap = ((there - point) ** 2).sum(1)
        weight = np.exp(-gap / (2 * width * width)) + 1e-12
        near = gap < 18**2
        out[i] = max((weight @ height) / weight.sum(), height[near].mean() if near.any() else 0)
    return out


def wave(at, length, angle, phase, strength):
    return strength * np.sin(2 * np.pi / length * (at[:, 0] * np.cos(angle) + at[:, 1] * np.sin(angle)) + phase)


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)

"""A hood that is not worn: it rises around the neck, turns over and lies on shoulders and back. Millimetres, as the pattern."""
import math

import numpy as np

from dress import bounds, dress, spread
from height import Heights
from solids import grid_faces
from wearers import Body

COLUMNS, ROWS, INNER = 180, 44, 14
# Around half of the neck, radians from the throat to the nape: how far the hood reaches from its seam, how thick it lies, and how high its edge rises.
AROUND = np.array(
    (
        (0.0, 5, 2, 1),
        (0.25, 15, 7, 12),
        (0.6, 27, 13, 24),
        (1.0, 40, 19, 30),
        (1.5, 58, 25, 29),
        (1.9, 82, 33, 31),
        (2.3, 112, 40, 37),
        (2.7, 131, 45, 42),
        (math.pi, 138, 47, 43),
    )
).T
# Folds: how many around the neck, where they begin, how high.
FOLDS = (5, 0.4, 3.2), (9, 2.1, 2.2), (16, 1.2, 1.0)
# How far before the skin the cloth below lies, how wide the edge is where it turns over, how deep it goes down within, and its hem.
LIES, TURNS, WITHIN, HEM = 7, 24, 46, 26


def dress_fallen_hood(body, co, folder):
    points, at = lie(body, co * (1000, -1000, 1000))
    rows, columns = points.shape[:2]
    faces = grid_faces(rows, columns, False)
    flat = at.reshape(-1, 2)
    own = spread(flat, faces, np.ones(len(faces), bool), bounds(flat))
    own[..., 0] *= 2
    heights = Heights(*bounds(flat))
    low, high = flat.min(0), flat.max(0)
    heights.row([(low[0], HEM), (high[0], HEM)])
    middle = (low[0] + high[0]) / 2
    heights.seam([(middle, 0), (middle, high[1])], 1.2)
    # No print reaches it, so that its place is seen as that of the sheet below.
    seen, lay = np.full_like(own, 0.75), {"smooth": 2, "thick": 0}
    scene = points.reshape(-1, 3) * (1, -1, 1) / 1000
    return dress("hood", scene, faces, own, seen, np.zeros(len(scene), bool), lay, heights.data, folder)


def lie(body, co):
    """Its points from its lowest edge up, over the edge of its opening and down within; and where they lie when it is spread out."""
    wear = body.garment["wear"]
    before = np.array((0, 0, wear["before"]))
    behind = 1 if "isTurned" in wear else -1
    figure = Body(wear)
    figure.pose(*wear["moments"][-1][2:])
    turn = np.linspace(0, math.tau, COLUMNS)
    reach, thick, rise = (softened(np.interp(np.minimum(turn, math.tau - turn), AROUND[0], column))[:, None] for column in AROUND[1:])
    outward = np.c_[np.sin(turn), np.zeros(COLUMNS), -behind * np.cos(turn)]
    seam = neck(body, co - before, turn, behind)
    ways, normals = spread_out(figure, seam, outward + (0, 0.25, 0), reach / ROWS)
    outer = []
    for nth in range(ROWS, -1, -1):
        far = nth / ROWS
        folds = sum(high * np.sin(count * turn + start + 1.5 * far) for count, start, high in FOLDS)[:, None]
        lifted = (thick + folds * thick / 30) * math.sqrt(1 - far**6) * (0.55 + 0.45 * math.sin(math.pi * min(1, 0.25 + far)))
        raised = rise * np.exp(-((far * reach / TURNS) ** 2))
        outer.append(ways[nth] + normals[nth] * lifted + raised * (0.22 * outward + (0, -1, 0)))
    top = outer[-1]
    deep = rise + WITHIN
    inner = [
        top - outward * np.minimum(16, 4 + rise / 3) * math.sin(q * math.pi / 2) + (0, 1, 0) * deep * (1 - math.cos(q * math.pi / 2))
        for q in np.linspace(0, 1, INNER + 1)[1:]
    ]
    points = np.array(outer + inner)
    step = np.linalg.norm(np.diff(points, axis=0), axis=-1)
    run = np.abs(np.vstack([np.zeros(COLUMNS), np.cumsum(step, 0)]) - np.cumsum(step, 0)[ROWS - 1])
    run[ROWS + 1 :] *= -1
    at = np.stack([np.broadcast_to(turn * 95, run.shape), run], -1)
    return points + before, at


def neck(body, co, turn, behind):
    """The edge that the hood is sewn to."""
    edge = co[(body.free_distance < 1) & (body.at[:, 1] < 130) & (np.abs(body.at[:, 0]) < 124)]
    middle = (edge[:, 2].min() + edge[:, 2].max()) / 2
    angle = np.arctan2(edge[:, 0], -behind * (edge[:, 2] - middle)) % math.tau
    order = np.argsort(angle)
    return np.stack([softened(np.interp(turn, angle[order], edge[order, n], period=math.tau)) for n in range(3)], -1)


def spread_out(figure, start, along, step):
    """From the neck outwards over what is worn: places and normals at equal steps."""
    at, ways, normals = start, [], []
    for nth in range(ROWS + 1):
        if nth:
            at = at + along * step
        value, normal, size = facing(figure, at)
        if nth:
            at = at + normal * ((LIES - value) / size).clip(-6, 6)[:, None]
        along = along - (along * normal).sum(1)[:, None] * normal
        along = along / np.linalg.norm(along, axis=1)[:, None]
        ways.append(at)
        normals.append(normal)
    return ways, normals


def facing(figure, at):
    value = figure.implicit(at.T)
    slope = np.stack([figure.implicit((at + d).T) - value for d in np.eye(3)])
    size = np.maximum(np.linalg.norm(slope, axis=0), 0.05)
    return value, (slope / size).T, size


def softened(values, reach=4):
    """Around the neck."""
    return sum(np.roll(values[:-1], n) for n in range(-reach, reach + 1))[np.arange(len(values)) % (len(values) - 1)] / (2 * reach + 1)

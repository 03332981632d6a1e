"""Twisted cords beside a bag, each on what lies there before it, and the knots at their ends."""
import math

import numpy as np

from below import Below
from cloth import in_scene
from dress import cloth_surface
from pattern import resampled
from solids import add_grid
from straps import dilated, softened
from wardrobe import smooth

STEP = 0.5
# Half a cord's width, mm; how far one of its three strands goes until it is round; how deep the furrows are.
RADIUS, PITCH, FURROW = 2.1, 12.0, 0.24
COLUMNS = 36


def dress_cords(cords, below):
    """On things that are there already, and on each other."""
    material = cloth_surface("cord")
    laid = [*below]
    for cord in cords:
        middle = knotted(cord["middle"], below) if "isKnot" in cord else lie(np.array(cord["middle"]), laid)
        item = add_grid("cord", tube(middle, "isFrayed" in cord) * (1, -1, 1), material, is_closed=True)
        # No print reaches it, so that its place is seen as that of the sheet below.
        item.data.uv_layers.new(name="seen").data.foreach_set("uv", np.full(len(item.data.loops) * 2, 0.75, np.float32))
        laid.append(item)
    return [material] if cords else []


def lie(course, laid):
    middle = resampled(course, STEP)
    below = Below(laid)
    sides = [below.heights(middle + offset) for offset in ((0, 0), (1.4, 0), (-1.4, 0), (0, 1.4), (0, -1.4))]
    return np.c_[middle, softened(dilated(np.max(sides, 0), 4), 6) + RADIUS]


def knotted(way, below):
    """An overhand knot: Shastri's trefoil, whose ends run on."""
    (x0, y0), (x1, y1) = way[0], way[-1]
    t = np.linspace(-2.06, 2.06, 240)
    long, wide, high = t**3 - 3 * t, t**4 - 4 * t**2 + 2, t**5 - 10 * t
    size = RADIUS * 1.02
    out = np.c_[(x0 + x1) / 2 + size * wide, (y0 + y1) / 2 + size * 1.1 * long, 1.05 * RADIUS * np.tanh(high / 5)]
    out[:, 2] += RADIUS * 0.9 - out[:, 2].min() + Below(below).height(*np.mean(way, 0))
    return out


def tube(middle, is_frayed):
    """Sections of three strands, turned along the way."""
    along = np.gradient(middle, axis=0)
    length = np.linalg.norm(along, axis=1)
    run = np.cumsum(length)
    along /= length[:, None]
    side = np.cross(along, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, along)
    turn = np.linspace(0, math.tau, COLUMNS, endpoint=False)
    strand = np.abs(np.cos(1.5 * (turn - math.tau * run[:, None] / PITCH))) ** 0.7
    to_end = np.minimum(run - run[0], run[-1] - run)[:, None]
    radius = RADIUS * (1 - FURROW + FURROW * strand) * np.sqrt(0.02 + 0.98 * smooth(to_end / 1.2))
    if is_frayed:
        radius = radius * (1 + 0.5 * smooth(1 - (run[-1] - run) / 7))[:, None]
    ring = np.cos(turn)[None, :, None] * side[:, None] + np.sin(turn)[None, :, None] * up[:, None]
    return middle[:, None] + radius[..., None] * ring

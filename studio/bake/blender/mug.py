"""A mug: a turned cup with a foot ring, whose ear grows out of the wall."""
import math

import numpy as np

from hull import add_hull, cut, joined, rounded
from surfaces import Surface


def build(job, view, folder):
    cup = job["cup"]
    radius, high = cup["radius"], cup["height"]
    turn = math.radians(view["turn"])
    sin, cos = math.sin(turn), math.cos(turn)

    def distance(x, y, z):
        return mug(cup, x * cos + y * sin, y * cos - x * sin, z)

    reach = radius + 36
    low = [-radius - 3, -radius - 3, -2]
    high_corner = [radius + 3, radius + 3, high + 2]
    # The ear points to the viewer until it is turned.
    ear = (reach * sin, -reach * cos)
    for axis in (0, 1):
        low[axis], high_corner[axis] = min(low[axis], ear[axis] - 12), max(high_corner[axis], ear[axis] + 12)
    glaze = Surface("glaze", waves=0.035)
    add_hull("mug", distance, low, high_corner, job["step"], glaze.material)
    return [glaze]


def mug(cup, x, y, z):
    radius, high, wall = cup["radius"], cup["height"], cup["wall"]
    r = np.hypot(x, y)
    middle = z - high / 2
    body = rounded(r, middle, radius, high / 2, np.where(z > high / 2, 1.75, 6.5))
    # It stands on a narrower ring.
    ring = rounded(r, z - 4, radius - 5.2, 4, 0.8)
    body = joined(np.maximum(body, 1.3 - z), ring, 1.2)
    hollow = rounded(r, z - high / 2 - 5, radius - wall, high / 2, 9)
    hollow = np.where(z > high - 8, np.minimum(hollow, r - (radius - wall)), hollow)
    return cut(joined(body, ear_of(cup, x, y, z, r), 7), hollow, 1.75)


def ear_of(cup, x, y, z, r):
    """A superellipse in the plane of the ear, its lower half drawn in; its section is an oval. What would stand inside the cup is cut off."""
    up, out = z - cup["height"] * 0.53, -y - cup["radius"] + 1
    taper = 1 + 0.0016 * (up - np.hypot(up, 9))
    shape = ((np.abs(out) / (29 * taper)) ** 2.5 + (np.abs(up) / 31) ** 2.5 + 1e-9) ** (1 / 2.5)
    section = np.hypot(x / 1.32, (shape - 1) * 29 * 0.92) - 5
    return np.maximum(section, cup["radius"] - cup["wall"] / 2 - r) * 0.8

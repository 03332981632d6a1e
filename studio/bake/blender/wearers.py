"""What wears a garment: distance functions. Millimetres of the pattern, x to the viewer's right, y down, z towards the viewer."""
import math

import numpy as np

from hull import joined

# How the trunk is cut at a height: half its width, half its depth, and how far its middle is to the front.
TRUNK = np.array(
    (
        (-140, 46, 46, 8),
        (-45, 46, 48, 4),
        (-14, 54, 52, 0),
        (4, 80, 56, -4),
        (20, 120, 60, -8),
        (36, 156, 64, -8),
        (54, 176, 72, -6),
        (84, 186, 86, -2),
        (130, 188, 100, 2),
        (180, 187, 112, 5),
        (240, 182, 117, 6),
        (320, 172, 113, 4),
        (420, 166, 108, 2),
        (520, 170, 111, 1),
        (620, 178, 116, 0),
        (900, 182, 118, 0),
    ),
    float,
).T
SHOULDER = (158, 104)
# Along an arm: how far from the shoulder, and its radius.
ARM = np.array(
    ((-400, -340), (-60, 0), (-30, 30), (0, 44), (40, 45), (110, 37), (200, 29), (330, 25), (430, 22), (520, 20), (900, 18)), float
).T
# Its middle and its half sides.
HEAD = (0, -130, 8), (96, 116, 106)
# Between an ellipse and a box.
SQUARE = 2.3


class Body:
    """Grows from a sheet of paper to its full depth; its arms turn, and come in from `out` of their joints."""

    def __init__(self, build, has_head, is_turned):
        """`build`: how stout trunk and arms are."""
        (self.stout, self.arms), self.has_head, self.is_turned = build, has_head, is_turned

    def pose(self, depth, angle, out):
        self.depth, self.angle, self.out = depth, angle, out

    def implicit(self, at):
        """Negative within; not a true distance, but of about its size near the skin."""
        x, y, z = at
        z = -z if self.is_turned else z
        half, depth, front = (np.interp(y, TRUNK[0], column) for column in TRUNK[1:])
        half, depth = half * self.stout, depth * self.stout
        z = z / self.depth
        lap = ((np.abs(x) / half) ** SQUARE + (np.abs(z - front) / depth) ** SQUARE) ** (1 / SQUARE)
        trunk = (lap - 1) * depth
        turn = math.radians(self.angle)
        out = np.abs(x) - SHOULDER[0] * self.stout - self.out
        down = y - SHOULDER[1]
        along = out * math.sin(turn) + down * math.cos(turn)
        aside = out * math.cos(turn) - down * math.sin(turn)
        arm = np.hypot(aside, z) - np.interp(along, *ARM) * (0.4 + (self.arms - 0.4) * self.depth)
        body = joined(trunk, arm, 30)
        if not self.has_head:
            return body
        (x0, y0, z0), (wide, high, deep) = HEAD
        head = (np.sqrt(((x - x0) / wide) ** 2 + ((y - y0) / high) ** 2 + ((z - z0) / deep) ** 2) - 1) * wide
        return joined(body, head, 20)


# The upper edge of a hanger's wood, from the hook to its end, and half of how thick it is there.
WOOD = np.array(((0, -16, 7), (30, -13, 7), (80, 3, 8), (140, 22, 9), (190, 40, 11), (208, 50, 11)), float).T
WOOD_DEPTH = 24


class Hanger:
    """Wood below the shoulders, and a wall behind."""

    def __init__(self, before):
        """`before` the wall, mm."""
        self.wall = -before

    def pose(self, *_):
        """It does not move."""

    def implicit(self, at):
        return np.minimum(self.wood(*at), at[2] - self.wall)

    def wood(self, x, y, z):
        far = np.minimum(np.abs(x), WOOD[0][-1])
        top, half = (np.interp(far, WOOD[0], column) for column in WOOD[1:])
        middle = top + WOOD_DEPTH / 2
        end = np.hypot(np.maximum(np.abs(x) - far, 0), np.maximum(np.abs(y - middle) - WOOD_DEPTH / 2 + half, 0))
        return np.hypot(end, z) - half

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
        (54, 174, 72, -6),
        (84, 182, 86, -2),
        (130, 182, 100, 2),
        (180, 178, 112, 5),
        (240, 172, 116, 6),
        (320, 160, 108, 4),
        (420, 151, 98, 2),
        (520, 158, 104, 0),
        (620, 168, 112, -3),
        (900, 172, 114, -4),
    ),
    float,
).T
# No ring shows where one figure follows another, mm.
HEIGHTS, ROUND = np.arange(-140.0, 901, 4), 14


def rounded(table):
    """Columns of figures at all heights."""
    reach = np.arange(-12, 13)
    kernel = np.exp(-((reach * 4 / ROUND) ** 2) / 2)
    lines = (np.pad(np.interp(HEIGHTS, table[0], column), 12, "edge") for column in table[1:])
    return [np.convolve(line, kernel / kernel.sum(), "valid") for line in lines]


FIGURE = rounded(TRUNK)
SHOULDER = (158, 104)
# Along an arm: how far from the shoulder, and its radius.
ARM = np.array(
    ((-400, -340), (-60, 0), (-30, 30), (0, 50), (40, 56), (110, 52), (200, 42), (330, 33), (430, 29), (520, 25), (900, 24)), float
).T
# Along it, mm: where it bends, and where its muscle is thickest and how far that reaches.
ELBOW, DELTOID = 285, (85, 60)
# Nobody stands straight: 500 mm below the shoulders the trunk is so far to the side (mm), so much turned (radians), and so much higher on one side (share).
STANCE = 9, 0.07, 0
# Between an ellipse and a box.
SQUARE = 2.3


class Body:
    """Grows from a sheet of paper to its full depth; its arms, if it has any, turn, come in from `out` of their joints, and bend as they do."""

    def __init__(self, wear):
        (self.stout, self.arms), self.is_turned = wear["build"], "isTurned" in wear
        self.muscle, self.stance = wear.get("muscle", 1), wear.get("stance", STANCE)
        # The viewer's left and right; whoever turns round has them the other way.
        self.bent = np.radians(wear.get("bent", ((0, 0, 0),) * 2))[:: -1 if self.is_turned else 1]
        self.spread, *_, self.hangs = (moment[3] for moment in wear["moments"])

    def pose(self, depth, angle, out):
        self.depth, self.angle, self.out = depth, angle, out

    def come_in(self):
        return np.clip((self.spread - self.angle) / (self.spread - self.hangs), 0, 1)

    def upper_arm(self, side):
        """By how much it turns outwards."""
        return math.radians(self.angle) - self.bent[side][0] * self.come_in()

    def forearm(self, side):
        """Which way that of the viewer's left (0) or right (1) points: outwards, down and to the front."""
        _, inward, forward = self.bent[side] * self.come_in()
        turn = self.upper_arm(side) - inward
        return np.array((math.sin(turn) * math.cos(forward), math.cos(turn) * math.cos(forward), math.sin(forward)))

    def implicit(self, at):
        """Negative within; not a true distance, but of about its size near the skin."""
        x, y, z = at
        z = -z if self.is_turned else z
        shift, twist, tilt = self.stance
        stands = self.depth * (y - SHOULDER[1]) / 500
        level = y + (tilt * np.clip(stands, 0, None) * x if tilt else 0)
        half, depth, front = (np.interp(level, HEIGHTS, column) for column in FIGURE)
        half, depth = half * self.stout, depth * self.stout
        aside, deep = x - shift * stands, (z - twist * stands * x) / self.depth
        lap = ((np.abs(aside) / half) ** SQUARE + (np.abs(deep - front) / depth) ** SQUARE) ** (1 / SQUARE)
        trunk = (lap - 1) * depth
        if not self.arms:
            return trunk
        out, down, deep = np.abs(x) - SHOULDER[0] * self.stout - self.out, y - SHOULDER[1], z / self.depth
        arms = np.empty_like(x)
        for side, there in enumerate((x < 0, x >= 0)):
            arms[there] = self.arm(side, out[there], down[there], deep[there])
        return joined(trunk, arms, 30)

    def arm(self, side, out, down, z):
        """Straight to the elbow. What is beyond the plane that halves its angle is the forearm's."""
        turn = self.upper_arm(side)
        along = out * math.sin(turn) + down * math.cos(turn)
        far = np.hypot(out * math.cos(turn) - down * math.sin(turn), z)
        if self.bent.any():
            upper, fore = np.array((math.sin(turn), math.cos(turn), 0)), self.forearm(side)
            over = np.stack((out, down, z)) - ELBOW * upper[:, None]
            beyond = fore @ over
            is_fore = (upper + fore) @ over > 0
            along = np.where(is_fore, ELBOW + beyond, along)
            far = np.where(is_fore, np.linalg.norm(over - beyond * fore[:, None], axis=0), far)
        thick = 1 + (self.arms - 1) * np.clip((along - 10) / 110, 0, 1)
        thick = thick + (self.muscle - 1) * np.exp(-(((along - DELTOID[0]) / DELTOID[1]) ** 2))
        return far - np.interp(along, *ARM) * (0.4 + (thick - 0.4) * self.depth)


# The upper edge of a hanger's wood, from the hook to its end, and half of how thick it is there.
WOOD = np.array(((0, -16, 7), (30, -13, 7), (80, 3, 8), (140, 22, 9), (190, 40, 11), (208, 50, 11)), float).T
WOOD_DEPTH = 24
# Half of how thick the paper in sleeves is.
PAPER = 7


class Hanger:
    """Wood below the shoulders, a wall behind, and paper in the sleeves."""

    def __init__(self, before):
        """`before` the wall, mm."""
        self.wall = -before

    def pose(self, _, angle, reach):
        """The paper reaches so far (mm) from the end of the wood."""
        turn = math.radians(angle)
        self.paper = reach * math.sin(turn), reach * math.cos(turn)

    def implicit(self, at):
        return np.minimum(np.minimum(self.wood(*at), self.sleeves(*at)), at[2] - self.wall)

    def sleeves(self, x, y, z):
        (wide, high), (end, top) = self.paper, WOOD[:2, -1]
        out, down = np.abs(x) - end, y - top - PAPER
        along = np.clip((out * wide + down * high) / (wide**2 + high**2 + 1), 0, 1)
        return np.sqrt((out - along * wide) ** 2 + (down - along * high) ** 2 + z**2) - PAPER

    def wood(self, x, y, z):
        far = np.minimum(np.abs(x), WOOD[0][-1])
        top, half = (np.interp(far, WOOD[0], column) for column in WOOD[1:])
        middle = top + WOOD_DEPTH / 2
        end = np.hypot(np.maximum(np.abs(x) - far, 0), np.maximum(np.abs(y - middle) - WOOD_DEPTH / 2 + half, 0))
        return np.hypot(end, z) - half

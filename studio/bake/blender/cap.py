"""A six-panel cap from a little above: crown, brim, button and eyelets."""
import math
import os

import bpy
import numpy as np

from dress import bump_with, write_grey
from height import Heights, bell, pucker, stitch
from solids import add_grid
from surfaces import Surface

ACROSS, DEEP, HIGH = 91.5, 99.0, 129.0
# How much higher the seam of the brim lies in the middle than at the temples.
RISE = 36.0
BRIM_END = math.radians(70)
BRIM_LENGTH, BRIM_SLOPE = 74.0, math.tan(math.radians(21))
TURNS, ROWS = 600, 150


def build(job, view, folder):
    turn = np.linspace(-math.pi, math.pi, TURNS + 1)
    rise = np.sin(np.linspace(0, math.pi / 2, ROWS)) ** (2 / 2.3)
    cloth = stitched("crown", crown_heights(), folder)
    own = np.stack(np.broadcast_arrays((turn[None] + math.pi) / math.tau, rise[:, None]), -1)
    add_cloth("crown", crown_points(turn[None, :-1], rise[:, None]), cloth, own, True)
    brim = add_brim(folder)
    plain = Surface("plain")
    add_button(plain)
    for at in (-math.pi / 6, math.pi / 6, -math.pi / 2, math.pi / 2):
        add_eyelet(at, plain)
    for item in bpy.data.objects:
        # The ground is where the brim ends; the button's foot is the top reference line.
        item.location.z += job["lift"] / 1000
    return [cloth, brim, plain]


def add_cloth(name, points, surface, own=None, is_closed=False):
    """`own` is the UV of its heights; that of a closed sheet is one column wider than its points."""
    item = add_grid(name, points, surface.material, is_closed)
    if own is not None:
        columns, wide = points.shape[1], own.shape[1]
        loops = np.array([loop.vertex_index for loop in item.data.loops]).reshape(-1, 4)
        row, column = loops // columns, loops % columns
        # Across the join the last column is one further than the first.
        column = np.where((column == 0) & (column.max(1) == columns - 1)[:, None] & is_closed, columns, column)
        uv = own.reshape(-1, 2)[row * wide + column]
        item.data.uv_layers.new(name="own").data.foreach_set("uv", np.ascontiguousarray(uv, np.float32).ravel())
    return item


def stitched(name, heights, folder):
    surface = Surface(name)
    path = os.path.join(folder, f"{name}-heights.png")
    write_grey(path, heights)
    bump_with(surface.material, bpy.data.images.load(path))
    return surface


def roundness(z):
    """How much of its width the crown has at a height."""
    return (1 - np.clip(z / HIGH, 0, 1) ** 2.5) ** (1 / 2.0)


def base(turn):
    """Where the crown is sewn to the brim."""
    return RISE * np.clip(np.cos(turn), 0, 1) ** 1.7


def crown_points(turn, rise):
    """Places on the crown; `rise` is 0 at the base and 1 at the button."""
    z = base(turn) - 3 + (HIGH - base(turn) + 3) * rise
    # Seams draw the cloth in, panels bulge between them; the back sinks in a little, since nobody wears it.
    drawn = 1 - 0.03 * np.abs(np.cos(3 * turn)) ** 12 * (1 - rise**4)
    soft = 1 + 0.012 * np.sin(2.3 * turn + 5 * rise) * np.sin(math.pi * rise) + 0.009 * np.sin(5 * turn - 7 * rise + 1) * rise * (1 - rise) * 4
    r = roundness(z) * drawn * soft
    return np.stack([ACROSS * r * np.sin(turn), -DEEP * r * np.cos(turn), z + 0 * turn], -1)


def crown_heights():
    """Unrolled: around the base to the right, down from the button."""
    wide, high = 95 * math.tau, 120
    out = Heights(-wide / 2, 0, wide, high)
    y = np.linspace(2, high, 60)
    shrink = np.maximum(roundness(HIGH * (1 - y / high)), 0.08)
    for nth in range(-3, 4):
        x = 95 * nth * math.pi / 3
        far, along = out.trace(np.c_[np.full_like(y, x), y], 14)
        out.data += -0.8 * bell(far, 0.8) + 0.3 * bell(far, 3.5) + 0.2 * pucker(along) * bell(far, 6)
        for side in (-1, 1):
            far, along = out.trace(np.c_[x + side * 3.4 / shrink, y], 5)
            out.data += 1.0 * stitch(far * 1.25, along * 1.3)
    hem = np.array([[-wide / 2, high - 4], [wide / 2, high - 4]])
    far, along = out.trace(hem, 5)
    out.data += 0.6 * stitch(far * 1.25, along * 1.4)
    return out.data


def add_brim(folder):
    # From right to left, so that its upper side is the outer one.
    share = np.linspace(1, -1, 241)
    out = np.linspace(0, 1, 61)[:, None]
    turn = share * BRIM_END
    # Its edge is half an ellipse; it begins inside the crown.
    inner = np.stack([0.955 * ACROSS * np.sin(turn), -0.955 * DEEP * np.cos(turn)])
    wide, deep = 0.945 * ACROSS, DEEP + BRIM_LENGTH + inner[1, 0]
    edge = np.stack([wide * np.sin(share * math.pi / 2), inner[1, 0] - deep * np.abs(np.cos(share * math.pi / 2)) ** 0.8])
    x, y = (inner[axis] + (edge[axis] - inner[axis]) * out for axis in (0, 1))
    forward = np.hypot(x - inner[0], y - inner[1])
    # It bends down to both sides, the more the further out.
    z = base(turn) - BRIM_SLOPE * forward * (1 - 0.0016 * forward) - 17 * forward / BRIM_LENGTH * (x / ACROSS) ** 2 - 1.0
    heights = Heights(-105, 0, 210, 85)
    for row in (0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.955):
        line = np.c_[x[int(row * 60)], forward[int(row * 60)]]
        far, along = heights.trace(line, 6)
        heights.data += 1.0 * stitch(far * 1.2, along * 1.3) - 0.2 * bell(far, 2.4)
    own = np.stack(np.broadcast_arrays((x + 105) / 210, 1 - forward / 85), -1)
    surface = stitched("brim", heights.data, folder)
    brim = add_cloth("brim", np.stack([x, y, z], -1), surface, own)
    thick = brim.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset, thick.use_even_offset = 0.0034, 0, True
    round_edge = brim.modifiers.new("round", "BEVEL")
    round_edge.width, round_edge.segments, round_edge.limit_method, round_edge.angle_limit = 0.0014, 3, "ANGLE", 1.0
    return surface


def add_button(cloth):
    up, around = np.linspace(-0.3, math.pi / 2, 18), np.linspace(0, math.tau, 61)
    r, z = 8.0 * np.cos(up)[:, None], HIGH - 0.4 + 5 * np.sin(up)[:, None]
    points = np.stack(np.broadcast_arrays(r * np.sin(around), -r * np.cos(around), z), -1)
    add_grid("button", points, cloth.material)


def add_eyelet(turn, cloth):
    """A ring of thread around a hole."""
    at, beside, above = (crown_points(np.array(t), np.array(r)) for t, r in ((turn, 0.7), (turn + 0.02, 0.7), (turn, 0.72)))
    normal = np.cross(beside - at, above - at)
    normal /= np.linalg.norm(normal)
    side = np.cross(normal, (0, 0, 1))
    side /= np.linalg.norm(side)
    up = np.cross(side, normal)
    a, b = np.meshgrid(np.linspace(0, math.tau, 49), np.linspace(0, math.tau, 17), indexing="ij")
    thread = 0.85 + 0.1 * np.cos(a * 24)
    reach = 2.4 + thread * np.cos(b)
    ring = at + reach[..., None] * (np.cos(a)[..., None] * side + np.sin(a)[..., None] * up) + (thread * np.sin(b))[..., None] * normal
    add_grid("eyelet", ring, cloth.material)
    t = np.linspace(0, math.tau, 33)
    middle = at + normal * 0.3
    rim = middle + 2.0 * (np.cos(t)[:, None] * side + np.sin(t)[:, None] * up)
    hole = Surface("hole")
    hole.dye(Base_Color=(0.01, 0.01, 0.01, 1), Specular=0.0)
    add_grid("hole", np.stack([np.broadcast_to(middle, rim.shape), rim]), hole.material)

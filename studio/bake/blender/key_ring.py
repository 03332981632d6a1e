"""A split ring, a short chain and a key ring of nickel, lying on paper."""
import math

import numpy as np
from mathutils import Matrix, Vector

from cloth import add_mesh
from solids import add_grid
from surfaces import Surface, clay
from table import soft_box

NICKEL = {"Base Color": (0.74, 0.73, 0.71, 1), "Metallic": 1.0, "Roughness": 0.17}
# What wires see above them, beside the table's own boxes: a wide pale ceiling, or they would be chrome in a dark room.
CEILING = ((-0.1, 0.15, 0.9), (2.4, 2.2), 1.15)
AROUND = np.linspace(0, math.tau, 28, endpoint=False)
STEPS = 300
# Of a split ring: over which angle a turn goes down to the next, how much wider that is, how round its ends are, mm.
DOWN, WIDER, END = 0.5, 0.16, 0.3


def build(job, view, folder):
    nickel = Surface("nickel", own=NICKEL)
    nickel.dye()
    for ring in job["rings"]:
        split_ring(ring, nickel.material)
    for link in job["links"]:
        oval(link, nickel.material)
    soft_box(Vector(job["middle"]) / 1000, *CEILING)
    paper()
    return [nickel]


def paper():
    """Which wires mirror from below; the table's own ground takes the shadow and is not mirrored."""
    item = add_mesh("paper", [(x, y, 0.00002) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)])
    surface = Surface("paper")
    surface.dye(**clay(0.8))
    item.data.materials.append(surface.material)
    item.visible_camera = item.visible_diffuse = item.visible_shadow = False


def split_ring(ring, material):
    """Two turns of flattened wire, one on the other, from its upper end at the slit to its lower one beneath."""
    turn = np.linspace(0, 2 * math.tau - DOWN - 0.05, 2 * STEPS)
    down = np.clip((turn - math.tau + DOWN) / DOWN, 0, 1)
    down = down * down * (3 - 2 * down)
    along = turn * ring["radius"]
    from_end = np.minimum(along, along[-1] - along)
    full = np.sqrt(1 - (1 - np.minimum(from_end / END, 1)) ** 2)
    out = around(turn + math.radians(ring["slit"]))
    path = out * (ring["radius"] + WIDER * (down - 0.5))[:, None]
    path[:, 2] = ring["half"][1] * (1 - 2 * down)
    sweep("split ring", path, out, full, ring, material)


def oval(link, material):
    """A link: two half circles and what joins them."""
    half, long = link["size"]
    turn = (np.arange(STEPS + 1) + 0.5) * math.tau / STEPS
    out = around(turn)
    path = out * half + np.c_[np.zeros_like(turn), np.sign(np.sin(turn)) * (long - half), np.zeros_like(turn)]
    sweep("link", path, out, np.ones_like(turn), link, material)


def around(turn):
    return np.c_[np.cos(turn), np.sin(turn), np.zeros_like(turn)]


def sweep(name, path, out, full, part, material):
    """Wire along a path: `half` is half of its width and of its thickness. Then it is laid down: turned in its plane, its left side raised."""
    wide, thick = part["half"]
    section = out[:, None] * (wide * np.cos(AROUND))[:, None] + np.array((0, 0, thick)) * np.sin(AROUND)[:, None]
    points = path[:, None] + section * full[:, None, None]
    turned = Matrix.Rotation(math.radians(part["tilt"]), 3, "Y") @ Matrix.Rotation(math.radians(part["spin"]), 3, "Z")
    x, y = part["at"]
    add_grid(name, points @ np.array(turned).T + (x, -y, part["up"]), material, is_closed=True)

"""What stands about in rooms, in metres; each is made of grids of points."""
import math

import numpy as np

from solids import add_grid, lathe


def put(item, at, turn=0.0, scale=1.0):
    item.location = at
    item.rotation_euler[2] = math.radians(turn)
    item.scale = (scale,) * 3
    return item


def block(name, size, material, at, turn=0.0, edge=0.0012):
    """A box with soft edges, its middle at `at`."""
    x, y, z = (half / 2 * 1000 for half in size)
    e = edge * 1000
    rows = []
    for level, inset in ((-z, e), (-z, 0), (z - e, 0), (z - e * 0.3, e * 0.3), (z, e)):
        a, b = x - inset, y - inset
        rows.append([(-a, -b, level), (a, -b, level), (a, b, level), (-a, b, level)])
    rows.insert(0, [(0, 0, -z)] * 4)
    rows.append([(0, 0, z)] * 4)
    item = add_grid(name, np.array(rows, float), material, is_closed=True, smooth=False)
    return put(item, at, turn)


def blade(material, length, width, curl=0.2, pointed=1.0, name="leaf"):
    """A leaf from its stalk along x, folded a little along its middle."""
    t, s = np.linspace(0, 1, 25)[:, None], np.linspace(-1, 1, 9)[None]
    half = width / 2 * np.sin(math.pi * t**0.8) ** (0.75 if pointed < 0.5 else 0.95) * (1 - 0.25 * pointed * t)
    x = np.broadcast_to(length * t, (25, 9)) * 1000
    y = half * s * 1000
    z = (-curl * length * t**2 + 0.22 * np.abs(half * s) + 0.02 * width * np.sin(9 * t + 3 * s)) * 1000
    return add_grid(name, np.stack([x, y, z], -1), material)


def stalk(material, points, thick):
    """A round stem through points of metres."""
    path = np.array(points, float) * 1000
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, (0, 0, 1.0))
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up = np.cross(side, along)
    turn = np.linspace(0, math.tau, 10, endpoint=False)
    r = np.linspace(thick, thick * 0.55, len(path))[:, None, None] * 1000
    ring = np.cos(turn)[None, :, None] * side[:, None] + np.sin(turn)[None, :, None] * up[:, None]
    return add_grid("stalk", path[:, None] + ring * r, material, is_closed=True)


def twig(green, brown, start, heading, length, leaf_length, rng, round_leaves=True, height=0.004, pairs=7):
    """Leaves in pairs along a bending stem that lies down or hangs in the air."""
    t = np.linspace(0, 1, 30)
    angle = math.radians(heading) + 0.5 * (t - 0.2) ** 2 * (1 if rng.random() < 0.5 else -1)
    step = length / 29
    at = np.cumsum(np.c_[np.cos(angle), np.sin(angle)] * step, 0) + start[:2]
    z = start[2] + height * (0.6 + 0.8 * np.sin(math.pi * t))
    stalk(brown, np.c_[at, z], length * 0.008)
    for n, share in enumerate(np.linspace(0.14, 0.97, pairs)):
        i = int(share * 29)
        for side in (-1, 1):
            size = leaf_length * (1 - 0.45 * share) * rng.uniform(0.85, 1.15)
            item = blade(green, size, size * (0.8 if round_leaves else 0.34), rng.uniform(-0.05, 0.18), 0.2 if round_leaves else 1)
            item.location = (*at[i], z[i])
            lean = math.degrees(angle[i]) + side * rng.uniform(48, 72) * (1 - 0.45 * share)
            item.rotation_euler = (side * rng.uniform(-0.1, 0.5), rng.uniform(-0.42, 0.02), math.radians(lean))


def cup(glaze, drink, at, turn):
    """Coffee, and its ear."""
    radius, high = 39, 74
    body = add_grid("cup", lathe(profile(radius, high, 3.4), 128), glaze, is_closed=True)
    ear = add_grid("ear", handle_points(radius, high), glaze, is_closed=True)
    put(ear, at, turn)
    put(body, at)
    level = np.array([[(0, 0)], [(radius - 3.5, 0)]]).reshape(-1, 2)
    level[:, 1] = high - 13
    put(add_grid("drink", lathe(level, 96), drink, is_closed=True), at)


def saucer(glaze, at, radius=72):
    outline = [(0, 2.5), (34, 2.5), (38, 2.2), (radius - 14, 7), (radius - 2, 12), (radius, 12.6), (radius - 0.5, 11), (radius - 14, 4), (38, 0), (0, 0)]
    put(add_grid("saucer", lathe(outline, 128), glaze, is_closed=True), at)


def pencil(paint, bare, lead, at, turn, length=0.175):
    """Six sides, a sharpened end."""
    edges = np.linspace(0, math.tau, 6, endpoint=False)

    def part(name, ends, material):
        rows = [[(x * 1000, r * math.cos(a), r * math.sin(a)) for a in edges] for x, r in ends]
        item = add_grid(name, np.array(rows), material, is_closed=True, smooth=False)
        put(item, at, turn)

    part("paint", [(0, 0), (0, 3.6), (length - 0.02, 3.6)], paint)
    part("bare", [(length - 0.02, 3.55), (length - 0.005, 1.0)], bare)
    part("lead", [(length - 0.005, 1.0), (length, 0.2)], lead)


def arc(at, r, start, end, steps=8):
    turn = np.radians(np.linspace(start, end, steps))
    return np.c_[at[0] + r * np.cos(turn), at[1] + r * np.sin(turn)]


def profile(radius, high, wall):
    """From the middle of the foot out, up the wall, over the lip and down to the middle of the bottom."""
    inner = radius - wall
    foot, lip = 4.6, wall / 2
    return np.vstack([
        [(0, 1.6), (radius - 9, 1.6), (radius - 8, 0.2), (radius - foot - 0.4, 0)],
        arc((radius - foot, foot), foot, -88, 0),
        np.c_[np.full(20, radius), np.linspace(foot + 1, high - lip - 0.6, 20)],
        arc((radius - lip, high - lip), lip, 0, 180, 14),
        np.c_[np.full(14, inner), np.linspace(high - lip - 1, 15, 14)],
        arc((inner - 10, 14), 10, 0, -90),
        [(0, 4)],
    ])


def handle_points(radius, high):
    """An ear of oval section towards the viewer; its ends are within the wall."""
    turn = np.linspace(-math.pi / 2, math.pi / 2, 91)
    cos, sin = np.abs(np.cos(turn)) ** 0.8, np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.8
    out, z = 29 * cos * (1 + 0.04 * sin), high * 0.53 + 31 * sin
    # A little further in, so that flared ends show no gap.
    ends = np.r_[[(-2.4, z[0])], np.c_[out, z], [(-2.4, z[-1])]]
    path = ends + (radius - 0.6, 0)
    along = np.gradient(path, axis=0)
    along /= np.hypot(*along.T)[:, None]
    across = np.c_[along[:, 1], -along[:, 0]]
    flare = 1 + 0.34 * np.exp(-(((path[:, 0] - radius).clip(0)) / 4.5) ** 2)
    section = np.linspace(0, math.tau, 40, endpoint=False)
    a, b = 4.9 * flare[:, None] * np.cos(section), 6.6 * flare[:, None] * np.sin(section)
    reach = path[:, :1] + across[:, :1] * a
    return np.stack([b, -reach, path[:, 1:] + across[:, 1:] * a], -1)

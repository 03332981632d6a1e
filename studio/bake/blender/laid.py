"""What is cut out of paper, board or cloth and lies: parts one above the other, each an outline, two heights and a lift; and cords."""
import math

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from cloth import add_mesh
from sheet import outwards
from solids import add_grid
from surfaces import STEEL, Surface

ROUND_STEPS = 5
AROUND = np.linspace(0, math.tau, 20, endpoint=False)


def build(job, view, folder):
    surfaces = [add_part(f"part {nth}", part) for nth, part in enumerate(job["parts"])]
    return surfaces + [add_cord(f"cord {nth}", cord) for nth, cord in enumerate(job.get("cords", []))]


# Never dyed: of what settings, how much of the colour its texture takes and how high it is, mm.
OWN = {
    "steel": (STEEL, None),
    "leaves": ({"Base Color": (0.92, 0.89, 0.82, 1), "Roughness": 1.0, "Specular": 0.1}, ("leaves", 0.2, 0)),
    "book cloth": ({"Base Color": (0.05, 0.046, 0.047, 1), "Roughness": 0.85, "Specular": 0.25}, ("threads", 0.55, 0.3)),
    "rubber": ({"Base Color": (0.016, 0.016, 0.017, 1), "Roughness": 0.7, "Specular": 0.3}, None),
    "backing": ({"Base Color": (0.64, 0.6, 0.52, 1), "Roughness": 0.45, "Specular": 0.35}, None),
    "plastic": ({"Base Color": (0.6, 0.595, 0.585, 1), "Roughness": 0.28, "Specular": 0.5}, None),
    "jersey": ({"Base Color": (0.47, 0.445, 0.4, 1), "Roughness": 1.0, "Specular": 0.1}, ("ribs", 0.22, 0.16)),
    "waxed cord": ({"Base Color": (0.24, 0.16, 0.09, 1), "Roughness": 0.55, "Specular": 0.3}, ("twist", 0.35, 0.1)),
}


def surface_of(thing):
    if "own" not in thing:
        return Surface("dyed", waves=thing.get("waves", 0))
    settings, texture = OWN[thing["own"]]
    surface = Surface(thing["own"], own=settings)
    if texture:
        kind, share, high = texture
        value = TEXTURES[kind](surface.nodes)
        color = settings["Base Color"][:3]
        surface.nodes.to(surface.nodes.ramp(value, (0.3, tuple(c * (1 - share) for c in color)), (0.7, color)), "Base Color")
        if high:
            surface.nodes.bumpy(value, high / 1000)
    surface.dye()
    return surface


def threads(nodes):
    """Of cloth for books: slubs both ways, the upper of two."""
    across, along = (nodes.noise(1, 2, 0.5, far) for far in ((2600, 300, 300), (300, 2600, 300)))
    return nodes.mixed(1, across, along, "LIGHTEN")


def ribs(nodes):
    wave = nodes.make(
        "TexWave", {"Vector": nodes.place((1, 1, 1)), "Scale": 210, "Distortion": 0.6, "Detail": 2}, bands_direction="X"
    )
    return wave.outputs["Fac"]


TEXTURES = {
    # Of a block of paper, seen from its side.
    "leaves": lambda nodes: nodes.noise(1, 3, 0.7, (30, 30, 2600)),
    "threads": threads,
    "ribs": ribs,
    "twist": lambda nodes: nodes.noise(1, 2, 0.5, (900, 2400, 900)),
}


def add_part(name, part):
    surface = surface_of(part)
    loops = [subdivided(upwards(loop), part["step"]) for loop in (part["outline"], *part.get("holes", []))]
    loops = [loop if (area(loop) > 0) == (nth == 0) else loop[::-1] for nth, loop in enumerate(loops)]
    points, faces, rims = [], [], []
    profile, first = profile_of(part), 0
    for loop in loops:
        out, n = outwards(loop), len(loop)
        points += [np.c_[loop - out * inset, np.full(n, z)] for inset, z in profile]
        i = np.arange(n)
        k = (i + 1) % n
        for ring in first + n * np.arange(len(profile) - 1):
            faces += [tuple(face) for face in np.c_[ring + i, ring + n + i, ring + n + k, ring + k]]
        rims.append(first + i)
        first += n * len(profile)
    points = np.concatenate(points)
    inner, triangles = face_of(points, rims, part)
    faces += triangles
    points = np.r_[points, inner]
    points[:, 2] += lift_at(part, points[:, 0], -points[:, 1])
    item = add_mesh(name, points / 1000, faces)
    item.data.materials.append(surface.material)
    for face in item.data.polygons:
        face.use_smooth = True
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, 0.6
    return surface


def upwards(loop):
    """The catalogue's places go downwards."""
    return np.array(loop, float) * (1, -1)


def subdivided(loop, step):
    """Without points that are told twice, as where two round corners meet."""
    loop = loop[np.linalg.norm(np.roll(loop, -1, 0) - loop, axis=1) > 1e-6]
    ends = np.roll(loop, -1, 0)
    count = np.ceil(np.linalg.norm(ends - loop, axis=1) / step).astype(int)
    return np.concatenate([a + (b - a) * np.linspace(0, 1, n, endpoint=False)[:, None] for a, b, n in zip(loop, ends, count)])


def area(loop):
    x, y = loop.T
    return (x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2


def profile_of(part):
    """From the face over its round edge down to the ground: how far inwards, and how high."""
    turn, by = np.linspace(0, math.pi / 2, ROUND_STEPS), part["round"]
    return np.r_[np.c_[by * (1 - np.sin(turn)), part["high"] - by * (1 - np.cos(turn))], [(0, part["low"])]]


def face_of(points, rims, part):
    """The points within the rims, and triangles of all of them."""
    step = part["step"]
    edges = [points[rim, :2] for rim in rims]
    low, high = edges[0].min(0), edges[0].max(0)
    grid = np.stack(np.meshgrid(*(np.arange(a + step / 2, b, step) for a, b in zip(low, high)), indexing="ij"), -1).reshape(-1, 2)
    ends = np.concatenate(edges)
    near = np.array([((ends - p) ** 2).sum(1).min() for p in grid]) < (step * 0.6) ** 2
    grid = grid[~near & within(edges, grid)]
    inner = np.c_[grid, np.full(len(grid), part["high"])]
    ids = np.r_[np.concatenate(rims), len(points) + np.arange(len(grid))]
    flat = np.r_[ends, grid]
    rings, first = [], 0
    for edge in edges:
        i = np.arange(len(edge))
        rings += [(int(first + a), int(first + (a + 1) % len(edge))) for a in i]
        first += len(edge)
    _, _, triangles, before, _, _ = delaunay_2d_cdt([Vector(p) for p in flat], rings, [], 0, 1e-6)
    if len(before) != len(flat):
        raise ValueError("a part's edge is rounder than its outline")
    triangles = np.array(triangles)
    own = np.array([sources[0] for sources in before])
    triangles = own[triangles]
    triangles = triangles[within(edges, flat[triangles].mean(1))]
    return inner, [tuple(ids[face]) for face in triangles]


def within(loops, points):
    """Inside of the first loop, and of no hole."""
    crossed = np.zeros(len(points), int)
    x, y = points.T
    for loop in loops:
        for (ax, ay), (bx, by) in zip(loop, np.roll(loop, -1, 0)):
            if ay != by:
                spans = (ay > y) != (by > y)
                crossed += spans & (x < ax + (y - ay) / (by - ay) * (bx - ax))
    return crossed % 2 == 1


def lift_at(part, x, down):
    """Between the heights of a grid."""
    if "lift" not in part:
        return 0
    lift = part["lift"]
    heights = np.array(lift["heights"], float).reshape(-1, lift["columns"])
    u = np.clip((x - lift["left"]) / lift["step"], 0, heights.shape[1] - 1.001)
    v = np.clip((down - lift["top"]) / lift["step"], 0, heights.shape[0] - 1.001)
    i, j = u.astype(int), v.astype(int)
    a, b = u - i, v - j
    upper = heights[j, i] * (1 - a) + heights[j, i + 1] * a
    return upper * (1 - b) + (heights[j + 1, i] * (1 - a) + heights[j + 1, i + 1] * a) * b


def add_cord(name, cord):
    """Round, along points that are near each other; its ends are round too."""
    surface = surface_of(cord)
    middle = np.array(cord["along"], float) * (1, -1, 1)
    ahead = np.gradient(middle, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, (0, 0, 1.0))
    side /= np.maximum(np.linalg.norm(side, axis=1), 1e-6)[:, None]
    up = np.cross(side, ahead)
    radius = cord["radius"]
    turn = np.radians([85, 60, 35, 12])
    # Half a ball at each end.
    rings = [(0, -math.sin(t), math.cos(t)) for t in turn]
    rings += [(at, 0, 1) for at in range(len(middle))]
    rings += [(-1, math.sin(t), math.cos(t)) for t in turn[::-1]]
    points = [ring(middle[at] + ahead[at] * radius * by, side[at], up[at], radius * share) for at, by, share in rings]
    add_grid(name, np.array(points), surface.material, is_closed=True)
    return surface


def ring(at, side, up, radius):
    return at + radius * (np.cos(AROUND)[:, None] * side + np.sin(AROUND)[:, None] * up)

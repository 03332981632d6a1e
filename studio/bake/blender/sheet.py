"""Plates that are cut out of a sheet and polished. Millimetres: to the right, up, and back from the goods' front."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from cloth import add_mesh

ROUND_STEPS = 5


def add_sheet(name, sheet, place, material):
    """
    The edge and its holes are loops, counter-clockwise and clockwise. Its faces are `near` and `far` from the goods' front, its edges are
    round by `polish`. `place` puts points and normals into the scene.
    """
    profile = profile_of(sheet)
    points, normals, faces, rims, first = [], [], [], [], 0
    for loop in sheet["loops"]:
        flat = np.array(loop, float)
        out, n = outwards(flat), len(flat)
        for inset, depth, side, along in profile:
            points.append(np.c_[flat - out * inset, np.full(n, depth)])
            normals.append(np.c_[out * side, np.full(n, along)])
        i = np.arange(n)
        k = (i + 1) % n
        for a in first + n * np.arange(len(profile) - 1):
            faces += list(np.c_[a + i, a + n + i, a + n + k, a + k])
        rims.append((first + i, first + (len(profile) - 1) * n + i))
        first += n * len(profile)
    points = np.concatenate(points)
    faces += [face for end in (0, 1) for face in cap(points, [rim[end] for rim in rims], is_near=end == 0)]
    item = add_mesh(name, place(points) / 1000, faces)
    item.data.materials.append(material)
    for face in item.data.polygons:
        face.use_smooth = True
    item.data.use_auto_smooth = True
    turned = place(np.concatenate(normals)) - place(np.zeros((1, 3)))
    item.data.normals_split_custom_set_from_vertices([tuple(normal) for normal in turned])
    return item


def profile_of(sheet):
    """Across an edge: how far inwards and back, and how much the normal looks outwards and back."""
    turn = np.linspace(0, np.pi / 2, ROUND_STEPS)
    polish, near, far = sheet["polish"], sheet["near"], sheet["far"]
    front = np.c_[polish * (1 - np.sin(turn)), near + polish * (1 - np.cos(turn)), np.sin(turn), -np.cos(turn)]
    return np.r_[front, (front * (1, -1, 1, -1) + (0, near + far, 0, 0))[::-1]]


def cap(points, rims, is_near):
    """The face within the rims; the near one is counter-clockwise as it is seen."""
    flat = np.concatenate(rims)
    for triangle in tessellate_polygon([[Vector((*points[i][:2], 0)) for i in rim] for rim in rims]):
        a, b, c = (flat[corner] for corner in triangle)
        (bx, by), (cx, cy) = points[b][:2] - points[a][:2], points[c][:2] - points[a][:2]
        yield (a, b, c) if (bx * cy > by * cx) == is_near else (a, c, b)


def outwards(loop):
    along = np.roll(loop, -1, 0) - np.roll(loop, 1, 0)
    return np.c_[along[:, 1], -along[:, 0]] / np.linalg.norm(along, axis=1)[:, None]


def standing(points):
    """The front faces the viewer."""
    return np.c_[points[:, 0], points[:, 2], points[:, 1]]


def lying(points):
    """The front faces upwards."""
    return np.c_[points[:, 0], points[:, 1], -points[:, 2]]

"""Meshes of solid things from grids of points, and their materials. Millimetres: x to the right, y away from the viewer, z up."""
import math

import bpy
import numpy as np

from cloth import add_mesh


def grid_faces(rows, columns, is_closed):
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns if is_closed else columns - 1), indexing="ij")
    i, j = i.ravel(), j.ravel()
    k = (j + 1) % columns
    return np.c_[i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j]


def add_grid(name, points, material, is_closed=False, smooth=True):
    """`points` is rows × columns × 3; the last column of a closed grid meets the first."""
    rows, columns = points.shape[:2]
    item = add_mesh(name, points.reshape(-1, 3) / 1000, grid_faces(rows, columns, is_closed))
    item.data.materials.append(material)
    for face in item.data.polygons:
        face.use_smooth = smooth
    return item


def material_of(name, **settings):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    for setting, value in settings.items():
        surface.inputs[setting.replace("_", " ")].default_value = (*value, 1) if isinstance(value, tuple) else value
    return material


def lathe(profile, columns):
    """A profile of radius and height turned about the z axis, from the viewer's side on to the right."""
    turn = np.linspace(0, math.tau, columns, endpoint=False)
    r, z = np.array(profile, float).T
    return np.stack([r[:, None] * np.sin(turn), -r[:, None] * np.cos(turn), np.repeat(z[:, None], columns, 1)], -1)


def add_turned(name, profile, columns, material, sharp):
    """A profile turned about the z axis. Edges of more than `sharp` radians stay edges."""
    item = add_grid(name, lathe(profile, columns), material, is_closed=True)
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, sharp
    return item

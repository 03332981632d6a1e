"""The mesh of a solid that is told by its distance function: surface nets, drawn onto the true surface. Millimetres."""
import bpy
import numpy as np

from cloth import add_mesh


def add_hull(name, distance, low, high, step, material):
    """`distance` takes arrays x, y, z and is negative inside; the box from `low` to `high` holds the whole solid."""
    points, faces = net(distance, np.array(low, float), np.array(high, float), step)
    points, normals = drawn_on(distance, points, step)
    item = add_mesh(name, points / 1000, faces)
    item.data.materials.append(material)
    for face in item.data.polygons:
        face.use_smooth = True
    # Those of the function: what a mirror shows would tremble with those of the faces.
    item.data.use_auto_smooth = True
    item.data.normals_split_custom_set_from_vertices([tuple(n) for n in normals])
    return item


def net(distance, low, high, step):
    axes = [np.arange(a, b + step, step, dtype=np.float32) for a, b in zip(low, high)]
    field = np.stack([distance(x, axes[1][:, None], axes[2][None, :]) for x in axes[0]])
    inside = field < 0
    count = np.zeros([side - 1 for side in inside.shape], np.int8)
    for corner in np.ndindex(2, 2, 2):
        count += inside[tuple(slice(c, c + side) for c, side in zip(corner, count.shape))]
    cells = np.argwhere((count > 0) & (count < 8))
    nth = np.full(count.shape, -1, np.int64)
    nth[tuple(cells.T)] = np.arange(len(cells))
    faces = []
    for axis in range(3):
        # Edges along an axis that cross the surface; four cells meet in each.
        a = inside.take(range(0, inside.shape[axis] - 1), axis)
        b = inside.take(range(1, inside.shape[axis]), axis)
        at = np.argwhere(a != b)
        out = a[tuple(at.T)]
        u, v = np.eye(3, dtype=int)[(axis + 1) % 3], np.eye(3, dtype=int)[(axis + 2) % 3]
        quad = np.stack([nth[tuple((at - d).T)] for d in (u + v, v, 0 * u, u)], 1)
        faces.append(np.where(out[:, None], quad, quad[:, ::-1]))
    return axes_at(axes, cells, step), np.concatenate(faces)


def axes_at(axes, cells, step):
    return np.stack([axis[cells[:, n]] for n, axis in enumerate(axes)], 1).astype(float) + step / 2


def drawn_on(distance, points, step):
    for _ in range(4):
        value, slope = distance(*points.T), slope_of(distance, points)
        points = points - np.clip(value / (slope**2).sum(1), -step, step)[:, None] * slope
    slope = slope_of(distance, points)
    return points, slope / np.linalg.norm(slope, axis=1)[:, None]


def slope_of(distance, points, by=0.05):
    return np.stack([(distance(*(points + d).T) - distance(*(points - d).T)) / (2 * by) for d in np.eye(3) * by], 1)


def rounded(a, b, half_a, half_b, round_by):
    """Distance to a rectangle with round corners, in any two measures."""
    return met(np.abs(a) - half_a, np.abs(b) - half_b, round_by)


def met(a, b, round_by):
    """What is inside of both; the edge in which they meet is round."""
    a, b = a + round_by, b + round_by
    return np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - round_by


def joined(a, b, fillet):
    h = np.maximum(fillet - np.abs(a - b), 0) / fillet
    return np.minimum(a, b) - h * h * fillet / 4


def cut(a, b, round_by):
    return -joined(-a, b, round_by)

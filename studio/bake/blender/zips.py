"""A zip between the two folded edges that hold it: tape and edges are dyed as the bag is, teeth and slider are metal."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from below import Below
from cloth import add_mesh, in_scene
from dress import dress
from height import Heights
from pattern import resampled
from solids import grid_faces, material_of
from straps import softened
from wardrobe import smooth

STEP = 1.0
# Of a folded edge, mm: how thick it is, how far its second layer goes, and where the stitches run.
FOLD, REACH, ROW = 1.2, 11.0, 2.2
# From tooth to tooth in a row; and half of a tooth: along the zip, across it, upwards.
PITCH, TOOTH = 1.7, np.array((0.6, 1.6, 0.95))
# How far a row of teeth lies from the middle; how high teeth lie on the tape.
BESIDE, UP = 1.05, 0.85
NICKEL = {"Base_Color": (0.74, 0.73, 0.71), "Metallic": 1.0, "Roughness": 0.3}


def dress_zip(cut, folder):
    """Its dyed material, and the things that keep their own colour."""
    below = Below([bpy.data.objects["body"]])
    middle = resampled(cut["middle"], STEP)
    across, profile = section(cut["slot"] / 2, min(REACH, cut["above"]))
    at = np.stack(np.broadcast_arrays(middle[:, None, 0], middle[:, None, 1] + across), -1)
    floor = below.heights(at)
    half = len(across) // 2
    for nth in range(half - 1, -1, -1):
        # The outermost of a fold may lie beside the bag.
        floor[:, nth] = np.where(floor[:, nth] > 0, floor[:, nth], floor[:, nth + 1] - 0.3)
    floor = np.stack([softened(row, 2) for row in floor.T], 1)
    to_end = np.minimum(np.arange(len(middle)), np.arange(len(middle))[::-1]) * STEP
    # Both ends are caught in the seams.
    caught = (0.15 + 0.85 * smooth(to_end / 3))[:, None]
    points = np.dstack([at, floor + profile * caught - 1.5 * (to_end == 0)[:, None]])
    material = dress_edges(points, across, cut["slot"] / 2, folder)

    def bed(along):
        """The place in the middle of the tape."""
        x = middle[0, 0] + along
        return np.array((x, np.interp(x, *middle.T), np.interp(x, middle[:, 0], floor[:, half]) + 0.3))

    metal = material_of("nickel", **NICKEL)
    length = middle[-1, 0] - middle[0, 0]
    made = [teeth(bed, length), *slider(bed, cut["slider"], cut["turn"], below)]
    for item in made:
        item.data.materials.append(metal)
    return material, made


def section(slot, above):
    """Across, and how high over the sheet: from the end of one fold over the tape to that of the other."""

    def fold(far):
        t = np.linspace(0, 1, 12)
        # One that reaches the bag's edge is all there is to be seen of the sheet.
        end = -0.06 if far == REACH else 0.4
        slope = np.c_[-slot - far * (1 - t) - 0.7 * t, end + (FOLD - end) * smooth(t**1.5)]
        edge = np.array([(-slot - 0.35, FOLD), (-slot - 0.1, FOLD - 0.15), (-slot, FOLD - 0.5), (-slot - 0.05, 0.5), (-slot - 0.2, 0.2)])
        return np.vstack([slope, edge])

    tape = np.c_[np.linspace(-slot - 0.15, slot + 0.15, 17), np.full(17, 0.28)]
    lower = fold(REACH)[::-1] * (-1, 1)
    return np.vstack([fold(above), tape, lower]).T


def dress_edges(points, across, slot, folder):
    rows, columns = points.shape[:2]
    wide, length = abs(across).max() + 1, (rows - 1) * STEP
    heights = Heights(0, -wide, length, 2 * wide, 6.0)
    for side in (-1, 1):
        if abs(across[0 if side < 0 else -1]) > slot + ROW + 1:
            heights.fine_row([(0, side * (slot + ROW)), (length, side * (slot + ROW))])
    far, along = heights.trace([(0, 0), (length, 0)], slot + 1)
    heights.data += 0.05 * np.where(far < slot, np.sin(2 * np.pi * (along + 0.5 * far) / 1.4), 0)
    run = np.arange(rows)[:, None] * STEP
    place = np.stack(np.broadcast_arrays(run / length, 1 - (across + wide) / (2 * wide)), -1).reshape(-1, 2)
    faces = grid_faces(rows, columns, False)[:, ::-1]
    flat = points.reshape(-1, 3)
    # No print reaches it.
    seen = np.full((len(faces), 4, 2), 0.75)
    lay = {"smooth": 0, "thick": 0}
    return dress("zip", in_scene(flat[:, :2], flat[:, 2]), faces, place[faces], seen, np.zeros(len(flat), bool), lay, heights.data, folder)


def rounded_box(half, power=0.35, rows=9, columns=20):
    tilt, turn = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, rows), np.linspace(0, math.tau, columns, endpoint=False), indexing="ij")

    def soft(value):
        return np.sign(value) * np.abs(value) ** power

    ball = np.stack([soft(np.cos(tilt)) * soft(np.cos(turn)), soft(np.cos(tilt)) * soft(np.sin(turn)), soft(np.sin(tilt))], -1)
    return ball.reshape(-1, 3) * half, grid_faces(rows, columns, True)


def smoothed(item):
    for face in item.data.polygons:
        face.use_smooth = True
    return item


def teeth(bed, length):
    """Two rows that mesh, with a stop at each end."""
    ball, faces = rounded_box(TOOTH)
    points, all_faces = [], []
    for nth, along in enumerate(np.arange(5, length - 5, PITCH / 2)):
        side = -1 if nth % 2 else 1
        points.append(ball + bed(along) + (0, side * BESIDE, UP))
        all_faces.append(faces + nth * len(ball))
    for along in (4, length - 4):
        points.append(ball * (1.5, 1.8, 1.2) + bed(along) + (0, 0, UP))
        all_faces.append(faces + (len(points) - 1) * len(ball))
    flat = np.vstack(points)
    return smoothed(add_mesh("teeth", in_scene(flat[:, :2], flat[:, 2]), np.vstack(all_faces)))


def plate(name, outlines, thick, bevel):
    """A cut of sheet metal with round edges; every outline but the first is a hole."""
    made = bpy.data.curves.new(name, "CURVE")
    made.dimensions, made.fill_mode = "2D", "BOTH"
    made.extrude, made.bevel_depth, made.bevel_resolution = (thick / 2 - bevel) / 1000, bevel / 1000, 3
    for outline in outlines:
        spline = made.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        spline.points.foreach_set("co", np.c_[outline / 1000, np.zeros(len(outline)), np.ones(len(outline))].ravel())
        spline.use_cyclic_u = True
    item = bpy.data.objects.new(name, made)
    bpy.context.scene.collection.objects.link(item)
    return item


def capsule(start, end, width, end_width=None):
    """From one half circle to another, along x."""
    turn = np.linspace(math.pi / 2, 3 * math.pi / 2, 14)
    a, b = width / 2, (end_width or width) / 2
    return np.vstack([np.c_[start + a * np.cos(turn), a * np.sin(turn)], np.c_[end - b * np.cos(turn), -b * np.sin(turn)]])


def slider(bed, along, turn, below):
    """Its plate over the teeth, a bridge on it, and the puller, which lies down on the cloth."""
    at = bed(along)
    foot = at + (0, 0, 2.3)
    body = plate("slider", [capsule(-1.4, 1.6, 6.0, 4.6)], 1.5, 0.6)
    body.matrix_world = lying(foot, at + (9, 0, 2.3))
    ball, faces = rounded_box(np.array((2.9, 0.9, 1.1)), power=0.6)
    bridge = ball + foot + (0, 0, 1.2)
    hinge = foot + (1.2, 0, 1.5)
    direction = np.array((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
    end = hinge + direction * 17
    end[2] = below.heights(end[None, None, :2])[0, 0] + 1.3
    holes = [capsule(0.4, 1.2, 1.5), capsule(10.4, 13.6, 1.7)]
    puller = plate("puller", [capsule(0.6, 14.6, 3.6, 4.6), *holes], 1.1, 0.35)
    puller.matrix_world = lying(hinge, end)
    return body, smoothed(add_mesh("bridge", in_scene(bridge[:, :2], bridge[:, 2]), faces)), puller


def lying(start, end):
    """From the place of its origin along its x axis, its face as far up as that goes."""
    (a, b) = (Vector(in_scene(np.array([p[:2]]), np.array([p[2]]))[0]) for p in (start, end))
    x = (b - a).normalized()
    y = Vector((0, 0, 1)).cross(x).normalized()
    return Matrix.Translation(a) @ Matrix((x, y, x.cross(y))).transposed().to_4x4()

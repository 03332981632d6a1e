"""Bands of doubled cloth with both ends sewn onto a garment: the handles of a bag."""
import math

import numpy as np

from cloth import in_scene
from dress import dress
from height import Heights
from pattern import resampled, within
from solids import grid_faces
from wardrobe import smooth, smoothed_height

STEP = 2.0
# A band cannot bend within its own plane: where it turns on this radius, mm, it leans over by so much, radians, its inner edge up.
RADIUS, LEAN = 70, 0.42
# Around the middle of a section, as shares of its width and thickness.
ACROSS = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 17))
BULGE = np.sqrt(1 - np.abs(ACROSS) ** 8)
SECTION = np.vstack([np.c_[ACROSS, BULGE], np.c_[ACROSS, -BULGE][-2:0:-1]])
TOP = slice(0, len(ACROSS))
# Of half the width: where the rows of stitches run. And from where to where the crossed square goes, mm from an end.
ROW, SQUARE = 0.75, (4.0, 38.0)
# A band up to this width, mm, is sewn with fine thread.
NARROW = 15


def dress_straps(straps, body, co, folder):
    """From the lowest to the uppermost: each lies on the ground, or on what lies there before it."""
    laid, materials = np.zeros((0, 3)), []
    for nth, strap in enumerate(straps):
        run, points = lie(strap, nth, body, co, laid)
        laid = np.vstack([laid, points[:, TOP].reshape(-1, 3)])
        materials.append(dress_band(f"strap-{nth}", strap, run, points, folder))
    return materials


def lie(strap, nth, body, co, laid):
    """Places of its sections, mm, and how far along each is."""
    middle = resampled(strap["middle"], STEP)
    along = np.gradient(middle, axis=0)
    along /= np.hypot(*along.T)[:, None]
    inward = np.c_[along[:, 1], -along[:, 0]]
    run = np.r_[0, np.cumsum(np.hypot(*np.diff(middle, axis=0).T))]
    to_end = np.minimum(run, run[-1] - run)
    lean = leaning(along, to_end, run, nth)[:, None]
    across, half_thick = strap["width"] / 2 * SECTION[:, 0], strap["thick"] / 2
    # Its ends are folded under, and round.
    up = half_thick * SECTION[:, 1] * np.sqrt(0.1 + 0.9 * smooth(to_end / 2))[:, None]
    at = middle[:, None] + inward[:, None] * (across * np.cos(lean) - up * np.sin(lean))[..., None]
    rise = across * np.sin(lean) + up * np.cos(lean)
    floor = np.maximum(floor_of(at, laid), sheet_below(at, body, co) if strap["isAbove"] else 0)
    level = softened(dilated((floor - rise).max(1)), 4)[:, None]
    # Where it is sewn down it follows the cloth.
    pressed = smooth((strap["sewn"] - to_end) / 14 + 0.5)[:, None] * strap["isAbove"]
    return run, np.dstack([at, rise + pressed * (floor + half_thick) + (1 - pressed) * level])


def leaning(along, to_end, run, nth):
    angle = np.unwrap(np.arctan2(along[:, 1], along[:, 0]))
    turn = softened(-np.gradient(softened(angle, 4)) / STEP, 9)
    uneven = 0.07 * np.sin(run / 33 + 2 * nth) * np.sin(run / 87 + nth + 0.6)
    return (LEAN * np.clip(turn * RADIUS, -1, 1) + uneven) * smooth((to_end - 20) / 60)


def floor_of(at, laid):
    """The height of bands below each point; 0 where there is only ground."""
    out = np.zeros(at.shape[:2])
    if not len(laid):
        return out
    for section, heights in zip(at, out):
        near = laid[np.hypot(*(laid[:, :2] - section.mean(0)).T) < 30]
        if len(near):
            gap = np.hypot(*(near[None, :, :2] - section[:, None]).transpose(2, 0, 1))
            heights[:] = np.where(gap < 2.6, near[:, 2], 0).max(1)
    return out


def sheet_below(at, body, co):
    """The height of the sheet above with half its thickness; 0 beside it."""
    out = np.zeros(at.shape[:2])
    rim = np.array(sum([chain["points"] for chain in body.garment["top"]], []), float)
    there = within(at.reshape(-1, 2), rim).reshape(out.shape)
    out[there] = smoothed_height(at[there], body, co) * 1000 + body.garment["lay"]["thick"] * 500
    return out


def dilated(values, reach=8):
    wide = np.pad(values, reach, "edge")
    return np.max([wide[n : n + len(values)] for n in range(2 * reach + 1)], axis=0)


def softened(values, width):
    reach = np.arange(-3 * width, 3 * width + 1)
    kernel = np.exp(-((reach / width) ** 2) / 2)
    return np.convolve(np.pad(values, 3 * width, "edge"), kernel / kernel.sum(), "valid")


def dress_band(name, strap, run, points, folder):
    rows, columns = points.shape[:2]
    # Seen from outside, and beginning with the corner that Blender splits them from.
    faces = np.roll(grid_faces(rows, columns, True)[:, ::-1], 1, 1)
    half, length = strap["width"] / 2, run[-1]
    heights = stitched(half, length, strap)
    down = half * SECTION[:, 0] - heights.top
    place = np.stack(np.broadcast_arrays((run / length)[:, None], 1 - down / (-2 * heights.top)), -1).reshape(-1, 2)
    flat = points.reshape(-1, 3)
    # No print reaches it, so that its place is seen as that of the sheet below.
    seen = np.full((len(faces), 4, 2), 0.75)
    lay = {"smooth": 0, "thick": 0}
    return dress(name, in_scene(flat[:, :2], flat[:, 2]), faces, place[faces], seen, np.zeros(len(flat), bool), lay, heights.data, folder)


def stitched(half, length, strap):
    """A row along each edge; and the crossed square that holds an end."""
    out = Heights(0, -half - 2, length, 2 * half + 4)
    inner = half * ROW
    row = out.row if strap["width"] > NARROW else out.fine_row
    for side in (inner, -inner):
        row([(0, side), (length, side)])
    if strap["isAbove"]:
        for turn in (lambda x: x, lambda x: length - x):
            start, end = map(turn, SQUARE)
            for a, b in ((start, start), (end, end), (start, end), (end, start)):
                out.row([(a, -inner), (b, inner)])
    return out

"""Puts a garment together for its photograph: body, hood, pocket, collar and buttons."""
import numpy as np

from cloth import in_scene
from dress import bounds, dress, spread
from height import Heights, heights_of
from pattern import distance_to, nearest, sheet_mesh
from solids import add_turned, grid_faces, material_of

# Of a collar's leaf, mm: how far it lies before the cloth, how much further where it turns over, and over which width.
LIES, STANDS, REACHES = 3.2, 12, 40
LEAF_SPACING = 5
# It is stiffer than what it lies on: how far around (mm) and by how many places that is looked at.
BROAD = 16, 90
# A button's radius and height, mm, and how far before the cloth it is.
BUTTON = ((0, 1.0), (3.4, 1.0), (4.0, 1.7), (4.9, 1.5), (5.2, 0.6), (5.0, -1.5))
BUTTON_UP = 4.6


def dress_body(pattern, co, folder):
    box = bounds(pattern.at)
    own = spread(pattern.at, pattern.faces, pattern.is_top, box)
    return dress("body", co, pattern.faces, own, own, *finish(pattern), folder)


def finish(pattern):
    lay = pattern.garment["lay"]
    box = bounds(pattern.at)
    heights = np.hstack([heights_of(pattern.garment, name, box) for name in ("top", "bottom")])
    return pattern.free_distance < lay["stiff"], lay, heights


def dress_hood(hood, co, folder):
    """It rests on the body's neck; no print reaches it, so that its place is seen as that of the sheet below."""
    own = spread(hood.at, hood.faces, hood.is_top, bounds(hood.at))
    co = co.copy()
    if "wear" not in hood.garment:
        co[:, 2] += 0.009 * smooth((hood.at[:, 1] + 70) / 90)
    return dress("hood", co, hood.faces, own, np.full_like(own, 0.75), *finish(hood), folder)


def dress_pocket(pocket, body, co, folder):
    """A patch on the sheet above: sewn down at its edges, but for the openings, and along its rows."""
    lay, chains, rows = body.garment["lay"], pocket["rim"], pocket.get("rows", [])
    at, _, faces = sheet_mesh(chains, body.garment["spacing"], body.rng)
    faces = np.array([face[::-1] for face in faces])
    edge = distance_to(at, np.vstack([chain["points"] for chain in chains]))
    open_edge = nearest(at, [chain["points"] for chain in chains if chain.get("isOpen")])
    sewn = np.minimum(edge, nearest(at, rows))
    inner = smooth(sewn / 42)
    waves = sum(wave(at, *of) for of in ((95, 0.9, 0.4, 1.0), (60, 2.2, 2.0, 0.6), (140, 1.5, 1.1, 1.2)))
    opened = np.exp(-((open_edge / 16) ** 2)) * smooth(sewn / 1.5 + 0.4)
    bulk = lay["thick"] * 1000
    lift = 0.9 + 0.6 * bulk * (1 + 2 * inner + 0.5 * waves * inner + 1.6 * opened)
    if "wear" in body.garment:
        # Hanging, it lies closer to the cloth, which draws it flat.
        laid = on_sheet(at, 1 + 0.45 * (lift - 0.9), body, co)
    else:
        laid = in_scene(at, smoothed_height(at, body, co) * 1000 + lift)
    is_top = np.ones(len(faces), bool)
    own_box = bounds(at)
    own = spread(at, faces, is_top, own_box)
    own[..., 0] *= 2
    heights = Heights(*own_box)
    for chain in chains:
        heights.hem(chain["points"], chain["width"], chain.get("weight", 1))
    for row in rows:
        heights.row(row)
    seen = spread(at, faces, is_top, bounds(body.at))
    return dress("pocket", laid, faces, own, seen, edge < 10, lay, heights.data, folder)


def dress_leaf(leaf, body, co, folder):
    """One half of a fallen collar: it stands off the cloth where it turns over around the neck, and lies on it at its outer edge."""
    lay = body.garment["lay"]
    at, _, faces = sheet_mesh(leaf["rim"], LEAF_SPACING, body.rng)
    faces = np.array([face[::-1] for face in faces])
    turned = nearest(at, [chain["points"] for chain in leaf["rim"] if chain.get("isOpen")])
    laid = on_sheet(at, LIES + STANDS * (1 - smooth(turned / REACHES)), body, co, *BROAD)
    box = bounds(at)
    own = spread(at, faces, np.ones(len(faces), bool), box)
    own[..., 0] *= 2
    heights = Heights(*box)
    for chain in leaf["rim"]:
        if not chain.get("isOpen"):
            heights.edge(chain["points"])
    # It covers prints.
    return dress("leaf", laid, faces, own, np.full_like(own, 0.75), np.ones(len(at), bool), lay, heights.data, folder)


def dress_stand(stand, body, co, folder):
    """The inside of a collar behind the neck, from the edge of the sheet below up; it closes in, and is lower at its ends."""
    rim = np.flatnonzero((body.side <= 0) & (nearest(body.at, [stand["points"]]) < 1))
    rim = rim[np.argsort(body.at[rim, 0])]
    rows = np.linspace(-0.25, 1, 9)[:, None]
    aside = body.at[rim, 0] / np.abs(body.at[rim, 0]).max()
    up = rows * stand["height"] * (1 - stand["lower"] * np.abs(aside) ** 3)
    foot = co[rim] * 1000
    points = np.stack([foot[:, 0] * (1 - stand["narrower"] * rows), foot[:, 1] + up, foot[:, 2] - rows * stand["lean"]], -1)
    at = np.stack(np.broadcast_arrays(body.at[rim, 0], -up), -1).reshape(-1, 2)
    faces = grid_faces(len(rows), len(rim), False)
    own = spread(at, faces, np.ones(len(faces), bool), bounds(at))
    own[..., 0] *= 2
    heights = Heights(*bounds(at))
    place = np.full_like(own, 0.75)
    return dress("stand", points.reshape(-1, 3) / 1000, faces, own, place, np.ones(len(at), bool), body.garment["lay"], heights.data, folder)


def dress_buttons(places, body, co):
    """Pale, with a rim, on the sheet above."""
    plastic = material_of("button", Base_Color=(0.8, 0.77, 0.7), Roughness=0.3)
    made = []
    for spot in on_sheet(np.array(places, float), np.full(len(places), BUTTON_UP), body, co):
        item = add_turned("button", BUTTON, 40, plastic, 0.6)
        item.location = spot
        made.append(item)
    return made


def on_sheet(at, lift, body, co, width=14, few=48):
    """So far before the sheet above, which it bridges where that is folded; beside the sheet as it would go on. Scene."""
    top = body.side >= 0
    there, place = body.at[top], co[top] * 1000
    out = np.empty((len(at), 3))
    for i, point in enumerate(at):
        aside = there - point
        far = (aside**2).sum(1)
        near = np.argpartition(far, few)[:few]
        weight = np.sqrt(np.exp(-far[near] / (2 * width * width)) + 1e-6)[:, None]
        fit = np.linalg.lstsq(np.c_[np.ones(few), aside[near]] * weight, place[near] * weight, rcond=None)[0]
        normal = np.cross(fit[2], fit[1])
        out[i] = fit[0] + lift[i] * normal / np.linalg.norm(normal)
    return out / 1000


def smoothed_height(at, body, co, width=14):
    """The sheet above under a patch, without the folds that the patch bridges."""
    top = body.side >= 0
    there, height = co[top, :2] * (1000, -1000), co[top, 2]
    out = np.empty(len(at))
    for i, point in enumerate(at):
        gap = ((there - point) ** 2).sum(1)
        weight = np.exp(-gap / (2 * width * width)) + 1e-12
        near = gap < 18**2
        out[i] = max((weight @ height) / weight.sum(), height[near].mean() if near.any() else 0)
    return out


def wave(at, length, angle, phase, strength):
    return strength * np.sin(2 * np.pi / length * (at[:, 0] * np.cos(angle) + at[:, 1] * np.sin(angle)) + phase)


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)

"""Photographs a laid garment: white cloth, black cloth, the place in the pattern, and the shadow on the ground."""
import os

import bpy
import numpy as np
from mathutils import Vector

from calm import calmed, own_layers
from cloth import add_mesh
from darkroom import camera_for, camera_from, darkroom, directions
from table import soft_box

# Albedo of the white and of the black cloth.
WHITE, BLACK = 0.8, 0.02
# Where lamps are aimed.
MIDDLE = Vector((0, -0.345, 0))
# How far from what is worn whoever looks at it stands, metres, and the height of their eyes, mm below the shoulder.
DISTANCE, EYES = 2.0, 240
# What metal sees above it: where from the goods, how large, how bright.
MIRRORED = (((-0.35, 0.3, 1.2), (1.3, 1.1), 1.0),)


def light_studio():
    """The shop's one light: a large window at the upper left, a pale wall on the right, the room all around."""

    def box(place, size, power):
        lamp = bpy.data.lights.new("box", "AREA")
        lamp.size, lamp.energy = size, power
        item = bpy.data.objects.new("box", lamp)
        item.location = place
        item.rotation_euler = (MIDDLE - item.location).to_track_quat("-Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(item)

    box((-2.2, 2.0, 1.35), 1.2, 118)
    box((-1.2, -2.6, 1.2), 1.0, 16)
    box((1.9, -0.6, 1.5), 1.8, 14)
    world = bpy.context.scene.world or bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (1, 1, 1, 1), 0.2
    ground = add_mesh("ground", [(-4, -4, 0), (4, -4, 0), (4, 4, 0), (-4, 4, 0)], [(0, 1, 2, 3)])
    ground.is_shadow_catcher = True
    return ground


def aim(view, wear):
    """
    From straight above, without perspective: a millimetre of the goods is as many pixels everywhere. What is worn or hangs is seen by somebody who
    stands before it, so that hems go round what is within; a millimetre in the middle of its depth is as many pixels.
    """
    x = (view["width"] / 2 - view["originX"]) / view["pxPerMm"]
    y = (view["height"] / 2 - view["originY"]) / view["pxPerMm"]
    if wear:
        camera = camera_from(view, DISTANCE, (EYES - y) / 1000)
        camera.location = (x / 1000, -EYES / 1000, wear["before"] / 1000 + DISTANCE)
    else:
        camera_for(view).location = (x / 1000, -y / 1000, 2)


def render(view, job, surfaces, ground, expose):
    """Each cloth twice, with other grain; black cloth half as large, since its sheen is soft."""
    size = (view["width"], view["height"])

    def dye(albedo, floor):
        # Where no shadow is wanted the floor only throws light back: half of the picture costs nothing.
        ground.visible_camera = floor
        for surface in surfaces:
            surface.inputs["Base Color"].default_value = (albedo, albedo, albedo, 1)

    samples = job["samples"] // 2
    dye(WHITE, view["ground"])
    white, uv, normal = expose(("Image", "UV", "Normal"), samples, *size)
    again = expose(("Image",), samples, *size, seed=1)[0]
    dye(BLACK, False)
    half = [side // 2 for side in size]
    black = [expose(("Image",), samples, *half, seed=seed)[0] for seed in (0, 1)]
    return (white, again), black, uv, normal


def own_colours(view, job, surfaces, own, expose):
    """What is never dyed, in its colours; the cloth hides it, and is mirrored in it."""
    cloth = [item for item in bpy.data.objects if item.type == "MESH" and item not in own]
    for surface in surfaces:
        surface.inputs["Base Color"].default_value = (0.35, 0.35, 0.35, 1)
    boxes = [soft_box(MIDDLE, *box) for box in MIRRORED]
    for item in own:
        item.visible_camera = True
    for item in cloth:
        item.is_holdout = True
    size = (view["width"], view["height"])
    first, normal = expose(("Image", "Normal"), job["samples"], *size)
    second = expose(("Image",), job["samples"], *size, seed=1)[0]
    for item in cloth:
        item.is_holdout = False
    for item in own:
        item.visible_camera = False
    for box in boxes:
        bpy.data.objects.remove(box)
    coverage = first[..., 3]
    share = np.maximum(coverage, 1e-4)[..., None]
    pictures = [picture / share * (share > 0.01) for picture in (first, second)]
    return own_layers(pictures, coverage, directions(normal))


def photograph(box, materials, own, job, folder, log):
    """`box` is that of the place in the pattern, whose upper sheet is the left half of the UV."""
    ground = light_studio()
    surfaces = [material.node_tree.nodes["Principled BSDF"] for material in materials]
    expose = darkroom(folder, job["threads"])
    for name in ("uv", "normal"):
        setattr(bpy.context.scene.view_layers[0], f"use_pass_{name}", True)
    for item in own:
        item.visible_camera = False
    for view in job["views"]:
        aim(view, job["garment"].get("wear"))
        white, black, uv, normal = render(view, job, surfaces, ground, expose)
        log("photographed", view["id"])
        mask = np.clip(uv[..., 2], 0, 1)
        share = np.maximum(mask, 1e-4)
        place = np.stack([uv[..., 0] / share, uv[..., 1] / share])
        above = place[0] < 0.5
        normals = directions(normal)

        seen = [picture[..., :3].mean(-1) / share * (mask > 0) for picture in white]
        # Nothing but cloth is in these, so what they cover is theirs.
        coverage = black[0][..., 3]
        sheen = [picture[..., :3].mean(-1) / np.maximum(picture[..., 3], 1e-4) for picture in black]
        layers = {
            "mask": mask,
            "white": calmed(*seen, mask, normals),
            "black": np.kron(calmed(*sheen, coverage, normals[::2, ::2]), np.ones((2, 2))),
            "shadow": np.clip(sum(picture[..., 3] for picture in white) / 2 - mask, 0, 1),
            "x": place[0] * 2 * box[2] + box[0],
            "y": (1 - place[1]) * box[3] + box[1],
            "above": (above & (mask > 0.98)) * 1.0,
        }
        if own:
            layers |= own_colours(view, job, surfaces, own, expose)
        for name, data in layers.items():
            data.astype("<f4").tofile(os.path.join(folder, f"{view['id']}-{name}.f32"))

"""blender -b -P stand.py -- JOB FOLDER: photographs solid goods, and leaves their passes in the folder."""
import importlib
import json
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from mathutils import Vector

from calm import calmed, own_layers
from darkroom import camera_for, camera_from, darkroom, directions, frame
from surfaces import black, clay
from table import hang_boxes, set_table, towards

started = time.time()
# Pixels of the picture for one of the ground's shadow, which is soft.
COARSE = 3


def log(*words):
    print(f"{time.time() - started:6.0f} s", *words, file=sys.stderr, flush=True)


# How far a camera with a shifted lens is from the goods, m.
AWAY = 1


def aim(view, tilt, level):
    """`level` is the height of the goods' top reference line in the picture plane through the scene's origin, mm."""
    camera = camera_for(view)
    x = middle_of(view)[0]
    up = level - middle_of(view)[1]
    sin, cos = math.sin(tilt), math.cos(tilt)
    camera.location = Vector((x, up * sin, up * cos)) / 1000 + towards(tilt) * 3
    camera.rotation_euler = (math.pi / 2 - tilt, 0, 0)


def aim_beside(view, lean, face):
    """As a shifted lens sees what lies: the face at this height (mm) as it is, and something of the sides."""
    right, up = (share * AWAY for share in lean)
    camera = camera_from(view, AWAY, -up, -right)
    x, down = middle_of(view)
    camera.location = (x / 1000 + right, up - down / 1000, face / 1000 + AWAY)


def middle_of(view):
    """Of the picture: to the right of the goods' origin and below it, mm."""
    return [(view[side] / 2 - view[origin]) / view["pxPerMm"] for side, origin in (("width", "originX"), ("height", "originY"))]


def goods():
    return [item for item in bpy.data.objects if item.type == "MESH" and item.visible_camera]


def grey(picture):
    return picture[..., :3].mean(-1)


class Session:
    """One view of the goods."""

    def __init__(self, view, job, expose, surfaces, ground):
        self.size = view["width"], view["height"]
        self.job, self.expose, self.surfaces, self.ground = job, expose, surfaces, ground
        self.boxes = []

    def hang(self, panes=None):
        for box in self.boxes:
            bpy.data.objects.remove(box)
        self.boxes = hang_boxes(MIDDLE, IS_LYING, self.job.get("byWindow", False), panes)

    def dye(self, settings):
        for surface in self.surfaces:
            surface.dye(**settings)

    def twice(self, samples):
        """With other grain; and the coverage and the normals."""
        first, normal = self.expose(("Image", "Normal"), samples, *self.size)
        second = self.expose(("Image",), samples, *self.size, seed=1)[0]
        coverage = first[..., 3]
        share = np.maximum(coverage, 1e-4)[..., None]
        return [picture / share * (share > 0.01) for picture in (first, second)], coverage, directions(normal)

    def shadow(self):
        """On the ground, what the room alone would leave there, and what of the goods hides it."""
        coarse = [side // COARSE for side in self.size]
        scene = bpy.context.scene
        lamps = [item for item in scene.objects if item.type == "LIGHT"]
        self.ground.visible_camera, scene.render.use_border = True, False
        upwards = np.broadcast_to(np.array((0, 0, 1), np.float32), (coarse[1], coarse[0], 3))

        def cast(samples, is_lit):
            for lamp in lamps:
                lamp.hide_render = not is_lit
            pair = [self.expose(("Image",), samples, *coarse, seed=seed)[0][..., 3] for seed in (0, 1)]
            return calmed(*pair, np.ones_like(pair[0]), upwards)

        layers = {"ground-near": cast(self.job["samples"] // 2, False), "ground": cast(self.job["samples"], True)}
        self.ground.visible_camera = False
        return layers | {"ground-hidden": self.expose(("Image",), 8, *coarse)[0][..., 3]}

    def own(self):
        """What is never dyed, in its colours; the rest hides it, but is mirrored in it."""
        kept = {surface.material for surface in self.surfaces if surface.own}
        dyed = [item for item in goods() if item.data.materials[0] not in kept]
        for item in dyed:
            item.is_holdout = True
        pictures, coverage, normals = self.twice(self.job["samples"] * 2)
        for item in dyed:
            item.is_holdout = False
        return own_layers(pictures, coverage, normals)

    def take(self):
        self.dye(clay())
        layers = self.shadow()
        log("shadow")
        frame(goods(), *self.size)
        pictures, mask, normals = self.twice(self.job["samples"])
        layers["mask"], layers["white"] = mask, calmed(*map(grey, pictures), mask, normals)
        log("shade")
        for name, finish in self.job["finishes"].items():
            self.dye(black(finish))
            self.hang(finish.get("panes"))
            pictures, _, _ = self.twice(finish["samples"])
            layers[f"gloss-{name}"] = calmed(*map(grey, pictures), mask, normals)
            log("finish", name)
        if any(surface.own for surface in self.surfaces):
            self.hang()
            self.dye({**clay(0.35), "Specular": 0.5, "Roughness": 0.3})
            layers |= self.own()
            log("own colours")
        return layers


path, folder = sys.argv[sys.argv.index("--") + 1:]
with open(path) as file:
    job = json.load(file)
MIDDLE, IS_LYING = Vector(job["middle"]) / 1000, job["elevation"] > 60
model = importlib.import_module(job["model"])
bpy.context.scene.view_layers[0].use_pass_normal = True
for view in job["views"]:
    for item in list(bpy.data.objects):
        bpy.data.objects.remove(item)
    tilt = math.radians(job["elevation"])
    surfaces = model.build(job, view, folder)
    log("built", view["id"])
    ground = set_table(MIDDLE, IS_LYING)
    expose = darkroom(folder, job["threads"])
    # Soft boxes are many times brighter than what they light, and stay so in a mirror.
    bpy.context.scene.cycles.sample_clamp_indirect = 0
    if "lean" in job:
        aim_beside(view, job["lean"], job["face"])
    else:
        aim(view, tilt, job["top"] * math.cos(tilt))
    for name, data in Session(view, job, expose, surfaces, ground).take().items():
        data.astype("<f4").tofile(os.path.join(folder, f"{view['id']}-{name}.f32"))
    log("photographed", view["id"])

"""blender -b -P clear.py -- JOB FOLDER: photographs goods of clear sheets, and leaves their passes in the folder."""
import json
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from mathutils import Vector

from calm import calmed
from cloth import add_mesh
from darkroom import camera_from, darkroom, directions, frame
from sheet import add_sheet, lying, standing
from stuff import Nodes
from surfaces import Surface, black, clay
from tent import tent

started = time.time()
# Pixels of the picture for one of the ground.
COARSE = 3
# How far the viewer is from the goods' front, mm.
AWAY = 1000


def log(*words):
    print(f"{time.time() - started:6.0f} s", *words, file=sys.stderr, flush=True)


def aim(job):
    """As a camera with a shifted lens sees it: the front as it is, and something of the sides."""
    stage, (right, up) = job["stage"], job["lean"]
    wide, high = stage["width"] / stage["pxPerMm"], stage["height"] / stage["pxPerMm"]
    middle = wide / 2 - stage["originX"] / stage["pxPerMm"], stage["originY"] / stage["pxPerMm"] - high / 2
    item = camera_from(stage, AWAY / 1000, -up * AWAY / 1000, -right * AWAY / 1000)
    item.data.clip_end = 10
    at = np.array([[middle[0] + right * AWAY, middle[1] + up * AWAY, -AWAY]])
    item.location = Vector(place(at)[0]) / 1000
    item.rotation_euler = (0 if job["isLying"] else math.pi / 2, 0, 0)
    return item.data


def paper_of(lit, camera, stage):
    """The ground as it was photographed before, without the goods: so glass shows it without grain."""
    image = bpy.data.images.new("ground", lit.shape[1], lit.shape[0], float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.dstack([lit, lit, lit, np.ones_like(lit)])[::-1].astype(np.float32).ravel())
    material = bpy.data.materials.new("seen ground")
    material.use_nodes = True
    nodes = Nodes(material)
    at = nodes.make("SeparateXYZ", {"Vector": nodes.make("TexCoord").outputs["Camera"]}).outputs

    def of(how, a, b):
        return nodes.make("Math", {0: a, 1: b}, operation=how).outputs[0]

    far = of("MAXIMUM", at["Z"], 0.2)
    aspect = stage["width"] / stage["height"]
    x = of("MULTIPLY_ADD", of("DIVIDE", at["X"], far), camera.lens / 24 / aspect)
    y = of("MULTIPLY_ADD", of("DIVIDE", at["Y"], far), camera.lens / 24)
    x.node.inputs[2].default_value = 0.5 - camera.shift_x / aspect
    y.node.inputs[2].default_value = 0.5 - camera.shift_y
    uv = nodes.make("CombineXYZ", {"X": x, "Y": y}).outputs[0]
    picture = nodes.make("TexImage", {"Vector": uv}, image=image, extension="EXTEND", interpolation="Cubic")
    shining = nodes.make("Emission", {"Color": picture.outputs["Color"]}).outputs[0]
    nodes.tree.links.new(shining, nodes.tree.nodes["Material Output"].inputs["Surface"])
    return material


def acrylic():
    material = bpy.data.materials.new("acrylic")
    material.use_nodes = True
    nodes = Nodes(material)
    glass = nodes.make("BsdfGlass", {"Roughness": 0.0, "IOR": 1.49}).outputs[0]
    nodes.tree.links.new(glass, nodes.tree.nodes["Material Output"].inputs["Surface"])
    return material


class Session:
    def __init__(self, job, folder):
        self.job, stage = job, job["stage"]
        self.size = stage["width"], stage["height"]
        self.glass, self.surface = acrylic(), Surface("dyed")
        self.goods = [self.add(nth, sheet) for nth, sheet in enumerate(job["sheets"])]
        self.ground = self.add_ground(job["ground"] / 1000)
        middle = Vector(place(np.array([job["middle"]]))[0]) / 1000
        self.lamps = tent(middle, job["isLying"])
        self.camera = aim(job)
        self.expose = darkroom(folder, job["threads"])
        cycles = bpy.context.scene.cycles
        cycles.caustics_reflective = cycles.caustics_refractive = True
        cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 32, 32, 24
        cycles.sample_clamp_indirect, cycles.blur_glossy = 6, 0.3

    def add(self, nth, sheet):
        """A base lies, whatever stands in it."""
        lies = (lambda points: lying(points) + (0, 0, sheet["level"])) if "level" in sheet else place
        return add_sheet(f"sheet {nth}", sheet, lies, self.glass)

    def add_ground(self, level):
        far = 3
        item = add_mesh("ground", [(x, y, level) for x, y in ((-far, -far), (far, -far), (far, far), (-far, far))], [(0, 1, 2, 3)])
        paper = Surface("paper")
        paper.dye(**clay(0.8))
        item.data.materials.append(paper.material)
        return item

    def show(self, material, is_seen=True):
        for item in self.goods:
            item.data.materials[0] = material
            item.visible_camera = is_seen

    def twice(self, samples, size):
        return [self.expose(("Image",), samples, *size, seed=seed)[0][..., :3].mean(-1) for seed in (0, 1)]

    def lit_ground(self):
        """How much light it has beside what it would have without the goods."""
        coarse = [side // COARSE for side in self.size]
        self.show(self.glass, is_seen=False)
        upwards = np.broadcast_to(np.array((0, 0, 1), np.float32), (coarse[1], coarse[0], 3))
        lit = smooth(calmed(*self.twice(self.job["samples"] * 2, coarse), np.ones(coarse[::-1]), upwards), 1, 2)
        for item in self.goods:
            item.hide_render = True
        bare = smooth(np.mean(self.twice(8, coarse), 0), 4, 9)
        for item in self.goods:
            item.hide_render = False
        return lit / bare, bare

    def seen_through(self, lit):
        self.ground.data.materials[0] = paper_of(lit, self.camera, self.job["stage"])
        for lamp in self.lamps:
            lamp.visible_camera = False
        self.show(self.glass)
        frame(self.goods, *self.size)
        return self.twice(self.job["samples"], self.size)

    def dyed(self):
        """The same goods of a colour that nothing is seen through."""
        self.ground.visible_camera = False
        bpy.context.scene.render.film_transparent = True
        self.show(self.surface.material)
        self.surface.dye(**clay())
        first, normal = self.expose(("Image", "Normal"), self.job["samples"], *self.size)
        second = self.expose(("Image",), self.job["samples"], *self.size, seed=1)[0]
        mask, normals = first[..., 3], directions(normal)

        def grey(picture):
            return picture[..., :3].mean(-1) / np.maximum(picture[..., 3], 1e-4) * (picture[..., 3] > 0.01)

        layers = {"mask": mask, "white": calmed(grey(first), grey(second), mask, normals)}
        self.surface.dye(**black({"rough": 0.06, "mirror": 0.5}))
        shining = [self.expose(("Image",), self.job["samples"], *self.size, seed=seed)[0] for seed in (0, 1)]
        return layers | {"gloss": calmed(*map(grey, shining), mask, normals)}, normals

    def take(self):
        lit, bare = self.lit_ground()
        log("ground")
        level = float(bare.mean())
        seen = [picture / level for picture in self.seen_through(lit * level)]
        log("glass")
        layers, normals = self.dyed()
        log("dyed")
        return layers | {"ground": lit, "seen": calmed(*seen, (layers["mask"] > 0) * 1.0, normals)}


def smooth(picture, reach, times):
    """Means over squares, so often."""
    for axis in (0, 1) * times:
        padded = np.pad(picture, [(reach, reach) if n == axis else (0, 0) for n in (0, 1)], "edge")
        picture = np.mean([np.take(padded, range(by, by + picture.shape[axis]), axis) for by in range(2 * reach + 1)], 0)
    return picture


path, folder = sys.argv[sys.argv.index("--") + 1:]
with open(path) as file:
    job = json.load(file)
for item in list(bpy.data.objects):
    bpy.data.objects.remove(item)
place = lying if job["isLying"] else standing
bpy.context.scene.view_layers[0].use_pass_normal = True
for name, data in Session(job, folder).take().items():
    data.astype("<f4").tofile(os.path.join(folder, f"front-{name}.f32"))
log("photographed")

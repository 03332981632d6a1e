"""blender -b -P rooms.py -- JOB FOLDER: photographs the empty places in which goods are shown, and the light that falls there."""
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
from darkroom import camera_for, darkroom, directions
from solids import add_grid, lathe, material_of
from stuff import leaf, linen, plaster, srgb, wood
from things import block, cup, pencil, put, saucer, twig

started = time.time()


def sheet(name, wide, deep, material, at=(0, 0, 0), waves=0.0, seed=0, finely=2):
    """A plane of grids, which may lie in soft waves."""
    nx, ny = max(2, int(wide * 100 * finely)), max(2, int(deep * 100 * finely))
    x, y = np.meshgrid(np.linspace(-wide / 2, wide / 2, nx), np.linspace(-deep / 2, deep / 2, ny))
    z = np.zeros_like(x)
    rng = np.random.default_rng(seed)
    if waves:
        for _ in range(7):
            turn, length, phase = rng.uniform(0, math.pi), rng.uniform(0.25, 0.9) * min(wide, deep), rng.uniform(0, 6)
            along = x * math.cos(turn) + y * math.sin(turn)
            z += waves * np.sin(along / length * 2 * math.pi + phase + np.sin((x - y) / length * 2)) / 3
    return put(add_grid(name, np.stack([x, y, z], -1) * 1000, material), at)


def boards(wide, deep, board, length, light, dark, rng, turn=0.0, gap=0.0012):
    """Floor of boards whose ends are staggered; each is cut from another tree."""
    tints = [wood(f"board{n}", *(tuple(c * k for c in tone) for tone in (light, dark)), seed=n * 3.1) for n, k in enumerate((1, 0.9, 1.08, 0.96, 1.03))]
    root = bpy.data.objects.new("floor", None)
    bpy.context.scene.collection.objects.link(root)
    y = -deep / 2
    while y < deep / 2:
        x = -wide / 2 - rng.uniform(0.1, 0.6) * length
        while x < wide / 2:
            item = block("board", (length - gap, board - gap, 0.02), tints[rng.integers(len(tints))], (x + length / 2, y + board / 2, -0.01), 0, 0.0012)
            item.parent = root
            x += length
        y += board
    root.rotation_euler[2] = math.radians(turn)
    sheet("gap", wide * 1.5, deep * 1.5, material_of("gap", Base_Color=(0.03, 0.02, 0.015)), (0, 0, -0.004), finely=0.1)


def sun(towards, strength, warm=(1, 0.945, 0.87), soft=3.4):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(soft), warm
    item = bpy.data.objects.new("sun", lamp)
    item.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)


def sky(strength, color=(0.93, 0.96, 1)):
    world = bpy.context.scene.world or bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (*color, 1), strength


def hidden(before):
    """Things made since then throw shadows and are not seen."""
    for item in set(bpy.data.objects) - before:
        item.visible_camera = item.visible_glossy = item.visible_diffuse = False


def window(towards, scale, rng, dark, at=(-0.36, 0.3), far=0.5):
    """
    The cross of a window and a branch before it, between sun and room: only their shadows come in. `at` is where the cross falls, beside
    the goods, in metres at scale 1.
    """
    before = set(bpy.data.objects)
    back = -Vector(towards).normalized() * far * scale
    x, y = back.x + at[0] * scale, back.y + at[1] * scale
    for size in ((0.045, 3, 0.02), (3, 0.04, 0.02)):
        block("bar", (size[0] * scale, size[1] * scale, size[2]), dark, (x, y, back.z), -16)
    for lower in (0.34, 0.16, -0.06):
        start = (x - 0.3 * scale, y - (0.5 - lower) * scale, back.z)
        twig(dark, dark, start, rng.uniform(-8, 26), 0.46 * scale, 0.11 * scale, rng, False, 0, 8)
    hidden(before)


OAK = (srgb("#d8c4a6"), srgb("#b89c78"))
GREEN, BROWN = srgb("#6b8361"), srgb("#6e5a44")
FALL = (0.62, -0.5, -0.72)


def greens(rng):
    return leaf("green", GREEN, 1), material_of("stem", Base_Color=BROWN, Roughness=0.7)


def floor(rng):
    """Boards and a branch in a vase beyond the picture: 1.2 m across."""
    boards(2.2, 2.4, 0.12, 1.1, *OAK, rng, turn=90)
    green, brown = greens(rng)
    twig(green, brown, (0.70, 0.66, 0.03), 205, 0.36, 0.085, rng, True, 0.02, 6)
    twig(green, brown, (0.72, 0.5, 0.03), 190, 0.26, 0.07, rng, True, 0.03, 5)
    sun(FALL, 3.6)
    window(FALL, 1.0, rng, brown)
    sky(0.62)


def desk(rng):
    """Pale oak, coffee, a pencil and a branch: 44 cm across."""
    boards(1.2, 1.2, 0.31, 3.1, srgb("#dcc3a0"), srgb("#c0a077"), rng, turn=4, gap=0.0004)
    green, brown = greens(rng)
    white = material_of("glaze", Base_Color=srgb("#f2efe9"), Roughness=0.25, Clearcoat=0.6)
    coffee = material_of("coffee", Base_Color=srgb("#2a1710"), Roughness=0.08)
    saucer(white, (0.185, 0.205, 0))
    cup(white, coffee, (0.185, 0.205, 0.003), 58)
    paint = material_of("paint", Base_Color=srgb("#3b5c6b"), Roughness=0.35)
    pencil(paint, wood("bare", *OAK, seed=3), material_of("lead", Base_Color=(0.03,) * 3), (-0.185, -0.205, 0.0036), 17)
    twig(green, brown, (-0.235, 0.235, 0.004), -32, 0.15, 0.042, rng, True, 0.01, 6)
    sun(FALL, 3.4)
    window(FALL, 0.42, rng, brown, far=0.6)
    sky(0.66)


def cloth(rng):
    """Linen and a small branch: 17 cm across."""
    sheet("linen", 0.5, 0.5, linen("linen", srgb("#e9e2d5"), 0.0009), (0, 0, -0.001), 0.0016, 5, 4)
    green, brown = greens(rng)
    twig(green, brown, (0.1, 0.118, 0.004), 214, 0.1, 0.038, rng, True, 0.007, 5)
    sun(FALL, 3.3)
    window(FALL, 0.2, rng, brown, far=0.8)
    sky(0.66)


def table(rng):
    """A table before a wall, from a little above: 36 cm across."""
    boards(1.6, 1.2, 0.3, 3.1, *OAK, rng, gap=0.0004)
    wall = sheet("wall", 3, 2, plaster("wall", srgb("#efe8dc")), (0, 0.48, 0.2), finely=0.2)
    wall.rotation_euler = (math.pi / 2, 0, 0)
    green, brown = greens(rng)
    twig(green, brown, (0.2, 0.16, 0.004), 176, 0.13, 0.045, rng, True, 0.012, 5)
    falls = (0.72, 0.5, -0.55)
    sun(falls, 3.2)
    before = set(bpy.data.objects)
    for n in range(4):
        twig(brown, brown, (-0.93 + 0.06 * n, 0.08, 0.8 - 0.07 * n), -16 + 12 * n, 0.46, 0.1, rng, False, 0, 8)
    hidden(before)
    sky(0.6)


# How far above the middle of the picture they are.
PEGS = 0.36


def hung(rng, with_peg):
    """A wall from the front, with a rail of pegs or a shelf below."""
    back = plaster("wall", srgb("#efeae1"), 0.8)
    wall = sheet("wall", 4, 4, back, finely=0.1)
    wall.name = "wall"
    oak = wood("oak", *OAK, seed=8)
    if with_peg:
        block("rail", (2.4, 0.07, 0.016), oak, (0.02, PEGS, 0.008), 0, 0.003)
        for x in (0.0, -0.36, 0.36):
            peg(oak, (x, PEGS))
    else:
        block("shelf", (1.4, 0.022, 0.14), oak, (0.1, -0.62, 0.07), 0, 0.002)
    green, brown = greens(rng)
    falls = (0.6, -0.42, -0.68)
    sun(falls, 3.3)
    window(falls, 0.9, rng, brown, far=0.7)
    sky(0.66)


def peg(oak, at):
    outline = [(11, 0), (8, 4), (7, 30), (12, 42), (14, 50), (12, 57), (7, 60), (0, 60.5)]
    put(add_grid("peg", lathe(outline, 48), oak, is_closed=True), (*at, 0.014))


# Each with its dice, and how high the middle of the picture is.
ROOMS = {
    "floor": (floor, 4, 0),
    "desk": (desk, 5, 0),
    "cloth": (cloth, 6, 0),
    "table": (table, 7, 0.12),
    "wall": (lambda rng: hung(rng, False), 8, 0),
    "hook": (lambda rng: hung(rng, True), 9, 0),
}


def aim(view, level):
    """Onto the room's middle, from straight above or from the front and a little above."""
    camera = camera_for(view)
    tilt = math.radians(view["elevation"])
    camera.location = Vector((0, -math.cos(tilt), math.sin(tilt))) * 3 + Vector((0, 0, level))
    camera.rotation_euler = (math.pi / 2 - tilt, 0, 0)


def lay_card():
    """White, where goods would lie: what falls on it through the window is the light that they get."""
    for item in list(bpy.data.objects):
        if item.type == "MESH" and item.visible_camera:
            bpy.data.objects.remove(item)
    sheet("card", 4, 4, material_of("card", Base_Color=(0.8,) * 3, Roughness=1, Specular=0), (0, 0, 0.003), finely=0.1)


def photograph(expose, samples, *size):
    """Red, green, blue, calmed, and where there is anything."""
    first, normal = expose(("Image", "Normal"), samples // 2, *size)
    (second,) = expose(("Image",), samples // 2, *size, seed=1)
    mask = np.clip(first[..., 3], 0, 1)
    colors = [calmed(first[..., n], second[..., n], mask, directions(normal)) for n in range(3)]
    return dict(zip(("red", "green", "blue", "alpha"), (*colors, mask)))


path, folder = sys.argv[sys.argv.index("--") + 1:]
with open(path) as file:
    job = json.load(file)
view, samples = job["view"], job["samples"]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.context.scene.view_layers[0].use_pass_normal = True
build, dice, level = ROOMS[view["id"]]
build(np.random.default_rng(dice))
aim(view, level)
expose = darkroom(folder, job["threads"])
size = (view["width"], view["height"])
layers = photograph(expose, samples, *size)
del layers["alpha"]
if job["isOver"]:
    seen = [item for item in bpy.data.objects if item.type == "MESH" and item.visible_camera]
    for item in seen:
        item.visible_camera = item.name == "peg"
    layers |= {f"over-{name}": data for name, data in photograph(expose, samples // 2, *size).items()}
    for item in seen:
        item.visible_camera = True
if job["isLit"]:
    lay_card()
    # Soft everywhere: half as large is enough.
    layers["light"] = photograph(expose, samples, *(side // 2 for side in size))["green"]
for name, data in layers.items():
    data.astype("<f4").tofile(os.path.join(folder, f"{name}.f32"))
print(f"{time.time() - started:6.0f} s photographed {view['id']}", file=sys.stderr, flush=True)

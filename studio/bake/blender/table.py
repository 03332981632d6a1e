"""The table before the camera: lamps that light the goods, soft boxes that they mirror, the room and the ground."""
import math

import bpy
from mathutils import Vector

from cloth import add_mesh
from stuff import Nodes

# A large window at the upper left, light from above, a pale wall on the right: where from the goods, how large, W.
STANDING = (
    ((-0.58, -0.45, 0.62), (0.5, 0.6), 16),
    ((0.1, 0.15, 0.9), (0.8, 0.8), 7),
    ((0.8, -0.1, 0.25), (0.4, 0.7), 2.4),
)
# What goods mirror is lower than what lights them: an upright wall seen from above mirrors what lies low.
AROUND = (
    ((-0.56, -0.2, 0.06), (0.62, 0.8), 26),
    ((0.5, 0.25, 0.03), (0.36, 0.8), 13),
    ((0.05, 0.35, 0.75), (0.9, 0.9), 6),
)
# The same window for what lies below the camera.
LYING = (
    ((-0.55, 0.5, 0.6), (0.5, 0.6), 16),
    ((0, 0, 0.95), (0.8, 0.8), 5),
    ((0.7, -0.4, 0.5), (0.5, 0.7), 3),
)
OVERHEAD = (0.05, -0.03, 0.62), (0.24, 0.3), 2.4
# A face that is hardly bent mirrors a small window large.
WINDOW = (-0.075, 0.085, 0.6), (0.11, 0.13), 4.5
# Glaze shows the bars of one: how many panes, and how wide the bars and the haze around each are, as shares of a pane.
PANES, BAR, HAZE = (2, 3), 0.07, 0.05
BESIDE_PANES = 0.2
ABOVE = (
    ((-0.62, 0.3, 0.2), (0.6, 0.7), 22),
    ((0.6, -0.1, 0.16), (0.3, 0.7), 12),
)


def set_table(middle, is_lying):
    for lamp in LYING if is_lying else STANDING:
        light(middle, *lamp)
    room(0.08 if is_lying else 0.5)
    return ground()


def hang_boxes(middle, is_lying, by_window=False, panes=None):
    """What goods mirror. `panes`: where from glaze a window is, how large and how bright; before it the cloth of the lamp is dull."""
    boxes = (WINDOW if by_window else OVERHEAD, *ABOVE) if is_lying else AROUND
    if not panes:
        return [soft_box(middle, *box) for box in boxes]
    (at, size, strength), *others = boxes
    return [window(middle, *panes), soft_box(middle, at, size, strength * BESIDE_PANES), *(soft_box(middle, *box) for box in others)]


def light(middle, at, size, power):
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", *size, power
    item = bpy.data.objects.new("lamp", lamp)
    item.visible_glossy = False
    bpy.context.scene.collection.objects.link(item)
    face(item, middle, at)
    return item


def face(item, middle, at):
    item.location = middle + Vector(at)
    item.rotation_euler = (middle - item.location).to_track_quat("-Z", "Y").to_euler()


def soft_box(middle, at, size, strength):
    """A cloth before a lamp: brightest in its middle, and it ends without an edge. Only mirrors see it."""

    def shape(nodes, place):
        def fading(axis, half):
            far = nodes.math("ABSOLUTE", place.outputs[axis])
            return nodes.between(far, half, 0.0)

        return nodes.math("MULTIPLY", fading("X", size[0] / 2), fading("Y", size[1] / 2))

    return mirrored(middle, at, size, strength, shape)


def window(middle, at, size, strength):
    """Panes with bars between them. Only mirrors see it."""

    def shape(nodes, place):
        def panes(axis, side, count):
            share = nodes.math("MULTIPLY", nodes.math("ADD", place.outputs[axis], side / 2), count / side)
            inside = nodes.math("SUBTRACT", 0.5, nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.math("FRACT", share), 0.5)))
            return nodes.between(inside, BAR / 2, BAR / 2 + HAZE)

        sky = nodes.between(place.outputs["Y"], -size[1], size[1] / 2)
        return nodes.math("MULTIPLY", sky, nodes.math("MULTIPLY", *map(panes, "XY", size, PANES)))

    return mirrored(middle, at, size, strength, shape)


def mirrored(middle, at, size, strength, shape):
    """A sheet that shines towards the goods as brightly as the nodes of its `shape` say, but lights nothing."""
    x, y = size[0] / 2, size[1] / 2
    item = add_mesh("mirrored", [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)])
    material = bpy.data.materials.new("mirrored")
    material.use_nodes = True
    material.cycles.sample_as_light = False
    nodes = Nodes(material)
    place = nodes.make("SeparateXYZ", {"Vector": nodes.make("TexCoord").outputs["Object"]})
    shining = nodes.make("Emission", {"Strength": nodes.math("MULTIPLY", shape(nodes, place), strength)})
    clear = nodes.make("BsdfTransparent").outputs[0]
    both = nodes.make("AddShader", {0: shining.outputs[0], 1: clear}).outputs[0]
    back = nodes.make("NewGeometry").outputs["Backfacing"]
    mixed = nodes.make("MixShader", {0: back, 1: clear, 2: both}).outputs[0]
    nodes.tree.links.new(mixed, nodes.tree.nodes["Material Output"].inputs["Surface"])
    item.data.materials.append(material)
    item.visible_camera = item.visible_diffuse = item.visible_shadow = False
    face(item, middle, at)
    return item


def room(above):
    """Even light for what is dull; mirrors see it darker on the viewer's side, paler behind the goods and above."""
    world = bpy.context.scene.world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()

    def make(kind, **inputs):
        node = tree.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            socket = node.inputs[int(name[1:])]
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    place = make("SeparateXYZ", _0=make("TexCoord").outputs["Generated"])
    depth = make("MapRange", _0=place.outputs["Y"], _1=-0.5, _2=1.0, _3=0.1, _4=0.75).outputs[0]
    height = make("MapRange", _0=place.outputs["Z"], _1=0.1, _2=0.9, _3=0.0, _4=above).outputs[0]
    seen = make("Background", _1=make("Math", _0=depth, _1=height).outputs[0])
    even = make("Background", _1=0.24)
    is_mirrored = make("LightPath").outputs["Is Glossy Ray"]
    make("OutputWorld", _0=make("MixShader", _0=is_mirrored, _1=even.outputs[0], _2=seen.outputs[0]).outputs[0])


def ground():
    far = 3
    item = add_mesh("ground", [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)])
    item.is_shadow_catcher, item.visible_camera, item.visible_glossy = True, False, False
    return item


def towards(tilt):
    """The viewer, who looks down by so much."""
    return Vector((0, -math.cos(tilt), math.sin(tilt)))

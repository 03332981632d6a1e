"""A tent of white cloth around clear goods: what they bend and mirror is pale, with dark cards at its sides that draw their edges."""
import bpy

from stuff import Nodes
from table import light

# Where from the goods, how large, W; as of the table.
STANDING = (
    ((-0.58, -0.25, 0.62), (0.4, 0.5), 16),
    ((0.1, 0.25, 0.9), (0.8, 0.8), 7),
    ((0.8, -0.1, 0.25), (0.4, 0.7), 2.4),
)
LYING = (
    ((-0.55, 0.5, 0.6), (0.4, 0.5), 16),
    ((0, 0, 0.95), (0.8, 0.8), 5),
    ((0.7, -0.4, 0.5), (0.5, 0.7), 3),
)
EVEN = 0.3
# Light of the cloth by the direction in which it is seen: from the viewer backwards, from left to right; or upwards and backwards.
STANDING_CLOTH = {
    "Y": ((0, 0.05), (0.45, 0.25), (0.8, 1.2), (1, 1.6)),
    "X": ((0, 1.6), (0.06, 0.9), (0.1, 0.2), (0.22, 0.08), (0.32, 0.9), (0.7, 0.9), (0.78, 0.06), (0.88, 0.12), (0.94, 0.9), (1, 1.4)),
}
LYING_CLOTH = {
    "Z": ((0.5, 0.2), (0.62, 0.06), (0.8, 0.9), (1, 1.2)),
    "Y": ((0, 0.3), (0.5, 0.8), (1, 1.3)),
}


def tent(middle, is_lying):
    cloth(LYING_CLOTH if is_lying else STANDING_CLOTH)
    lamps = [light(middle, *lamp) for lamp in (LYING if is_lying else STANDING)]
    for lamp in lamps:
        # Unlike dull goods, clear ones sparkle with the lamps themselves.
        lamp.visible_glossy, lamp.visible_camera = True, False
    return lamps


def cloth(bands):
    world = bpy.context.scene.world
    world.use_nodes = True
    nodes = Nodes(world)
    nodes.tree.nodes.clear()
    place = nodes.make("SeparateXYZ", {"Vector": nodes.make("TexCoord").outputs["Generated"]})
    one, other = (
        nodes.ramp(nodes.make("MapRange", {"Value": place.outputs[axis], 1: -1.0}).outputs[0], *((at, (lit,) * 3) for at, lit in stops))
        for axis, stops in bands.items()
    )
    seen = nodes.make("Background", {"Strength": nodes.make("Math", {0: one, 1: other}, operation="MULTIPLY").outputs[0]})
    even = nodes.make("Background", {"Strength": EVEN})
    is_dull = nodes.make("LightPath").outputs["Is Diffuse Ray"]
    mixed = nodes.make("MixShader", {0: is_dull, 1: seen.outputs[0], 2: even.outputs[0]}).outputs[0]
    nodes.make("OutputWorld", {"Surface": mixed})

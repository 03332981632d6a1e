"""Materials of rooms: wood, linen, plaster, leaves and glaze, without pictures of others."""
import bpy

from solids import material_of


class Nodes:
    """Shorter words for a material's tree."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.surface = self.tree.nodes.get("Principled BSDF")

    def make(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in dict(inputs).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def math(self, operation, *values):
        return self.make("Math", dict(enumerate(values)), operation=operation).outputs[0]

    def between(self, value, begin, end):
        """Softly from 0 to 1."""
        return self.make("MapRange", {"Value": value, 1: begin, 2: end}, interpolation_type="SMOOTHERSTEP").outputs[0]

    def to(self, socket, name):
        self.tree.links.new(socket, self.surface.inputs[name])

    def place(self, scale):
        """Of the thing itself, in metres, stretched."""
        at = self.make("TexCoord").outputs["Object"]
        return self.make("Mapping", {"Vector": at, "Scale": scale}).outputs["Vector"]

    def noise(self, scale, finest=3, rough=0.55, shift=(1, 1, 1)):
        return self.make(
            "TexNoise", {"Vector": self.place(shift), "Scale": scale, "Detail": finest, "Roughness": rough}
        ).outputs["Fac"]

    def ramp(self, value, *stops):
        node = self.make("ValToRGB", {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position, element.color = at, (*color, 1)
        return node.outputs["Color"]

    def mixed(self, share, a, b, how="MIX"):
        return self.make("MixRGB", {"Fac": share, "Color1": a, "Color2": b}, blend_type=how).outputs["Color"]

    def bumpy(self, height, distance, strength=1.0):
        bump = self.make("Bump", {"Height": height, "Distance": distance, "Strength": strength})
        self.to(bump.outputs["Normal"], "Normal")


def srgb(text):
    """A colour of the page as light."""
    return tuple(((int(text[i : i + 2], 16) / 255 + 0.055) / 1.055) ** 2.4 for i in (1, 3, 5))


def wood(name, light, dark, seed, rough=0.55):
    """Grain along the thing's own x: broad rings, fine pores."""
    material = material_of(name, Roughness=rough, Specular=0.25)
    on = Nodes(material)
    far = (1, 9, 9)
    rings = on.make(
        "TexNoise",
        {"Vector": on.place(tuple(v * 1.0 for v in far)), "Scale": 3.2, "Detail": 3, "Roughness": 0.5, "W": seed, "Distortion": 1.1},
        noise_dimensions="4D",
    ).outputs["Fac"]
    pores = on.make(
        "TexNoise",
        {"Vector": on.place((1, 34, 34)), "Scale": 22, "Detail": 4, "Roughness": 0.65, "W": seed + 5},
        noise_dimensions="4D",
    ).outputs["Fac"]
    base = on.ramp(rings, (0.3, light), (0.5, tuple((a + b) / 2 for a, b in zip(light, dark))), (0.66, dark))
    fine = on.ramp(pores, (0.36, (0.62,) * 3), (0.56, (1,) * 3))
    on.to(on.mixed(0.55, base, fine, "MULTIPLY"), "Base Color")
    on.bumpy(pores, 0.00025, 0.5)
    return material


def linen(name, color, pitch):
    """Threads that cross at `pitch` metres, unevenly thick, and soft waves of cloth that lies."""
    material = material_of(name, Roughness=0.95, Specular=0.1, Sheen=0.3)
    on = Nodes(material)
    threads = []
    for axis in ((1, 0.02, 1), (0.02, 1, 1)):
        lines = on.make(
            "TexWave",
            {"Vector": on.place(axis), "Scale": 0.5 / pitch / 3.14159 * 3.14159, "Distortion": 1.4, "Detail": 2, "Detail Scale": 0.2 / pitch / 10},
            bands_direction="X" if axis[0] == 1 else "Y",
        ).outputs["Fac"]
        threads.append(lines)
    woven = on.mixed(0.5, threads[0], threads[1], "LIGHTEN")
    slubs = on.noise(0.1 / pitch, 3, 0.6)
    shade = on.ramp(on.mixed(0.35, woven, slubs), (0.2, tuple(c * 0.8 for c in color)), (0.75, color))
    on.to(shade, "Base Color")
    on.bumpy(woven, pitch * 0.35, 0.7)
    return material


def plaster(name, color, scale=1.0):
    """Trowelled, matt."""
    material = material_of(name, Roughness=0.9, Specular=0.12)
    on = Nodes(material)
    broad, fine = on.noise(5 * scale, 4, 0.6), on.noise(90 * scale, 5, 0.7)
    on.to(on.ramp(broad, (0.3, tuple(c * 0.93 for c in color)), (0.7, color)), "Base Color")
    on.bumpy(on.mixed(0.35, broad, fine), 0.004 / scale, 0.35)
    return material


def leaf(name, color, seed):
    material = material_of(name, Roughness=0.42, Specular=0.35)
    on = Nodes(material)
    on.to(on.ramp(on.noise(30, 3, 0.5), (0.3, tuple(c * 0.75 for c in color)), (0.7, color)), "Base Color")
    return material

"""What goods are made of: white clay for their shade, black glass for what they mirror; and what has a colour of its own, such as steel."""
import bpy

from stuff import Nodes

STEEL = {"Base Color": (0.76, 0.76, 0.77, 1), "Metallic": 1.0, "Roughness": 0.24}


class Surface:
    """`waves` is how uneven it is, mm: nothing that was fired or painted mirrors straight lines. Of its `own` are the settings of what is never dyed."""

    def __init__(self, name, waves=0.0, own=None):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.own = own
        self.nodes = Nodes(self.material)
        if waves:
            self.nodes.bumpy(self.nodes.noise(42, finest=1), waves / 1000)

    def dye(self, **settings):
        for name, value in (self.own or settings).items():
            self.nodes.surface.inputs[name.replace("_", " ")].default_value = value


def clay(albedo=0.6):
    """Whiter clay would fill its own hollows with light, which coloured goods do not."""
    return {"Base_Color": (albedo, albedo, albedo, 1), "Roughness": 1.0, "Specular": 0.0}


def black(finish):
    """Cloth throws some light back however dark it is dyed, glaze and paint mirror it alone."""
    pale = finish.get("pale", 0)
    return {"Base_Color": (pale, pale, pale, 1), "Roughness": finish["rough"], "Specular": finish["mirror"]}

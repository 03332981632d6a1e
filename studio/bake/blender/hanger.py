"""The hanger that a garment hangs on: wood with a hook of steel."""
import bpy
import numpy as np

from hull import add_hull
from stuff import srgb, wood
from surfaces import STEEL, Surface
from wearers import Hanger

# From the wood up, over the peg and down again, mm.
HOOK = ((0, -10), (0, -40), (-5, -54), (-18, -66), (-25, -84), (-19, -102), (-3, -111), (14, -107), (24, -94), (25, -82))
WIRE = 1.9
# The wood is so much thinner than what keeps the cloth off it, which is smoothed afterwards, mm.
THINNER = 2
# Where it is not to be seen it ends sooner, mm from the hook: between hood and shoulder, and through thin cloth at the tip of a sleeve.
BELOW_HOOD, BELOW_SLEEVES = 94, 150


def dress_hanger(garment):
    """Its parts, none of which is ever dyed."""
    before = garment["wear"]["before"]
    ends = BELOW_HOOD if "hood" in garment else BELOW_SLEEVES if "armhole" in garment else None
    form = Hanger(before)
    pine = wood("wood", srgb("#d9b98e"), srgb("#b98f5e"), 7, rough=0.42)

    def beam(x, y, z):
        wooden = form.wood(x, -y, z - before) + THINNER
        return np.maximum(wooden, np.abs(x) - ends) if ends else wooden

    low, high = (-226, -80, before - 14), (226, 26, before + 14)
    return [add_hull("beam", beam, low, high, 1.6, pine), hook(before)]


def hook(before):
    made = bpy.data.curves.new("hook", "CURVE")
    made.dimensions, made.bevel_depth, made.bevel_resolution, made.use_fill_caps = "3D", WIRE / 1000, 6, True
    spline = made.splines.new("BEZIER")
    spline.bezier_points.add(len(HOOK) - 1)
    spline.resolution_u = 20
    for point, (x, y) in zip(spline.bezier_points, HOOK):
        point.co = (x / 1000, -y / 1000, before / 1000)
        point.handle_left_type = point.handle_right_type = "AUTO"
    item = bpy.data.objects.new("hook", made)
    steel = Surface("steel", own=STEEL)
    steel.dye()
    made.materials.append(steel.material)
    bpy.context.scene.collection.objects.link(item)
    return item

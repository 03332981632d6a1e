"""Fills what is sewn together all round: Blender's cloth under pressure, whose surplus buckles into short folds along the seam."""
import bpy
import numpy as np

from cloth import add_mesh, in_scene


def fill(pattern, log):
    """The seam is held where it lies, so that the outline stays; the cloth within it was cut wider."""
    filling, lay = pattern.garment["filling"], pattern.garment["lay"]
    sheet = add_mesh("filled", laid_out(pattern), pattern.faces)
    group(sheet, "held", (pattern.seam_distance < 0.5) * 1.0)
    # What fills the middle does not reach into seams and corners.
    group(sheet, "pressed", 0.25 + 0.75 * np.clip(pattern.seam_distance / filling["reach"], 0, 1))
    sheet.shape_key_add(name="Basis")
    key = sheet.shape_key_add(name="rest")
    key.data.foreach_set("co", in_scene(cut(pattern.at, filling), 0 * pattern.side).astype(np.float32).ravel())

    cloth = sheet.modifiers.new("cloth", "CLOTH")
    s = cloth.settings
    s.quality, s.mass, s.air_damping = 6, 0.12 * (pattern.garment["spacing"] / 5) ** 2, 3
    s.tension_stiffness = s.compression_stiffness = 60
    s.shear_stiffness, s.bending_model, s.bending_stiffness = 12, "ANGULAR", lay["bend"]
    s.tension_damping = s.compression_damping = s.shear_damping = 25
    s.vertex_group_mass, s.rest_shape_key = "held", key
    s.use_pressure, s.uniform_pressure_force, s.vertex_group_pressure = True, filling["pressure"], "pressed"
    s.effector_weights.gravity = 0
    cloth.collision_settings.use_collision = False
    scene = bpy.context.scene
    scene.frame_end = cloth.point_cache.frame_end = lay["frames"]
    for frame in range(1, lay["frames"] + 1):
        scene.frame_set(frame)
    co = np.empty(3 * len(pattern.at), np.float32)
    sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh().vertices.foreach_get("co", co)
    log("filled", round(float(co[2::3].max()), 3))
    bpy.data.objects.remove(sheet)
    return on_the_ground(co.reshape(-1, 3).astype(float), filling["sunk"])


def group(sheet, name, weights):
    made = sheet.vertex_groups.new(name=name)
    for i in np.flatnonzero(weights):
        made.add([int(i)], float(weights[i]), "REPLACE")


def laid_out(pattern):
    """No hand sews a seam straight; and the sheets must be apart, or pressure has nothing to act on."""
    uneven = np.c_[pattern.noise(90), pattern.noise(90)] * 0.7 + np.c_[pattern.noise(28), pattern.noise(28)] * 0.35
    rise = 2.2 * pattern.noise(70) + 0.8 * pattern.noise(26)
    apart = 12 * np.clip(pattern.seam_distance / 60, 0, 1) + 0.8 * pattern.noise(60)
    return in_scene(pattern.at + uneven, rise + pattern.side * apart)


def cut(at, filling):
    """As it was cut: its sides, which draw in when it is filled, are straight."""
    middle = (at.max(0) + at.min(0)) / 2
    u, v = ((at - middle) / np.abs(at - middle).max(0)).T
    bow = filling["bow"]
    return middle + (at - middle) * np.c_[1 + bow * (1 - v**2), 1 + bow * (1 - u**2)] * filling["wide"]


def on_the_ground(co, sunk):
    """It lies flat on a share of its lower half, which nobody sees."""
    level = co[:, 2].min() * (1 - sunk)
    co[:, 2] = np.maximum(co[:, 2], level) - level + 0.001
    return co

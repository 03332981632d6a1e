"""Photographs a laid garment: white cloth, black cloth, the place in the pattern, and the shadow on the ground."""
import os
import struct
import zlib

import bpy
import numpy as np
from mathutils import Vector

from calm import calmed
from cloth import add_mesh
from height import heights_of

# Albedo of the white and of the black cloth.
WHITE, BLACK = 0.8, 0.02
# Of the picture of heights, mm.
HIGHEST = 2.0


def bounds(pattern):
    low, high = pattern.at.min(0) - 30, pattern.at.max(0) + 30
    return low[0], low[1], high[0] - low[0], high[1] - low[1]


def dress(pattern, co, folder, log):
    """Thickness, soft normals, and the fine heights as bump. The pattern is laid out twice: above left, below right."""
    garment = pattern.garment
    item = add_mesh("garment", co, pattern.faces)
    box = bounds(pattern)
    place = (pattern.at[pattern.faces] - box[:2]) / box[2:]
    uv = np.stack([place[..., 0] / 2 + np.where(pattern.is_top, 0, 0.5)[:, None], 1 - place[..., 1]], -1)
    item.data.uv_layers.new(name="pattern").data.foreach_set("uv", uv.astype(np.float32).ravel())
    thick = item.vertex_groups.new(name="thick")
    for i in np.flatnonzero(pattern.free_distance < garment["lay"]["stiff"]):
        thick.add([int(i)], 1.0, "REPLACE")

    def modify(kind, **settings):
        made = item.modifiers.new(kind, kind)
        for name, value in settings.items():
            setattr(made, name, value)

    modify("SMOOTH", factor=0.5, iterations=garment["lay"]["smooth"])
    # Without the limit surface: exact at every odd corner, it takes minutes and gigabytes.
    modify("SUBSURF", levels=1, render_levels=1, quality=1, use_limit_surface=False)
    modify("SOLIDIFY", thickness=garment["lay"]["thick"], offset=0, vertex_group="thick", thickness_vertex_group=0.45)
    for face in item.data.polygons:
        face.use_smooth = True
    fine = np.hstack([heights_of(garment, name, box) for name in ("top", "bottom")])
    path = os.path.join(folder, "heights.png")
    write_grey(path, fine)
    log("heights", fine.shape)
    return item, woven(bpy.data.images.load(path))


def write_grey(path, heights):
    """16 bits of grey from -HIGHEST to HIGHEST. Blender is a minute slower with a picture made in its memory."""
    values = np.clip((heights / HIGHEST + 1) * 32767.5, 0, 65535).astype(">u2")
    rows = np.hstack([np.zeros((len(values), 1), np.uint8), values.view(np.uint8)])

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", heights.shape[1], heights.shape[0], 16, 0, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
        file.write(chunk(b"IDAT", zlib.compress(rows.tobytes(), 1)) + chunk(b"IEND", b""))


def woven(image):
    material = bpy.data.materials.new("cloth")
    material.use_nodes = True
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    surface = nodes["Principled BSDF"]
    for name, value in (("Roughness", 0.9), ("Specular", 0.2), ("Sheen", 0.5), ("Sheen Tint", 0.0)):
        surface.inputs[name].default_value = value
    texture, bump = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeBump")
    image.colorspace_settings.name = "Non-Color"
    texture.image, texture.interpolation = image, "Cubic"
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1, HIGHEST * 2 / 1000
    link(texture.outputs["Color"], bump.inputs["Height"])
    link(bump.outputs[0], surface.inputs["Normal"])
    return material


def light_studio():
    """The shop's one light: a large window at the upper left, a pale wall on the right, the room all around."""
    middle = Vector((0, -0.345, 0))

    def box(place, size, power):
        lamp = bpy.data.lights.new("box", "AREA")
        lamp.size, lamp.energy = size, power
        item = bpy.data.objects.new("box", lamp)
        item.location = place
        item.rotation_euler = (middle - item.location).to_track_quat("-Z", "Y").to_euler()
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


def aim(view):
    """From straight above, without perspective: a millimetre of the goods is as many pixels everywhere."""
    scene = bpy.context.scene
    camera = bpy.data.cameras.new("camera")
    camera.type, camera.sensor_fit = "ORTHO", "VERTICAL"
    camera.ortho_scale = view["height"] / view["pxPerMm"] / 1000
    item = bpy.data.objects.new("camera", camera)
    x = (view["width"] / 2 - view["originX"]) / view["pxPerMm"]
    y = (view["height"] / 2 - view["originY"]) / view["pxPerMm"]
    item.location = (x / 1000, -y / 1000, 2)
    scene.collection.objects.link(item)
    scene.camera = item


def render(view, job, folder, log, surface, ground):
    scene = bpy.context.scene
    width, height = view["width"], view["height"]
    r, cycles = scene.render, scene.cycles
    r.engine, r.resolution_x, r.resolution_y, r.film_transparent = "CYCLES", width, height, True
    r.threads_mode, r.threads = "FIXED", job["threads"]
    r.use_persistent_data = True
    cycles.device, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", False, False
    cycles.max_bounces, cycles.diffuse_bounces = 3, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    layer = scene.view_layers[0]
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGBA"

    def shoot(albedo, passes, samples, floor):
        # Where no shadow is wanted the floor only throws light back: half of the picture costs nothing.
        ground.visible_camera = floor
        surface.inputs["Base Color"].default_value = (albedo, albedo, albedo, 1)
        cycles.samples = samples
        out.file_slots.clear()
        for kind, name in passes:
            out.file_slots.new(name)
            tree.links.new(source.outputs[kind], out.inputs[name])
        bpy.ops.render.render()
        found = []
        for _, name in passes:
            path = os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")
            image = bpy.data.images.load(path)
            image.colorspace_settings.name = "Non-Color"
            pixels = np.empty(width * height * 4, np.float32)
            image.pixels.foreach_get(pixels)
            bpy.data.images.remove(image)
            os.remove(path)
            found.append(pixels.reshape(height, width, 4)[::-1])
        log(view["id"], "albedo", albedo)
        return found

    layer.use_pass_uv = True
    white, uv = shoot(WHITE, [("Image", "white"), ("UV", "uv")], job["samples"], view["ground"])
    (black,) = shoot(BLACK, [("Image", "black")], max(4, job["samples"] // 3), False)
    return white, black, uv


def photograph(pattern, co, job, folder, log):
    for item in list(bpy.data.objects):
        bpy.data.objects.remove(item)
    item, material = dress(pattern, co, folder, log)
    item.data.materials.append(material)
    ground = light_studio()
    box = bounds(pattern)
    for view in job["views"]:
        aim(view)
        white, black, uv = render(view, job, folder, log, material.node_tree.nodes["Principled BSDF"], ground)
        mask = np.clip(uv[..., 2], 0, 1)
        share = np.maximum(mask, 1e-4)
        place = np.stack([uv[..., 0] / share, uv[..., 1] / share])
        above = place[0] < 0.5
        layers = {
            "mask": mask,
            "white": calmed(white[..., :3].mean(-1) / share * (mask > 0), mask, 1.25, 0.09),
            "black": calmed(black[..., :3].mean(-1) / share * (mask > 0), mask, 2.4, 0.2),
            "shadow": np.clip(white[..., 3] - mask, 0, 1),
            "x": place[0] * 2 * box[2] + box[0],
            "y": (1 - place[1]) * box[3] + box[1],
            "above": (above & (mask > 0.98)) * 1.0,
        }
        for name, data in layers.items():
            data.astype("<f4").tofile(os.path.join(folder, f"{view['id']}-{name}.f32"))

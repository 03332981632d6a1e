"""Dresses settled cloth for the camera: thickness, soft normals, and the fine heights as bump."""
import os
import struct
import zlib

import bpy
import numpy as np

from cloth import add_mesh

# Of the picture of heights, mm.
HIGHEST = 2.0


def bounds(at):
    low, high = at.min(0) - 30, at.max(0) + 30
    return low[0], low[1], high[0] - low[0], high[1] - low[1]


def spread(at, faces, is_top, box):
    """Where each corner lies when the sheets are laid out side by side: the one above on the left."""
    place = (at[faces] - box[:2]) / box[2:]
    return np.stack([place[..., 0] / 2 + np.where(is_top, 0, 0.5)[:, None], 1 - place[..., 1]], -1)


def dress(name, co, faces, own, seen, thick, lay, heights, folder):
    """`own` is the UV of the heights, `seen` what the camera is to see as the place; `thick` the points of two layers."""
    item = add_mesh(name, co, faces)
    for layer, uv in (("own", own), ("seen", seen)):
        item.data.uv_layers.new(name=layer).data.foreach_set("uv", uv.astype(np.float32).ravel())
    item.data.uv_layers["seen"].active_render = True
    group = item.vertex_groups.new(name="thick")
    group.add([int(i) for i in np.flatnonzero(thick)], 1.0, "REPLACE")

    def modify(kind, **settings):
        made = item.modifiers.new(kind, kind)
        for setting, value in settings.items():
            setattr(made, setting, value)

    modify("SMOOTH", factor=0.5, iterations=lay["smooth"])
    # Without the limit surface: exact at every odd corner, it takes minutes and gigabytes.
    modify("SUBSURF", levels=1, render_levels=1, quality=1, use_limit_surface=False)
    if lay["thick"]:
        modify("SOLIDIFY", thickness=lay["thick"], offset=0, vertex_group="thick", thickness_vertex_group=0.45)
    for face in item.data.polygons:
        face.use_smooth = True
    path = os.path.join(folder, f"{name}-heights.png")
    write_grey(path, heights)
    material = woven(name, bpy.data.images.load(path))
    item.data.materials.append(material)
    return material


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


def woven(name, image):
    material = cloth_surface(name)
    bump_with(material, image)
    return material


def cloth_surface(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    for setting, value in (("Roughness", 0.9), ("Specular", 0.2), ("Sheen", 0.5), ("Sheen Tint", 0.0)):
        surface.inputs[setting].default_value = value
    return material


def bump_with(material, image):
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    place, texture, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("UVMap", "TexImage", "Bump"))
    place.uv_map = "own"
    image.colorspace_settings.name = "Non-Color"
    texture.image, texture.interpolation = image, "Cubic"
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1, HIGHEST * 2 / 1000
    link(place.outputs[0], texture.inputs[0])
    link(texture.outputs["Color"], bump.inputs["Height"])
    link(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])

"""Camera and renderer alike for all goods: Cycles' passes as arrays of floats."""
import os

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def camera_for(view):
    """Without perspective, a millimetre of the goods as many pixels as the view says. Where it stands is the caller's."""
    scene = bpy.context.scene
    camera = bpy.data.cameras.new("camera")
    camera.type, camera.sensor_fit = "ORTHO", "VERTICAL"
    camera.ortho_scale = view["height"] / view["pxPerMm"] / 1000
    item = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(item)
    scene.camera = item
    return item


def camera_from(view, distance, above, beside=0):
    """With perspective: at this distance a millimetre is as many pixels as the view says, and the picture's middle this far above and right of the axis (metres)."""
    item = camera_for(view)
    camera, high = item.data, item.data.ortho_scale
    camera.type, camera.sensor_height = "PERSP", 24
    camera.lens = camera.sensor_height * distance / high
    camera.shift_x, camera.shift_y = beside / high, above / high
    return item


def darkroom(folder, threads):
    scene = bpy.context.scene
    r, cycles = scene.render, scene.cycles
    r.engine, r.film_transparent = "CYCLES", True
    r.threads_mode, r.threads = "FIXED", threads
    r.use_persistent_data = True
    cycles.device, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", False, False
    cycles.max_bounces, cycles.diffuse_bounces = 3, 2
    # A rare ray that finds a lamp by chance would leave a white speck.
    cycles.sample_clamp_indirect = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGBA"

    def expose(passes, samples, width, height, seed=0):
        r.resolution_x, r.resolution_y, cycles.samples, cycles.seed = width, height, samples, seed
        out.file_slots.clear()
        for name in passes:
            out.file_slots.new(name)
            tree.links.new(source.outputs[name], out.inputs[name])
        bpy.ops.render.render()
        return [developed(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr"), width, height) for name in passes]

    return expose


def frame(items, width, height):
    """What is outside of their box is not rendered."""
    scene = bpy.context.scene
    r = scene.render
    r.resolution_x, r.resolution_y = width, height
    bpy.context.view_layer.update()
    corners = [item.matrix_world @ Vector(corner) for item in items for corner in item.bound_box]
    seen = np.array([world_to_camera_view(scene, scene.camera, corner) for corner in corners])
    r.border_min_x, r.border_min_y = (max(0, side - 0.006) for side in seen.min(0)[:2])
    r.border_max_x, r.border_max_y = (min(1, side + 0.006) for side in seen.max(0)[:2])
    r.use_border = True


def directions(normals):
    """Of unit length where anything is seen: edges are means of goods and nothing."""
    along = normals[..., :3]
    return along / np.maximum(np.linalg.norm(along, axis=-1, keepdims=True), 1e-4)


def developed(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1]

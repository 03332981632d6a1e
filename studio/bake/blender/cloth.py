"""Lays a sewn garment down: Blender's cloth lets the surplus of the pattern buckle into folds."""
import bpy
import numpy as np

from pattern import distance_to

# Smoothing and subdividing draw a round edge in by so much, mm.
OUTSET = 1.5


def add_mesh(name, points, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], [tuple(int(i) for i in f) for f in faces])
    mesh.update()
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def in_scene(at, height):
    """Millimetres with y downwards become metres with y up, lying on the floor."""
    return np.c_[at[:, 0], -at[:, 1], height] / 1000


def settle(pattern, log):
    lay = pattern.garment["lay"]
    edge = np.clip(pattern.seam_distance / 25, 0, 1)
    side = pattern.side
    above = lay.get("loft", 0) * away_from_sewn(pattern) + 4 + 2 * pattern.noise(130)
    if "gathers" in lay:
        above = above + 9 * np.sqrt(1 - pattern.drawn_in()) * pleats(pattern)
    lift = 7 + np.where(side > 0, above, np.where(side < 0, -3, 0)) * edge + side
    rounded = np.sqrt(np.clip(1 - (1 - np.minimum(pattern.seam_distance, 6) / 6) ** 2, 0, 1)) * 3
    # No hand lays a hem down straight.
    uneven = np.c_[pattern.noise(120), pattern.noise(120)] * 1.5
    start, rest = in_scene(pattern.at + uneven, lift), in_scene(pattern.rest(), side * rounded)

    scene = bpy.context.scene
    for item in list(bpy.data.objects):
        bpy.data.objects.remove(item)
    sheet = add_mesh("cloth", start, pattern.faces)

    def group(name, weights):
        made = sheet.vertex_groups.new(name=name)
        for i in np.flatnonzero(weights > 0.001):
            made.add([int(i)], float(min(1, weights[i])), "REPLACE")

    # The hands hold the outline; the cloth within it may go where it likes.
    group("held", (np.minimum(pattern.seam_distance, pattern.free_distance) < 1) * 1.0)
    group("stiff", (pattern.free_distance < lay["stiff"]) * 1.0)
    # Self collision beside a welded seam pushes the sheets apart.
    group("sewn", (pattern.seam_distance < 22) * 1.0)
    sheet.shape_key_add(name="Basis")
    key = sheet.shape_key_add(name="rest")
    key.data.foreach_set("co", rest.astype(np.float32).ravel())

    floor = add_mesh("floor", [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)])
    floor.modifiers.new("floor", "COLLISION")
    floor.collision.thickness_outer, floor.collision.thickness_inner, floor.collision.cloth_friction = 0.003, 0.05, 25

    cloth = sheet.modifiers.new("cloth", "CLOTH")
    s, k = cloth.settings, cloth.collision_settings
    s.quality, s.mass, s.air_damping = 5, 0.1 * (pattern.garment["spacing"] / 8) ** 2, 2
    s.tension_stiffness = s.compression_stiffness = 40
    s.shear_stiffness, s.bending_model, s.bending_stiffness = 12, "ANGULAR", lay["bend"]
    s.tension_damping = s.compression_damping = s.shear_damping = 40
    s.bending_damping = 0.05
    s.vertex_group_bending = s.vertex_group_structural_stiffness = "stiff"
    s.bending_stiffness_max = max(0.02, lay["bend"] * 3)
    s.tension_stiffness_max = s.compression_stiffness_max = 100
    s.vertex_group_mass = "held"
    s.rest_shape_key = key
    k.vertex_group_self_collisions = "sewn"
    k.distance_min, k.collision_quality, k.friction = 0.0025, 2, 5
    k.use_self_collision, k.self_distance_min, k.self_friction = True, 0.0016, 4
    scene.frame_end = cloth.point_cache.frame_end = lay["frames"]
    count = len(start)
    co = np.empty(count * 3, np.float32)
    for frame in range(1, lay["frames"] + 1):
        scene.frame_set(frame)
        if frame % 4 and frame != lay["frames"]:
            continue
        mesh = sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        mesh.vertices.foreach_get("co", co)
        log("frame", frame, "highest", round(float(co[2::3].max()), 3))
    bpy.data.objects.remove(sheet)
    bpy.data.objects.remove(floor)
    settled = eased(pattern, refitted(pattern, co.reshape(-1, 3).astype(float)))
    if lay.get("isKept"):
        return kept(pattern, settled)
    return settled if pattern.garment["bottom"] else grounded(settled)


def pleats(pattern):
    """Where gathered cloth begins to stand up: side by side, none as wide as the next."""
    x, y = pattern.at.T
    out = 0
    for wave, strength in ((21, 0.6), (29, 0.8), (43, 0.6)):
        out = out + strength * np.sin(2 * np.pi * (x + 0.12 * y * pattern.rng.uniform(-1, 1)) / wave + pattern.rng.uniform(0, 6))
    return out


def away_from_sewn(pattern):
    """A narrow hem is sewn to something, which keeps it low."""
    sewn = [chain["points"] for chain in pattern.garment["top"] if chain.get("width", 99) < 10]
    if not sewn:
        return 1
    return np.clip(np.minimum.reduce([distance_to(pattern.at, line) for line in sewn]) / 70, 0, 1)


def refitted(pattern, co):
    """Back to the measurements of the pattern: cloth creeps while it settles."""
    want = in_scene(pattern.at, 0 * pattern.side)
    top = pattern.side >= 0
    for axis in (0, 1):
        scale, shift = np.polyfit(co[top, axis], want[top, axis], 1)
        co[:, axis] = co[:, axis] * scale + shift
    return co


def kept(pattern, co, reach=22):
    """Outline and ground where they are said to be, to a fraction of a millimetre: a small bag shows each."""
    edge = np.minimum(pattern.seam_distance, pattern.free_distance)
    rim = np.flatnonzero(edge < 0.8)
    uneven = np.c_[pattern.noise(70), pattern.noise(70)] * 0.2
    low, high = pattern.at[rim].min(0), pattern.at[rim].max(0)
    outward = (2 * pattern.at - low - high) / (high - low)
    wanted = in_scene(pattern.at + OUTSET * outward + uneven, 0 * edge)[:, :2]
    missing = (wanted - co[:, :2])[rim]
    near = np.flatnonzero(edge < 3 * reach)
    gap = ((pattern.at[near, None] - pattern.at[None, rim]) ** 2).sum(-1)
    weight = np.exp(-gap / (2 * 6**2)) + 1e-9 / (1 + gap)
    co[near, :2] += (weight @ missing) / weight.sum(1)[:, None] * np.exp(-((edge[near] / reach) ** 2))[:, None]
    co[rim, :2] = wanted[rim]
    # Sewn edges are round, and the sheets do not pass through each other.
    round_edge = 1.7 * np.sqrt(1 - (1 - np.minimum(pattern.seam_distance, 7) / 7) ** 2)
    up = pattern.side * (co[:, 2] - co[rim, 2].mean()) * 1000
    apart = np.logaddexp(up / 0.4, round_edge / 0.4) * 0.4
    co[:, 2] = np.where(pattern.side == 0, 0, pattern.side * apart / 1000)
    return grounded(co)


def grounded(co):
    """The hands that held the outline let it go."""
    co[:, 2] += 0.0004 - co[:, 2].min()
    return co


def eased(pattern, co, rounds=18):
    """Seams and edges run smooth: averaged along their own line, then the rows beside them a little."""
    faces = pattern.faces
    edges = np.sort(np.vstack([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), axis=1)
    edges, uses = np.unique(edges, axis=0, return_counts=True)
    seam = (pattern.seam_distance[edges] < 0.8).all(1) & (np.hypot(*(pattern.at[edges[:, 0]] - pattern.at[edges[:, 1]]).T) < 8)
    line = edges[(uses == 1) | seam]
    on = np.zeros(len(co), bool)
    on[line] = True
    near = ~on & (np.minimum(pattern.seam_distance, pattern.free_distance) < 12)

    def mean(of):
        total, count = np.zeros_like(co), np.zeros(len(co))
        for i, j in ((0, 1), (1, 0)):
            np.add.at(total, of[:, i], co[of[:, j]])
            np.add.at(count, of[:, i], 1)
        return total / np.maximum(count, 1)[:, None], count

    was = co.copy()
    for _ in range(rounds):
        average, count = mean(line)
        move = on & (count == 2)
        co[move] += 0.5 * (average[move] - co[move])
        average, _ = mean(edges)
        co[near] += 0.35 * (average[near] - co[near])
    # A corner that was cut sharp stays so.
    turned = np.zeros(len(co), bool)
    for corner in pattern.garment["corners"]:
        turned |= np.hypot(np.abs(pattern.at[:, 0]) - corner[0], pattern.at[:, 1] - corner[1]) < 5
    co[turned] = was[turned] * 0.5 + co[turned] * 0.5
    return co

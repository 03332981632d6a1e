"""How high what has been laid down so far lies at a place."""
import bpy
import numpy as np
from mathutils.bvhtree import BVHTree

TOP = 0.5


class Below:
    """Things of the scene as they are dressed. Millimetres."""

    def __init__(self, items):
        scene = bpy.context.evaluated_depsgraph_get()
        self.trees = [BVHTree.FromObject(item, scene) for item in items]

    def heights(self, at):
        """Of an array of places; the ground's is 0."""
        flat = at.reshape(-1, 2)
        return np.array([self.height(x, y) for x, y in flat]).reshape(at.shape[:-1])

    def height(self, x, y):
        hits = (tree.ray_cast((x / 1000, -y / 1000, TOP), (0, 0, -1))[0] for tree in self.trees)
        return max((hit.z * 1000 for hit in hits if hit), default=0)

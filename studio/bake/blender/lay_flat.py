"""blender -b -P lay_flat.py -- JOB FOLDER: lays the garment of a job (JSON) down and leaves its passes in the folder."""
import hashlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from cloth import settle
from cords import dress_cords
from drape import drape
from dress import bounds
from fallen_hood import dress_fallen_hood
from filling import fill
from hanger import dress_hanger
from pattern import Pattern
from shoot import photograph
from straps import dress_straps
from wardrobe import dress_body, dress_buttons, dress_hood, dress_leaf, dress_pocket, dress_stand
from zips import dress_zip

started = time.time()
# What settles apart from the sheets, or lies on them.
LAID_ON = "hood", "hoodLies", "pocket", "stand", "leaves", "buttons", "straps", "zip", "cords"


def log(*words):
    print(f"{time.time() - started:6.0f} s", *words, file=sys.stderr, flush=True)


def settled(garment, onto=None):
    """Settling takes longest and depends on the cut alone, and on what a hood is sewn `onto`."""
    pattern = Pattern(garment, garment["spacing"])
    log("pattern", len(pattern.at), "points")
    cut = {name: part for name, part in garment.items() if name not in LAID_ON}
    if onto and "wear" in garment:
        cut["onto"] = {name: part for name, part in onto[0].garment.items() if name not in LAID_ON}
    key = hashlib.sha256(json.dumps(cut, sort_keys=True).encode()).hexdigest()[:16]
    kept = os.path.join(folder, f"settled-{key}.npy")
    if not os.path.exists(kept):
        np.save(kept, lie(garment, pattern, onto))
        log("settled")
    return pattern, np.load(kept)


def lie(garment, pattern, onto):
    if "wear" in garment:
        return drape(pattern, log, onto)
    return (fill if "filling" in garment else settle)(pattern, log)


path, folder = sys.argv[sys.argv.index("--") + 1:]
with open(path) as file:
    job = json.load(file)
garment = job["garment"]
body, laid = settled(garment)
hood = settled(garment["hood"], (body, laid)) if "hood" in garment and "hoodLies" not in garment else None
for item in list(bpy.data.objects):
    bpy.data.objects.remove(item)
materials = [dress_body(body, laid, folder)]
if hood:
    materials.append(dress_hood(*hood, folder))
if "hoodLies" in garment:
    materials.append(dress_fallen_hood(body, laid, folder))
if "pocket" in garment:
    materials.append(dress_pocket(garment["pocket"], body, laid, folder))
if "stand" in garment:
    materials.append(dress_stand(garment["stand"], body, laid, folder))
materials += [dress_leaf(leaf, body, laid, folder) for leaf in garment.get("leaves", [])]
materials += dress_straps(garment.get("straps", []), body, laid, folder)
# What is worn has its cords on the chest, a bag beside it.
materials += dress_cords(garment.get("cords", []), list(bpy.data.objects) if "wear" in garment else [])
own = []
if "zip" in garment:
    edges, own = dress_zip(garment["zip"], folder)
    materials.append(edges)
if "buttons" in garment:
    own += dress_buttons(garment["buttons"], body, laid)
if garment.get("wear", {}).get("by") == "hanger":
    own += dress_hanger(garment)
photograph(bounds(body.at), materials, own, job, folder, log)

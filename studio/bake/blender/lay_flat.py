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
from dress import bounds
from filling import fill
from pattern import Pattern
from shoot import photograph
from straps import dress_straps
from wardrobe import dress_body, dress_hood, dress_pocket
from zips import dress_zip

started = time.time()


def log(*words):
    print(f"{time.time() - started:6.0f} s", *words, file=sys.stderr, flush=True)


def settled(garment):
    """Settling takes longest and depends on the cut alone."""
    pattern = Pattern(garment, garment["spacing"])
    log("pattern", len(pattern.at), "points")
    cut = {name: part for name, part in garment.items() if name not in ("hood", "pocket", "straps", "zip", "cords")}
    key = hashlib.sha256(json.dumps(cut, sort_keys=True).encode()).hexdigest()[:16]
    kept = os.path.join(folder, f"settled-{key}.npy")
    if not os.path.exists(kept):
        lay = fill if "filling" in garment else settle
        np.save(kept, lay(pattern, garment["spacing"], log))
        log("settled")
    return pattern, np.load(kept)


path, folder = sys.argv[sys.argv.index("--") + 1:]
with open(path) as file:
    job = json.load(file)
garment = job["garment"]
body, laid = settled(garment)
hood = settled(garment["hood"]) if "hood" in garment else None
for item in list(bpy.data.objects):
    bpy.data.objects.remove(item)
materials = [dress_body(body, laid, folder)]
if hood:
    materials.append(dress_hood(*hood, folder))
if "pocket" in garment:
    materials.append(dress_pocket(garment["pocket"], body, laid, folder))
materials += dress_straps(garment.get("straps", []), body, laid, folder)
materials += dress_cords(garment.get("cords", []))
own = []
if "zip" in garment:
    edges, own = dress_zip(garment["zip"], folder)
    materials.append(edges)
photograph(bounds(body.at), materials, own, job, folder, log)

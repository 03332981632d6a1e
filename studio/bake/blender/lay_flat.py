"""blender -b -P lay_flat.py -- JOB FOLDER: lays the garment of a job (JSON) down and leaves its passes in the folder."""
import hashlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

from cloth import settle
from pattern import Pattern
from shoot import photograph

started = time.time()


def log(*words):
    print(f"{time.time() - started:6.0f} s", *words, file=sys.stderr, flush=True)


path, folder = sys.argv[sys.argv.index("--") + 1:]
with open(path) as file:
    job = json.load(file)
garment = job["garment"]
pattern = Pattern(garment, garment["spacing"])
log("pattern", len(pattern.at), "points")
# Settling takes longest and depends on the garment alone.
key = hashlib.sha256(json.dumps(garment, sort_keys=True).encode()).hexdigest()[:16]
kept = os.path.join(folder, f"settled-{key}.npy")
if not os.path.exists(kept):
    np.save(kept, settle(pattern, garment["spacing"], log))
    log("settled")
photograph(pattern, np.load(kept), job, folder, log)

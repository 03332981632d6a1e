"""A hard case that lies with the telephone in it: a thin round shell, and the lenses in its opening."""
import numpy as np

from hull import add_hull, cut, joined, met, rounded
from solids import add_turned
from surfaces import Surface

THICK, EDGE = 10.4, 3.8
GLASS = {"Base Color": (0.009, 0.01, 0.012, 1), "Roughness": 0.1, "Specular": 0.35}
LENS = {"Base Color": (0.003, 0.004, 0.009, 1), "Roughness": 0.02, "Specular": 1.0}
COAT = {"Base Color": (0.004, 0.008, 0.026, 1), "Roughness": 0.04, "Specular": 1.0}
RING = {"Base Color": (0.3, 0.305, 0.315, 1), "Metallic": 1.0, "Roughness": 0.22}
FLASH = {"Base Color": (0.5, 0.43, 0.29, 1), "Roughness": 0.35, "Specular": 0.5}


def build(job, view, folder):
    case = job["case"]
    half, height = case["half"], case["height"]
    shell = Surface("shell", waves=0.02)
    low, high = [-half - 2, -height - 2, -1], [half + 2, 2, THICK + 2]
    add_hull("shell", lambda x, y, z: shell_at(case, x, y, z), low, high, job["step"], shell.material)
    plate, ring, lens, coat, flash = (Surface("part", own=own) for own in (GLASS, RING, LENS, COAT, FLASH))
    add_hull("plate", lambda x, y, z: plate_at(case, x, y, z), low, high, job["step"], plate.material)
    for down in (14.5, 29.5):
        turned("ring", [(6.9, 8), (6.9, 11.0), (6.75, 11.3), (6.4, 11.45), (5.75, 11.45), (5.5, 11.2), (5.4, 10.6)], (-22, -down), ring)
        # Rings inside, under a bowl of glass.
        turned("lens", [(5.5, 10.7), (4.7, 10.65), (4.5, 10.2), (3.6, 10.25), (3.4, 9.8)], (-22, -down), lens)
        turned("coat", [(3.4, 9.8), (3.0, 10.25), (2.4, 10.6), (1.6, 10.9), (0.8, 11.05), (0, 11.1)], (-22, -down), coat)
    turned("flash", [(2.7, 8.9), (2.6, 9.45), (2.2, 9.6), (0, 9.7)], (-9.2, -22), flash)
    return [shell, plate, ring, lens, coat, flash]


def turned(name, profile, at, surface):
    item = add_turned(name, profile, 96, surface.material, 0.7)
    item.location = (at[0] / 1000, at[1] / 1000, 0)


def opening_at(case, x, y):
    left, top, right, bottom = case["opening"]
    return rounded(x - (left + right) / 2, y + (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2, 9)


def shell_at(case, x, y, z):
    half, height = case["half"], case["height"]
    outline = rounded(x, y + height / 2, half, height / 2, case["corner"])
    body = np.maximum(met(outline, z - THICK, EDGE), 0.4 - z)
    opening = opening_at(case, x, y)
    # A lip around the lenses keeps them off the table.
    lip = np.hypot(opening - 1.3, (z - THICK + 0.1) * 1.25) - 1.05
    return cut(joined(body, lip, 1.6), np.maximum(opening, 7 - z), 0.7)


def plate_at(case, x, y, z):
    return np.maximum(met(opening_at(case, x, y) + 0.2, z - 9.2, 0.5), 6 - z)

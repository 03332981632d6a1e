"""A straight painted cup or bottle of steel: its wall takes the print, what stands above it is bare."""
import math

import numpy as np

from solids import add_turned
from surfaces import STEEL, Surface

COLUMNS, SHARP = 256, math.radians(38)


def build(job, view, folder):
    vessel = job["vessel"]
    paint = Surface("paint", waves=0.012)
    steel = Surface("steel", own=STEEL)
    add_turned("wall", wall(vessel), COLUMNS, paint.material, SHARP)
    for part in (rim, shoulder, neck, screw_cap):
        profile = part(vessel)
        if profile is not None:
            add_turned(part.__name__, profile, COLUMNS, steel.material, SHARP)
    return [paint, steel]


def arc(at, r, start, end, steps=10):
    turn = np.radians(np.linspace(start, end, steps))
    return np.c_[at[0] + r * np.cos(turn), at[1] + r * np.sin(turn)]


def wall(vessel):
    radius, high = vessel["radius"], vessel["height"]
    foot, top = 5, 1.6
    return np.vstack([
        [(0, 1.6), (radius - 8, 1.6), (radius - 7.2, 0.2), (radius - 6.6, 0), (radius - 5.4, 0.1)],
        arc((radius - foot, foot + 0.4), foot, -86, 0),
        np.c_[np.full(30, radius), np.linspace(foot + 1, high - top - 0.5, 30)],
        arc((radius - top, high - top), top, 0, 88),
        # It ends within the steel: further in it would show inside a tumbler.
        [(radius - 2.4, high)],
    ])


def rim(vessel):
    """The bare lip of a tumbler, and its inside."""
    if "lip" not in vessel:
        return None
    radius, high, lip = vessel["radius"] - 0.8, vessel["height"], vessel["lip"]
    end, inner = high + lip, radius - 2.2
    return np.vstack([
        arc((radius - 0.9, high + 0.9), 0.9, -80, 0, 6),
        np.c_[np.full(6, radius), np.linspace(high + 1, end - 5, 6)],
        # Drawn in a little where one drinks.
        arc((radius - 6, end - 4.2), 6, 0, 26, 8),
        arc((radius - 1.55, end - 1.0), 1.0, 26, 180, 14),
        np.c_[np.full(24, inner - 0.35), np.linspace(end - 1.4, 14, 24)],
        arc((inner - 8.35, 12), 8, 0, -90),
        [(0, 4)],
    ])


def shoulder(vessel):
    """From the wall of a bottle up to its neck."""
    if "cap" not in vessel:
        return None
    radius, high = vessel["radius"], vessel["height"]
    return np.vstack([
        [(radius - 1.2, high - 1)],
        arc((radius - 3.6, high - 1.2), 2.6, 10, 80, 8),
        arc((radius - 4.0, high + 4.4), 3.4, -80, -120, 5),
        arc((25.5, high + 6), 4.6, -105, -180, 8),
        [(20.9, high + 12)],
    ])


def neck(vessel):
    """A ring under the cap."""
    if "cap" not in vessel:
        return None
    high = vessel["height"]
    return np.vstack([[(20, high + 7.6)], arc((22.2, high + 8.4), 0.8, -90, 0, 5), arc((22.2, high + 9.6), 0.8, 0, 90, 5), [(20, high + 10.4)]])


def screw_cap(vessel):
    if "cap" not in vessel:
        return None
    radius, start, end = vessel["cap"]["radius"], vessel["height"] + 11, vessel["height"] + vessel["cap"]["end"]
    return np.vstack([
        [(radius - 4, start + 0.4), (radius - 1.2, start)],
        arc((radius - 1, start + 1), 1, -90, 0, 7),
        [(radius, start + 4.4)],
        arc((radius + 0.1, start + 5), 0.6, -90, -270, 9),
        [(radius, start + 5.6)],
        np.c_[np.full(10, radius), np.linspace(start + 6.2, end - 3.2, 10)],
        arc((radius - 3, end - 3), 3, 0, 86, 12),
        arc((radius - 6.2, end - 1.2), 1.2, 90, 160, 6),
        [(radius - 8, end - 1.6), (0, end - 1.6)],
    ])

"""What is turned about an upright axis and lies: a badge, a coaster."""
from solids import add_turned
from surfaces import Surface


def build(job, view, folder):
    surface = Surface("turned", waves=job["waves"])
    item = add_turned("turned", job["profile"], 360, surface.material, 0.5)
    # The top reference line touches it.
    item.location = (0, -max(r for r, _ in job["profile"]) / 1000, 0)
    return [surface]

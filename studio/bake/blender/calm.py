"""Takes the grain of few samples out of a picture. Debian's Blender has no denoiser of its own."""
import numpy as np

# Neighbours that are looked at, in pixels; few, but from far.
STEPS = (-9, -5, -3, -2, -1, 0, 1, 2, 3, 5, 9)
# How far apart two places may be, in standard deviations of their grain.
PATIENCE = 0.6
# And their normals.
BEND = 0.12


def calmed(first, second, mask, normals):
    """Of goods that fill a part of the picture: elsewhere it stays empty."""
    rows, columns = (slice(max(0, line.min() - STEPS[-1]), line.max() + STEPS[-1] + 1) for line in np.nonzero(mask))
    there = (rows, columns)
    out = np.zeros_like(first)
    out[there] = averaged(first[there], second[there], mask[there], normals[there])
    return out


def own_layers(pictures, coverage, normals):
    """What is never dyed, from two exposures in colour: its light, and where it is."""
    channels = [calmed(*(picture[..., n] for picture in pictures), coverage, normals) for n in range(3)]
    return dict(zip(("own-red", "own-green", "own-blue", "own"), (*channels, coverage)))


def averaged(first, second, mask, normals):
    """
    The mean of two exposures of one picture, each calmed by the other: whether two places are alike is asked of the exposure that
    is not averaged, so grain does not decide what becomes of itself (non-local means with two buffers, Rousselle and others 2012).
    """
    variance = patch(patch((first - second) ** 2 / 2))
    floor = 1e-3 * float(np.mean((first + second) ** 2 / 4)) ** 0.5
    sums = [np.zeros_like(first), np.zeros_like(first)]
    weights = [np.full_like(first, 1e-6), np.full_like(first, 1e-6)]
    for dy in STEPS:
        for dx in STEPS:
            def there(picture):
                return np.roll(picture, (dy, dx), (0, 1))

            other = there(variance)
            grain = variance + np.minimum(variance, other)
            scale = floor**2 + PATIENCE**2 * (variance + other)
            alike = there(mask) * np.exp(((normals * there(normals)).sum(-1) - 1) / BEND**2)
            for nth, (summed, asked) in enumerate(((first, second), (second, first))):
                apart = patch(((asked - there(asked)) ** 2 - grain) / scale)
                weight = alike * np.exp(-np.maximum(apart, 0))
                sums[nth] += weight * there(summed)
                weights[nth] += weight
    return (sums[0] / weights[0] + sums[1] / weights[1]) / 2


def patch(picture):
    """Means of 5 × 5 pixels."""
    for axis in (0, 1):
        picture = sum(np.roll(picture, step, axis) for step in range(-2, 3)) / 5
    return picture

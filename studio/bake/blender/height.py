"""What is too fine for the mesh: seams, stitches, hems and ribs as heights over the pattern, in millimetres."""
import numpy as np

PX = 3.0


class Heights:
    def __init__(self, left, top, width, height, px=PX):
        self.left, self.top, self.px = left, top, px
        self.data = np.zeros((int(height * px), int(width * px)), np.float32)

    def trace(self, line, reach):
        """Distance to a line and the place along it, for pixels within reach."""
        shape = self.data.shape
        far, along = np.full(shape, 1e6, np.float32), np.zeros(shape, np.float32)
        line, done = np.array(line, float), 0.0
        for a, b in zip(line[:-1], line[1:]):
            length = np.hypot(*(b - a))
            x0, y0 = ((np.minimum(a, b) - reach - [self.left, self.top]) * self.px).astype(int).clip(0)
            x1, y1 = ((np.maximum(a, b) + reach - [self.left, self.top]) * self.px).astype(int) + 2
            y, x = np.mgrid[y0 : max(y0, min(y1, shape[0])), x0 : max(x0, min(x1, shape[1]))].astype(np.float32)
            if x.size and length > 0:
                x, y = x / self.px + self.left - a[0], y / self.px + self.top - a[1]
                d = (b - a) / length
                t = np.clip(x * d[0] + y * d[1], 0, length)
                gap = np.hypot(x - t * d[0], y - t * d[1])
                window = (slice(y0, y0 + gap.shape[0]), slice(x0, x0 + gap.shape[1]))
                closer = gap < far[window]
                far[window] = np.where(closer, gap, far[window])
                along[window] = np.where(closer, t + done, along[window])
            done += length
        return far, along

    def edge(self, line):
        """The free edge rolls over instead of being cut off."""
        far, _ = self.trace(line, 6)
        self.data -= 0.9 * bell(far, 1.3)

    def hem(self, line, width, weight=1):
        self.edge(line)
        far, along = self.trace(line, width + 14)
        self.data += weight * 0.4 / (1 + np.exp(np.minimum((far - width) * 2.5, 60)))
        self.data += weight * (stitch(far - width + 4.5, along) + stitch(far - width + 0.5, along + 1))
        self.data += 0.3 * min(weight, 1) * pucker(along) * bell(far - width + 3, 8)

    def row(self, line):
        """Stitches of thick thread, which draw thick cloth in."""
        far, along = self.trace(line, 8)
        self.data += 1.1 * stitch(far, along) - 0.3 * bell(far, 2.6)

    def fine_row(self, line):
        """Small even stitches, each of which sinks in at its ends."""
        far, along = self.trace(line, 6)
        thread = bell(far, 0.34) * np.sqrt(np.clip(np.sin(np.pi * (along % 2.6) / 2.1), 0, 1)) * (along % 2.6 < 2.1)
        self.data += 0.42 * thread - 0.22 * bell(far, 1.0) - 0.16 * bell(far, 2.6)

    def band(self, line, width, depth):
        """Woven flat between piles, across the thread of its weft."""
        far, along = self.trace(line, width)
        flat = 1 / (1 + np.exp(np.minimum((far - width / 2) * 3, 60)))
        self.data += flat * (0.1 * np.sin(far * 2.6) + 0.05 * np.sin(along * 2.1) - depth)

    def crease(self, line, depth):
        """A mark of having been folded."""
        far, _ = self.trace(line, 20)
        self.data -= depth * (0.4 * bell(far, 1.8) + 0.6 * bell(far, 7))

    def rib(self, line, width, pitch):
        self.edge(line)
        far, along = self.trace(line, width + 12)
        ribs = 0.5 + 0.24 * np.sin(2 * np.pi * along / pitch)
        self.data += np.where(far < width, ribs, 0) - 0.75 * bell(far - width, 1)
        self.data += stitch(far - width - 3.5, along) + 0.16 * np.sin(along / 3) * bell(far - width - 4, 5)

    def seam(self, line, depth):
        far, along = self.trace(line, 20)
        self.data += depth * (-0.85 * bell(far, 1.1) + 0.4 * bell(far, 5.5) + 0.35 * pucker(along) * bell(far, 8))


def bell(distance, width):
    return np.exp(-((distance / width) ** 2))


def stitch(distance, along):
    dash = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * along / 3.4) + 0.5)
    return -0.75 * bell(distance, 0.95) + 0.7 * bell(distance, 0.6) * dash


def pucker(along):
    return np.sin(along / 3.1 + 2 * np.sin(along / 17)) * np.sin(along / 11.3)


def heights_of(garment, name, box):
    out = Heights(*box)
    for chain in garment[name]:
        if chain["kind"] == "hem":
            out.hem(chain["points"], chain["width"], chain.get("weight", 1))
        elif chain["kind"] == "rib":
            out.rib(chain["points"], chain["width"], chain["pitch"])
    for seam in garment["seams"]:
        if name in seam["on"]:
            out.seam(seam["points"], seam["depth"])
    for tack in garment.get("tacks", []):
        out.row(tack)
    for band in garment.get("bands", []):
        out.band(band["points"], band["width"], band["depth"])
    for crease in garment.get("creases", []):
        out.crease(crease["points"], crease["depth"])
    for row in garment.get("rows", []):
        out.fine_row(row)
    return out.data

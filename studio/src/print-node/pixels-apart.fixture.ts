/** How two drawings of the same size differ. */
export interface Difference {
  /** How many pixels do. */
  readonly pixels: number;
  /** The largest of one channel, of 255. */
  readonly most: number;
  /** So many differ by more than each of `STEPS`. */
  readonly beyond: readonly number[];
  /** Of all pixels and channels, of 255. */
  readonly mean: number;
}

/** Of 255: what is seen side by side, what is seen at once, another colour. */
export const STEPS = [8, 32, 64] as const;

export const SAME: Difference = { pixels: 0, most: 0, beyond: STEPS.map(() => 0), mean: 0 };

type Bytes = Uint8Array | Uint8ClampedArray;

/** Of RGBA by how much their inks differ: a clear pixel has none, whatever its colour. */
export function differenceOf(left: Bytes, right: Bytes): Difference {
  const [own, other] = [asBuffer(left), asBuffer(right)];
  if (own.equals(other)) return SAME;
  const apart = { pixels: 0, most: 0, beyond: STEPS.map(() => 0), sum: 0 };
  for (let at = 0; at < own.length; at += 4) {
    if (own.readUInt32LE(at) === other.readUInt32LE(at)) continue;
    const by = [0, 1, 2, 3].map((channel) => Math.abs(ink(own, at, channel) - ink(other, at, channel)));
    const most = Math.max(...by);
    apart.pixels++;
    apart.most = Math.max(apart.most, most);
    apart.sum += by.reduce((sum, one) => sum + one, 0);
    STEPS.forEach((step, index) => {
      if (most > step) apart.beyond[index] = (apart.beyond[index] ?? 0) + 1;
    });
  }
  const { sum, ...counted } = apart;
  return { ...counted, mean: sum / own.length };
}

/** Of the parts of one drawing, which are of these many bytes. */
export function joined(parts: readonly (readonly [part: Difference, bytes: number])[]): Difference {
  const bytes = parts.reduce((sum, [, length]) => sum + length, 0);
  return parts.reduce(
    (all, [part, length]) => ({
      pixels: all.pixels + part.pixels,
      most: Math.max(all.most, part.most),
      beyond: all.beyond.map((count, index) => count + (part.beyond[index] ?? 0)),
      mean: all.mean + (part.mean * length) / bytes,
    }),
    SAME,
  );
}

function ink(of: Buffer, at: number, channel: number): number {
  const alpha = of[at + 3] ?? 0;
  return channel === 3 ? alpha : ((of[at + channel] ?? 0) * alpha) / 255;
}

function asBuffer({ buffer, byteOffset, length }: Bytes): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}

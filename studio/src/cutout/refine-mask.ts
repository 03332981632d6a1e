import { boxBlur } from "./box-blur.ts";
import { between, type Plane } from "./plane.ts";

/** How far a line of the picture draws the mask's edge to itself, as a share of the longer side: what the model's pixels leave open. */
const REACH = 1 / 80;
/** Colours, from 0 to 1, that differ by less than the root of this are no line. */
const NOISE = 0.0004;

type Channels<Value> = readonly [red: Value, green: Value, blue: Value];

/** How the mask depends on the colour around a pixel: its channels times `slopes`, and `rest`. */
export interface Edges {
  readonly slopes: Channels<Plane>;
  readonly rest: Plane;
}

/**
 * The guided filter of He, Sun and Tang: the coarse mask as a straight function of the colour in each neighbourhood, so that its edge lies
 * where the picture has one. Worked out small, and applied to each pixel of the whole by `alphaAt`. `colors` are from 0 to 1.
 */
export function findEdges(mask: Plane, colors: Channels<Plane>): Edges {
  const [{ width, height }] = colors;
  const radius = Math.max(2, Math.round(Math.max(width, height) * REACH));
  const mean = (values: Float32Array) => boxBlur(values, width, height, radius);
  const product = (one: Float32Array, other: Float32Array) =>
    mean(one.map((value, at) => value * (other[at] as number)));
  const plane = () => new Float32Array(width * height);
  const [red, green, blue] = [colors[0].values, colors[1].values, colors[2].values];
  const coarse = stretched(mask, width, height);
  const [meanRed, meanGreen, meanBlue, meanMask] = [mean(red), mean(green), mean(blue), mean(coarse)];
  const [ofRR, ofRG, ofRB] = [product(red, red), product(red, green), product(red, blue)];
  const [ofGG, ofGB, ofBB] = [product(green, green), product(green, blue), product(blue, blue)];
  const [ofRM, ofGM, ofBM] = [product(red, coarse), product(green, coarse), product(blue, coarse)];
  const [forRed, forGreen, forBlue, rest] = [plane(), plane(), plane(), plane()];
  for (let at = 0; at < coarse.length; at += 1) {
    const [r, g, b, m] = [valueAt(meanRed, at), valueAt(meanGreen, at), valueAt(meanBlue, at), valueAt(meanMask, at)];
    const slope = solved(
      [
        valueAt(ofRR, at) - r * r + NOISE,
        valueAt(ofRG, at) - r * g,
        valueAt(ofRB, at) - r * b,
        valueAt(ofGG, at) - g * g + NOISE,
        valueAt(ofGB, at) - g * b,
        valueAt(ofBB, at) - b * b + NOISE,
      ],
      [valueAt(ofRM, at) - r * m, valueAt(ofGM, at) - g * m, valueAt(ofBM, at) - b * m],
    );
    [forRed[at], forGreen[at], forBlue[at]] = slope;
    rest[at] = m - slope[0] * r - slope[1] * g - slope[2] * b;
  }
  const smooth = (values: Float32Array): Plane => ({ width, height, values: mean(values) });
  return { slopes: [smooth(forRed), smooth(forGreen), smooth(forBlue)], rest: smooth(rest) };
}

const valueAt = (values: Float32Array, at: number): number => values[at] as number;

/** Of a symmetric matrix: its rows from the diagonal on. */
type Six = readonly [number, number, number, number, number, number];

/** By Cramer's rule; `NOISE` on the diagonal keeps the matrix regular. */
function solved([a, b, c, d, e, f]: Six, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const [aa, ab, ac] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const [bb, bc, cc] = [a * f - c * c, b * c - a * e, a * d - b * b];
  const size = a * aa + b * ab + c * ac;
  return [(aa * x + ab * y + ac * z) / size, (ab * x + bb * y + bc * z) / size, (ac * x + bc * y + cc * z) / size];
}

function stretched(mask: Plane, width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return between(mask, ((x + 0.5) * mask.width) / width - 0.5, ((y + 0.5) * mask.height) / height - 0.5);
  });
}

/** What the filter leaves of the ground and takes of the middle is no edge. */
const [NOTHING, ALL] = [0.15, 0.88];

/** From 0 to 1, for a pixel of this colour, of 255, at a place of `edges`. */
export function alphaAt({ slopes, rest }: Edges, x: number, y: number, data: Uint8ClampedArray, at: number): number {
  const [red, green, blue] = slopes;
  const colored =
    between(red, x, y) * (data[at] as number) +
    between(green, x, y) * (data[at + 1] as number) +
    between(blue, x, y) * (data[at + 2] as number);
  const alpha = colored / 255 + between(rest, x, y);
  return Math.min(Math.max((alpha - NOTHING) / (ALL - NOTHING), 0), 1);
}

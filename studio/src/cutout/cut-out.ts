import { boxBlur } from "./box-blur.ts";
import { between, type Plane } from "./plane.ts";
import { alphaAt, findEdges } from "./refine-mask.ts";

/** Straight RGBA, 8 bits, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The colours of subject and ground are looked for so far around a pixel, as a share of the longer side. */
const AROUND = 1 / 40;

/**
 * Makes everything but the subject see-through, in place. `mask` says coarsely where it is, from 0 to 1; `small` is the whole picture on few
 * pixels. Where hair or fur lets the ground through, its colour is taken out: the blur fusion of Forte (2021), once.
 */
export function cutOut(picture: Pixels, small: Pixels, mask: Plane): void {
  const edges = findEdges(mask, [channelOf(small, 0), channelOf(small, 1), channelOf(small, 2)]);
  const alpha = Float32Array.from({ length: small.width * small.height }, (_, at) =>
    alphaAt(edges, at % small.width, Math.floor(at / small.width), small.data, at * 4),
  );
  const plain = findPlain(alpha, small.width, small.height);
  const colors = colorsAround(small, alpha);
  const { width, height, data } = picture;
  for (let y = 0; y < height; y += 1) {
    const smallY = ((y + 0.5) * small.height) / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const smallX = ((x + 0.5) * small.width) / width - 0.5;
      const near = plain[Math.round(smallY) * small.width + Math.round(smallX)];
      if (near === SUBJECT) continue;
      const share = near === GROUND ? 0 : alphaAt(edges, smallX, smallY, data, at);
      if (share > 0 && share < 1) takeGroundOut(data, at, share, colors, smallX, smallY);
      data[at + 3] = Math.round((data[at + 3] as number) * share);
    }
  }
}

const [EDGE, GROUND, SUBJECT] = [0, 1, 2];

/** Which of the small pixels, with all their neighbours, are wholly ground or wholly subject: most, and there is nothing to work out. */
function findPlain(alpha: Float32Array, width: number, height: number): Uint8Array {
  const plain = new Uint8Array(alpha.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const own = alpha[y * width + x] as number;
      let isPlain = own === 0 || own === 1;
      for (let row = Math.max(0, y - 1); isPlain && row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
          isPlain &&= alpha[row * width + column] === own;
      plain[y * width + x] = isPlain ? (own === 0 ? GROUND : SUBJECT) : EDGE;
    }
  return plain;
}

type Around = readonly { readonly subject: Plane; readonly ground: Plane }[];

function takeGroundOut(data: Uint8ClampedArray, at: number, share: number, colors: Around, x: number, y: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const { subject, ground } = colors[channel] as Around[number];
    const [own, others] = [between(subject, x, y), between(ground, x, y)];
    data[at + channel] = own + share * ((data[at + channel] as number) - share * own - (1 - share) * others);
  }
}

/** Of each channel the mean around each pixel, of what is subject and of what is not. */
function colorsAround({ width, height, data }: Pixels, alpha: Float32Array): Around {
  const radius = Math.max(3, Math.round(Math.max(width, height) * AROUND));
  const mean = (values: Float32Array) => boxBlur(values, width, height, radius);
  const [weights, others] = [mean(alpha), mean(alpha.map((value) => 1 - value))];
  return [0, 1, 2].map((channel) => {
    const plane = (sums: Float32Array, by: Float32Array): Plane => ({
      width,
      height,
      values: mean(sums).map((sum, at) =>
        (by[at] as number) > 0.001 ? sum / (by[at] as number) : (data[at * 4 + channel] as number),
      ),
    });
    const ofSubject = alpha.map((value, at) => value * (data[at * 4 + channel] as number));
    const ofGround = alpha.map((value, at) => (1 - value) * (data[at * 4 + channel] as number));
    return { subject: plane(ofSubject, weights), ground: plane(ofGround, others) };
  });
}

/** From 0 to 1. */
function channelOf({ width, height, data }: Pixels, channel: number): Plane {
  const values = Float32Array.from({ length: width * height }, (_, at) => (data[at * 4 + channel] as number) / 255);
  return { width, height, values };
}

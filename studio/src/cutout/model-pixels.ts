import model from "../../cutout/model.json" with { type: "json" };
import type { Plane } from "./plane.ts";

/** The side of the square that the model is shown, in pixels. */
export const MODEL_SIDE = model.side;

/** The pixels of a square as the model takes them: a plane for each channel. */
export function modelInput(data: Uint8ClampedArray): Float32Array {
  const size = MODEL_SIDE * MODEL_SIDE;
  let most = 1;
  for (let at = 0; at < data.length; at += 1) if (at % 4 < 3) most = Math.max(most, data[at] as number);
  return Float32Array.from({ length: size * 3 }, (_, at) => {
    const channel = Math.floor(at / size);
    const value = (data[(at % size) * 4 + channel] as number) / most;
    return (value - (model.means[channel] as number)) / (model.deviations[channel] as number);
  });
}

/** How sure the model has to be somewhere in the picture. */
const SURE = 0.5;

/** Where the subject is, from 0 to 1; undefined where there is none that stands out. */
export function maskOfAnswer(answer: Float32Array): Plane | undefined {
  let [least, most] = [Infinity, -Infinity];
  for (const value of answer) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most < SURE || most === least) return undefined;
  const values = answer.map((value) => (value - least) / (most - least));
  return { width: MODEL_SIDE, height: MODEL_SIDE, values };
}

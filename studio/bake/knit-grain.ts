import { seededRandom } from "@surimono/domain/kernel";
import { createField, type Field } from "./field.ts";
import type { BakedGrain } from "./write-art.ts";

const SIDE = 256;

/**
 * Jersey from arm's length: single loops cannot be told apart, but the surface is not smooth. What is wider than loops would look like
 * clouds in small pictures.
 */
export function knitGrain(seed: number, strength = 1): BakedGrain {
  const fine = seamlessNoise(seed, (field) => streaked(field, 0.9));
  const shade = createField(SIDE, SIDE);
  const light = createField(SIDE, SIDE);
  for (let i = 0; i < shade.data.length; i++) {
    const value = (fine.data[i] as number) * 0.013;
    shade.data[i] = 1 - 0.012 + value * strength - 0.012 * strength;
    light.data[i] = Math.max(0, 0.03 + value * 1.6) * strength;
  }
  return { side: SIDE, shade, light };
}

/** Noise of unit variance whose left edge continues its right one. */
export function seamlessNoise(seed: number, soften: (field: Field) => Field, side = SIDE): Field {
  const margin = 24;
  const random = seededRandom(seed);
  const tile = createField(side, side);
  for (let i = 0; i < tile.data.length; i++) tile.data[i] = random() + random() + random() - 1.5;
  const padded = createField(side + margin * 2, side + margin * 2);
  for (let y = 0; y < padded.height; y++) {
    for (let x = 0; x < padded.width; x++) {
      const [sx, sy] = [(x - margin + side) % side, (y - margin + side) % side];
      padded.data[y * padded.width + x] = tile.data[sy * side + sx] as number;
    }
  }
  const soft = soften(padded);
  for (let i = 0; i < tile.data.length; i++) {
    const [x, y] = [(i % side) + margin, Math.floor(i / side) + margin];
    tile.data[i] = soft.data[y * padded.width + x] as number;
  }
  return toUnitVariance(tile);
}

function toUnitVariance(field: Field): Field {
  let [sum, squares] = [0, 0];
  for (const value of field.data) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / field.data.length;
  const deviation = Math.sqrt(squares / field.data.length - mean * mean);
  for (let i = 0; i < field.data.length; i++) field.data[i] = ((field.data[i] as number) - mean) / deviation;
  return field;
}

/** Blends each pixel with those above and below: loops stand in columns. */
function streaked(field: Field, strength: number): Field {
  const { width, height, data } = field;
  const out = createField(width, height);
  for (let i = 0; i < data.length; i++) {
    const above = data[Math.max(0, i - width)] as number;
    const below = data[Math.min(data.length - 1, i + width)] as number;
    out.data[i] = (data[i] as number) + strength * (above + below) * 0.6;
  }
  return out;
}

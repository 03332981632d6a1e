import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { PLACE_FRAME, PLACES, type Place, type PlaceName } from "../src/still-life/places.ts";
import { photographed, readLayer, THREADS } from "./blender-job.ts";
import { type Field, mapField } from "./field.ts";
import { encoded } from "./film.ts";

const SAMPLES = 24;
/** How bright the ground's lit parts are: white goods are to be whiter. */
const GROUND: Readonly<Record<PlaceName, number>> = {
  floor: 0.58,
  desk: 0.6,
  cloth: 0.7,
  table: 0.7,
  wall: 0.76,
  hook: 0.76,
};
/** Threads everywhere hide what is left out; on a smooth wall it would be seen. */
const QUALITY = { cloth: 62, other: 84 } as const;
/** The share of the ground that is darker than its lit parts. */
const SHADED = 0.85;
const FOLDER = join(import.meta.dirname, "../still-lives");

/** Photographs the empty places in which goods are shown, into `studio/still-lives/`: `npm run bake still-lives`. */
export async function bakeStillLives(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, place] of Object.entries(PLACES) as [PlaceName, Place][]) await bakeStillLife(name, place);
}

async function bakeStillLife(name: PlaceName, { wide, elevation, isLit, isOver }: Place): Promise<void> {
  const { width, height } = PLACE_FRAME;
  const stage = { width, height, pxPerMm: width / wide, originX: width / 2, originY: height / 2 };
  const folder = photographed("rooms.py", `still-life-${name}`, {
    view: { id: name, elevation, ...stage },
    ...{ isLit, isOver, samples: SAMPLES, threads: THREADS },
  });
  const read = (layer: string, share = 1) => readLayer(folder, layer, width * share, height * share);
  const ground = [read("red"), read("green"), read("blue")];
  const bright = brightnessOf(ground[1] as Field, SHADED);
  const file = (layer: string) => join(FOLDER, `${name}-${layer}.webp`);
  await picture(ground.map((color) => exposed(color, GROUND[name] / bright)))
    .webp({ quality: name === "cloth" ? QUALITY.cloth : QUALITY.other, effort: 6 })
    .toFile(file("ground"));
  if (isOver) {
    const peg = ["over-red", "over-green", "over-blue"].map((layer) => exposed(read(layer), GROUND[name] / bright));
    await picture([...peg, read("over-alpha")])
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toFile(file("over"));
  }
  if (isLit) {
    const light = read("light", 0.5);
    const full = brightnessOf(light, SHADED);
    await picture([mapField(light, (value) => encoded(Math.min(1, value / full)))])
      .webp({ quality: 80, effort: 6 })
      .toFile(file("light"));
  }
}

function brightnessOf(light: Field, share: number): number {
  return light.data.slice().sort()[Math.floor(light.data.length * share)] as number;
}

/** As film does: lights run out softly. */
function exposed(light: Field, factor: number): Field {
  return mapField(light, (value) => {
    const share = value * factor;
    return encoded(Math.min(1, share / (0.93 + 0.12 * share)));
  });
}

/** Fields of 0 to 1 as the channels of one picture. */
function picture(channels: readonly Field[]): Sharp {
  const [{ width, height }] = channels as [Field];
  const pixels = Buffer.alloc(width * height * channels.length);
  channels.forEach((channel, nth) => {
    for (let i = 0; i < channel.data.length; i++) {
      pixels[i * channels.length + nth] = Math.round(Math.min(1, Math.max(0, channel.data[i] as number)) * 255);
    }
  });
  return sharp(pixels, { raw: { width, height, channels: channels.length as 1 | 3 | 4 } });
}

import type { PictureEffect } from "@surimono/domain/designs";
import type { Raster } from "./picture-raster.ts";
import { positionNoise } from "./position-noise.ts";
import { bounded, lightness, rgbOf } from "./tone.ts";

type Effect<Kind extends PictureEffect["kind"]> = Extract<PictureEffect, { readonly kind: Kind }>;

/** Each channel in even steps. */
export function posterised(raster: Raster, { levels }: Effect<"posterise">): Raster {
  const most = levels - 1;
  const steps = Uint8Array.from({ length: 256 }, (_, value) => {
    const level = Math.trunc((value * most * 2 + 255) / 510);
    return Math.trunc((level * 510 + most) / (most * 2));
  });
  return changed(raster, (data) => {
    for (let at = 0; at < data.length; at += 4)
      for (let channel = at; channel < at + 3; channel++) data[channel] = steps[data[channel] as number] as number;
  });
}

/** From the dark ink to the light one by lightness. */
export function duotoned(raster: Raster, effect: Effect<"duotone">): Raster {
  const [dark, light] = [rgbOf(effect.dark), rgbOf(effect.light)];
  const ramps = ([0, 1, 2] as const).map((channel) =>
    Uint8Array.from({ length: 256 }, (_, tone) =>
      Math.trunc((dark[channel] * (255 - tone) + light[channel] * tone + 127) / 255),
    ),
  );
  return changed(raster, (data) => {
    for (let at = 0; at < data.length; at += 4) {
      const tone = lightness(data, at);
      for (let channel = 0; channel < 3; channel++) data[at + channel] = ramps[channel]?.[tone] as number;
    }
  });
}

const GRAIN_SEED = 7;

/** Lighter and darker specks. Seen from so far that a pixel holds many, they even out. */
export function grained(raster: Raster, { size, strength }: Effect<"grain">): Raster {
  const noise = positionNoise(raster, size, GRAIN_SEED);
  const row = new Uint8Array(raster.width);
  const [part, whole] = [strength * Math.min(size, raster.pixel), 100 * raster.pixel];
  const reach = size < raster.pixel ? part : strength * raster.pixel;
  return changed(raster, (data, y) => {
    for (let at = 0, line = y; at < data.length; line++) {
      noise.fill(row, line);
      for (let x = 0; x < raster.width; x++, at += 4) {
        const more = Math.trunc((((row[x] as number) - 128) * reach) / whole);
        for (let channel = at; channel < at + 3; channel++) data[channel] = bounded((data[channel] as number) + more);
      }
    }
  });
}

function changed(raster: Raster, change: (data: Uint8ClampedArray, y: number) => void): Raster {
  return {
    ...raster,
    read(y, count) {
      const data = raster.read(y, count);
      change(data, y);
      return data;
    },
  };
}

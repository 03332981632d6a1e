import type { PictureEffect, RisoEffect } from "@surimono/domain/designs";
import type { Raster } from "./picture-raster.ts";
import { dotScreen, grainScreen, inked, type Screen } from "./screen.ts";
import { darkness, type Rgb, rgbOf } from "./tone.ts";

type Halftone = Extract<PictureEffect, { readonly kind: "halftone" }>;

/** Dots of one ink, nothing between them. */
export function halftoned(raster: Raster, { ink, ruling, angle }: Halftone): Raster {
  const screen = dotScreen(raster, ruling, angle);
  const [red, green, blue] = rgbOf(ink);
  const row = new Uint8Array(raster.width);
  return {
    ...raster,
    read(y, count) {
      const data = raster.read(y, count);
      for (let at = 0, line = y; at < data.length; line++) {
        screen.fill(row, line);
        for (let x = 0; x < row.length; x++, at += 4) {
          data[at + 3] = inked(darkness(data, at), row[x] as number, screen);
          data[at] = red;
          data[at + 1] = green;
          data[at + 2] = blue;
        }
      }
      return data;
    },
  };
}

/** Far enough from each other and from the cloth's threads that no pattern of their own shows. */
const ANGLES = [45, 75] as const;
const SEEDS = [11, 23] as const;

/** Two plates, each with its ink and its screen, the second a little off; where both print, their inks are multiplied. */
export function risographed(raster: Raster, { inks, screen, ruling, shift }: RisoEffect): Raster {
  const { width, height } = raster;
  const screens = ([0, 1] as const).map((plate) =>
    screen === "dots" ? dotScreen(raster, ruling, ANGLES[plate]) : grainScreen(raster, ruling, SEEDS[plate]),
  ) as [Screen, Screen];
  const [one, other] = [rgbOf(inks[0]), rgbOf(inks[1])];
  const both = one.map((value, channel) => Math.trunc((value * (other[channel] as number)) / 255)) as never as Rgb;
  const [right, down] = [Math.round(shift / raster.pixel), Math.round(shift / raster.pixel / 2)];
  const [first, second] = [new Uint8Array(width), new Uint8Array(width)];
  return {
    ...raster,
    read(y, count) {
      const end = Math.min(height, y + count + down);
      const data = raster.read(y, end - y);
      const out = new Uint8ClampedArray(width * count * 4);
      for (let at = 0, line = y; at < out.length; line++) {
        screens[0].fill(first, line);
        screens[1].fill(second, line);
        for (let x = 0; x < width; x++, at += 4) {
          const isOff = x + right >= width || line + down >= end;
          const off = at + (down * width + right) * 4;
          const upper = inked(coolness(data, at), first[x] as number, screens[0]);
          const lower = isOff ? 0 : inked(warmth(data, off), second[x] as number, screens[1]);
          overprint(out, at, { one, other, both }, upper, lower);
        }
      }
      return out;
    },
  };
}

/** What lacks red is printed by the first plate, what lacks green and blue by the second. */
function coolness(data: Uint8ClampedArray, at: number): number {
  return Math.trunc(((255 - (data[at] as number)) * (data[at + 3] as number)) / 255);
}

function warmth(data: Uint8ClampedArray, at: number): number {
  const light = ((data[at + 1] as number) + (data[at + 2] as number)) >> 1;
  return Math.trunc(((255 - light) * (data[at + 3] as number)) / 255);
}

interface Inks {
  readonly one: Rgb;
  readonly other: Rgb;
  readonly both: Rgb;
}

/** How much of the pixel each plate inks decides how much of it both do, as if they knew nothing of each other. */
function overprint(out: Uint8ClampedArray, at: number, { one, other, both }: Inks, first: number, second: number) {
  const shared = first * second;
  const [alone, otherAlone] = [first * 255 - shared, second * 255 - shared];
  const all = alone + otherAlone + shared;
  if (all === 0) return;
  for (let channel = 0; channel < 3; channel++) {
    const sum =
      alone * (one[channel] as number) + otherAlone * (other[channel] as number) + shared * (both[channel] as number);
    out[at + channel] = Math.trunc((sum + (all >> 1)) / all);
  }
  out[at + 3] = Math.trunc((all + 127) / 255);
}

import { artScreens, type InkRgb, inkRgb, type ScreenJob } from "@surimono/domain/designs";
import { type InkTable, inkTable, tableIndex } from "./ink-table.ts";

/** What is printed at each pixel, as `InkTable` says it for a colour. */
export interface InkPlane extends InkTable {
  readonly width: number;
  readonly height: number;
}

/** Turns drawn pixels (RGBA, not premultiplied) into inks. */
type Separate = (data: Uint8ClampedArray, width: number) => InkPlane;

/** The art as it would look on the cloth, pixel by pixel in the nearest inks, without the rims that soft edges leave between two of them. */
export function createSeparate(job: ScreenJob): Separate {
  const cloth = inkRgb(job.cloth);
  const table = inkTable(
    artScreens(job).map(({ hex }) => inkRgb(hex)),
    cloth,
    job.halftone,
  );
  return (data, width) => {
    const size = data.length / 4;
    const height = size / width;
    const plane = {
      width,
      height,
      under: new Uint8Array(size),
      over: new Uint8Array(size),
      tone: new Uint8Array(size),
    };
    let isBlank = true;
    for (let index = 0, at = 3; index < size; index++, at += 4) {
      const alpha = data[at] as number;
      if (alpha === 0) continue;
      isBlank = false;
      const found = indexOnCloth(data, at - 3, cloth);
      plane.under[index] = table.under[found] as number;
      plane.over[index] = table.over[found] as number;
      plane.tone[index] = table.tone[found] as number;
    }
    return isBlank || job.halftone ? plane : { ...plane, under: withoutRims(plane.under, width, height) };
  };
}

/** Where the pixel's colour, as it looks on the cloth, is in the table. */
export function indexOnCloth(data: Uint8ClampedArray, at: number, cloth: InkRgb): number {
  const alpha = data[at + 3] as number;
  return tableIndex(
    laid(data[at] as number, cloth[0], alpha),
    laid(data[at + 1] as number, cloth[1], alpha),
    laid(data[at + 2] as number, cloth[2], alpha),
  );
}

function laid(ink: number, cloth: number, alpha: number): number {
  return alpha === 255 ? ink : Math.trunc((ink * alpha + cloth * (255 - alpha) + 127) / 255);
}

/** A line of one pixel has two neighbours of its own; a corner has three. */
const LEAST_ALIKE = 3;

/** Pixels with fewer than three alike around them get what most of the others have: no screen holds so fine a thing. */
function withoutRims(under: Uint8Array, width: number, height: number): Uint8Array {
  const clean = under.slice();
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at++) {
      const own = under[at] as number;
      // Nearly all pixels lie in even parts.
      if (own === under[at - 1] && own === under[at + 1] && own === under[at - width] && own === under[at + width])
        continue;
      if (alike(under, at, width, own) < LEAST_ALIKE) clean[at] = mostAround(under, at, width, own);
    }
  return clean;
}

const around = (width: number) => [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];

function alike(under: Uint8Array, at: number, width: number, own: number): number {
  let count = 0;
  for (let row = at - width; row <= at + width; row += width)
    for (let near = row - 1; near <= row + 1; near++) if (near !== at && under[near] === own) count++;
  return count;
}

/** Of equals the lowest. */
function mostAround(under: Uint8Array, at: number, width: number, own: number): number {
  let found = own;
  let most = 0;
  for (const step of around(width)) {
    const ink = under[at + step] as number;
    const count = alike(under, at, width, ink);
    if (count > most || (count === most && ink < found)) [found, most] = [ink, count];
  }
  return found;
}

import type { Box } from "@surimono/domain/floor";
import { collectOften } from "../collect-often.ts";
import { packRowsInto } from "../pack-rows.ts";
import { PNG_END, pngHead, pngRows } from "../png-file.ts";
import { type Band, layBoxes, layInk, mirror } from "./draw-rows.ts";
import { openShelf, type PlacedInk, readInk, readPlate } from "./ink-shelf.ts";

export interface SheetToDraw {
  readonly width: number;
  readonly height: number;
  readonly placed: readonly PlacedInk[];
  /** In black. */
  readonly boxes: readonly Box[];
  readonly dpi: number;
  /** In micrometres. */
  readonly choke: number;
}

type Take = (part: Uint8Array) => void;

/** The colours, mirrored: drawn band by band, so that the length of a sheet takes no memory. */
export async function sheetPng({ width, height, placed, boxes, dpi }: SheetToDraw, take: Take): Promise<void> {
  const shelf = openShelf(placed, async (source) => wordsOf(await readInk(source)));
  await writePng({ width, height, channels: 4 }, dpi, take, async (first, count) => {
    const band: Band<Uint32Array> = { pixels: new Uint32Array(width * count), width, first, count };
    for (const { place, pixels } of await shelf.at(first, count)) layInk(band, place, pixels);
    layBoxes(band, boxes);
    mirror(band);
    return new Uint8Array(band.pixels.buffer);
  });
}

/** The white below them, mirrored too. Marks and names have none: they are cut off. */
export async function sheetPlate({ width, height, placed, dpi, choke }: SheetToDraw, take: Take): Promise<void> {
  const shelf = openShelf(placed, (source) => readPlate(source, dpi, choke));
  await writePng({ width, height, channels: 1 }, dpi, take, async (first, count) => {
    const band: Band<Uint8Array> = { pixels: new Uint8Array(width * count), width, first, count };
    for (const { place, pixels } of await shelf.at(first, count)) layInk(band, place, pixels);
    mirror(band);
    return band.pixels;
  });
}

async function writePng(
  size: { readonly width: number; readonly height: number; readonly channels: 1 | 4 },
  dpi: number,
  take: Take,
  draw: (first: number, count: number) => Promise<Uint8Array>,
): Promise<void> {
  take(pngHead(size, { dpi, isTagged: size.channels === 4 }));
  const read = async (first: number, count: number) => {
    collectOften(size.width * count * size.channels);
    return draw(first, count);
  };
  await packRowsInto({ ...size, read }, (packed) => {
    for (const part of pngRows(packed)) take(part);
  });
  take(PNG_END);
}

/** Four bytes a number: they are only moved. */
function wordsOf(pixels: Uint8ClampedArray): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

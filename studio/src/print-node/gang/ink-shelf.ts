import { type Box, type GangPlace, inkBox } from "@surimono/domain/floor";
import sharp from "sharp";
import { whitePlate } from "../../plates/index.ts";

/** Where the ink of a print is kept, and where in its file it is. */
export interface InkSource {
  readonly path: string;
  readonly ink: Box;
}

export interface PlacedInk {
  readonly place: GangPlace;
  readonly source: InkSource;
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** RGBA of the ink alone, not turned, with so many clear pixels around it. */
export async function readInk({ path, ink }: InkSource, around = 0): Promise<Uint8ClampedArray> {
  const { x: left, y: top, w: width, h: height } = ink;
  const picture = sharp(path).toColourspace("srgb").ensureAlpha().extract({ left, top, width, height });
  const edge = { top: around, bottom: around, left: around, right: around, background: CLEAR };
  const data = await (around > 0 ? picture.extend(edge) : picture).raw().toBuffer();
  return new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
}

/** White below all of it, drawn in a little, at its outer edges too. */
export async function readPlate(source: InkSource, dpi: number, choke: number): Promise<Uint8Array> {
  const { w, h } = source.ink;
  const around = 1;
  const width = w + 2 * around;
  const plate = whitePlate({ data: await readInk(source, around), width, height: h + 2 * around }, dpi, { choke });
  const own = new Uint8Array(w * h);
  for (let row = 0; row < h; row++) {
    const from = (row + around) * width + around;
    own.set(plate.subarray(from, from + w), row * w);
  }
  return own;
}

interface Shelf<Pixels> {
  /** What lies in these rows, with its pixels. */
  at(first: number, count: number): Promise<readonly { readonly place: GangPlace; readonly pixels: Pixels }[]>;
}

/** Holds the inks of the rows being drawn and no others: of equal prints one, however often they lie there. */
export function openShelf<Pixels>(
  placed: readonly PlacedInk[],
  read: (source: InkSource) => Promise<Pixels>,
): Shelf<Pixels> {
  let held = new Map<string, Pixels>();
  return {
    async at(first, count) {
      const here = placed.filter(({ place }) => {
        const { y, h } = inkBox(place);
        return y < first + count && y + h > first;
      });
      const next = new Map<string, Pixels>();
      for (const { source } of here) {
        const kept = next.get(source.path) ?? held.get(source.path);
        next.set(source.path, kept ?? (await read(source)));
      }
      held = next;
      return here.map(({ place, source }) => ({ place, pixels: next.get(source.path) as Pixels }));
    },
  };
}

import type { AreaDesign } from "@surimono/domain/designs";
import { isKeyBlack, withKeyBlack } from "./key-black.ts";
import { colorAt, LOOK_BYTES } from "./look-table.ts";

/** How the press prints what is drawn: the same numbers in browser and server. */
export interface PressLook {
  /** The table itself, for a worker. */
  readonly table: Uint8Array;
  /** What to draw for `print`: lines and letters in black look as black ink alone does. */
  prepared(design: AreaDesign): AreaDesign;
  /** Drawn pixels (RGBA, not premultiplied) as they come out on paper, in place. */
  print(data: Uint8ClampedArray): void;
  /** `#rrggbb` of a drawn colour as it comes out on paper. */
  printed(color: string): string;
  /** Percent of the inks together, where drawn pixels have most of them, as if black ink were never alone. */
  mostInk(data: Uint8ClampedArray): number;
}

/** `table` is the file that `studio/press/build-look.ts` makes. */
export function createPressLook(table: Uint8Array): PressLook {
  if (table.length !== LOOK_BYTES) throw new RangeError(`a table of ${table.length} bytes is none of the press`);
  // A drawn grey that comes out as black ink alone does.
  const level = (table.at(-1) as number).toString(16).padStart(2, "0");
  const keyGrey = `#${level}${level}${level}`;
  return {
    table,
    prepared: (design) => withKeyBlack(design, keyGrey),
    print: (data) => printPixels(data, table),
    printed(color) {
      const own = isKeyBlack(color) ? keyGrey : color;
      const found = new Uint8ClampedArray(4);
      colorAt(table, ...rgbOf(own), found, 0);
      return `#${[...found.subarray(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    },
    mostInk: (data) => mostInk(data, table),
  };
}

/** Even parts are looked up once a row. */
function printPixels(data: Uint8ClampedArray, table: Uint8Array): void {
  const found = new Uint8ClampedArray(4);
  let last = -1;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const color = (red << 16) | (green << 8) | blue;
    if (color !== last) colorAt(table, red, green, blue, found, 0);
    last = color;
    data[at] = found[0] as number;
    data[at + 1] = found[1] as number;
    data[at + 2] = found[2] as number;
  }
}

function mostInk(data: Uint8ClampedArray, table: Uint8Array): number {
  const found = new Uint8ClampedArray(4);
  let most = 0;
  let last = -1;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const color = (red << 16) | (green << 8) | blue;
    if (color === last) continue;
    last = color;
    colorAt(table, red, green, blue, found, 0);
    if ((found[3] as number) > most) most = found[3] as number;
  }
  return most * 2;
}

function rgbOf(hex: string): [red: number, green: number, blue: number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { distance94, labOf, rgbOf } from "@surimono/domain/designs";
import { colorAt, LOOK_BYTES, LOOK_SIDE } from "../src/press/look-table.ts";
import { PressInks } from "../src/print-node/press-inks.ts";
import { pressModel } from "./press-model.ts";

// Makes `coated-tr006.look` of the profile and the measurements: node studio/press/build-look.ts. How it is read: `src/press/look-table.ts`.

const { inksToLab } = pressModel(readFileSync(join(import.meta.dirname, "tr-006.txt"), "utf8"));
const levels = Array.from({ length: LOOK_SIDE }, (_, step) => (step * 255) / (LOOK_SIDE - 1));
const cube = levels.flatMap((red) => levels.flatMap((green) => levels.flatMap((blue) => [red, green, blue])));
const count = cube.length / 3;
// By the call that makes the print files.
const inks = await new PressInks().convert(Uint8Array.from(cube), count, 1);
const table = new Uint8Array(LOOK_BYTES);
for (let index = 0; index < count; index++) {
  const own = [...inks.subarray(index * 4, index * 4 + 4)];
  const hex = rgbOf(inksToLab(own.map((ink) => ink / 255)));
  table.set(Buffer.from(hex.slice(1), "hex"), index * 4);
  table[index * 4 + 3] = Math.round((own.reduce((sum, ink) => sum + ink, 0) * 100) / 255 / 2);
}
table[LOOK_BYTES - 1] = greyLikeBlackInk();
writeFileSync(join(import.meta.dirname, "coated-tr006.look"), table);

/** The drawn grey that comes out most like black ink alone. */
function greyLikeBlackInk(): number {
  const black = labOf(rgbOf(inksToLab([0, 0, 0, 1])));
  const steps = Array.from({ length: 80 }, (_, level) => level);
  const apart = steps.map((level) => distance94(black, labOf(lookOfGrey(level))));
  return apart.indexOf(Math.min(...apart));
}

function lookOfGrey(level: number): string {
  const found = new Uint8ClampedArray(4);
  colorAt(table, level, level, level, found, 0);
  return `#${Buffer.from(found.subarray(0, 3)).toString("hex")}`;
}

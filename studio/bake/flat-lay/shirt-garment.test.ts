import { expect, test } from "vitest";
import type { Point } from "../curve.ts";
import { apronGarment } from "./apron-garment.ts";
import { cushionGarment } from "./cushion-garment.ts";
import { drawstringGarment } from "./drawstring-garment.ts";
import { hoodieGarment, SWEATSHIRT } from "./fleece.ts";
import type { Garment } from "./garment.ts";
import { WORN_COLLAR } from "./polo-collar.ts";
import { shirtGarment } from "./shirt-garment.ts";
import * as shirts from "./shirts.ts";
import { toteGarment } from "./tote-garment.ts";
import { zipBagGarment } from "./zip-bag-garment.ts";

const [hoodieFront, hoodieBack] = [hoodieGarment(1, "front"), hoodieGarment(1, "back")];
const garments: [string, Garment | undefined][] = [
  ...Object.entries({ ...shirts, SWEATSHIRT }).map(([name, shirt]): [string, Garment] => [
    name,
    shirtGarment(shirt, 1, "front"),
  ]),
  ["worn polo", { ...shirtGarment(shirts.POLO, 1, "front"), ...WORN_COLLAR }],
  ["hoodie", hoodieFront],
  ["hood in front", hoodieFront.hood],
  ["hood behind", hoodieBack.hood],
  ["tote", toteGarment(1)],
  ["pouch", zipBagGarment(1, { half: 100, height: 140 })],
  ["drawstring bag", drawstringGarment(1, "front")],
  ["apron", apronGarment(1)],
  ["cushion", cushionGarment(1, "back")],
];
const sheets = garments.flatMap(([name, garment]) => {
  if (!garment) throw new Error(`${name} is not cut`);
  const { top, bottom, pocket, leaves } = garment;
  return [
    { name: `${name}, above`, sheet: top, other: bottom },
    { name: `${name}, below`, sheet: bottom, other: top },
    ...(pocket ? [{ name: `${name}'s pocket`, sheet: pocket.rim, other: pocket.rim }] : []),
    ...(leaves ?? []).map(({ rim }) => ({ name: `a leaf of ${name}`, sheet: rim, other: rim })),
  ];
});

test.each(sheets)(
  "$name: the outline is closed, crosses itself nowhere, and is sewn to the other sheet",
  ({ sheet, other }) => {
    sheet.forEach(({ points }, at) => {
      expect(points.at(-1)).toEqual(sheet[(at + 1) % sheet.length]?.points[0]);
    });
    expect(crossings(sheet.flatMap(({ points }) => points.slice(0, -1)))).toEqual([]);
    const seams = (of: typeof sheet) => of.filter(({ kind }) => kind === "seam").slice(1, -1);
    expect(seams(sheet)).toEqual(seams(other));
  },
);

/** Blender's triangulation adds points where lines cross, which no sheet can be sewn at. */
function crossings(rim: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < rim.length; i++) {
    for (let j = i + 2; j < rim.length - (i === 0 ? 1 : 0); j++) {
      const [a, b, c, d] = [i, i + 1, j, j + 1].map((at) => rim[at % rim.length]) as [Point, Point, Point, Point];
      // No two points of an outline lie further apart.
      if (Math.abs(a[0] - c[0]) > 40 || Math.abs(a[1] - c[1]) > 40) continue;
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) found.push(a);
    }
  }
  return found;
}

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

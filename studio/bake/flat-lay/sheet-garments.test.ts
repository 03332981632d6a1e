import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Point } from "../curve.ts";
import type { Garment } from "./garment.ts";
import { romperGarment } from "./romper-garment.ts";
import { bibGarment, FACE_TOWEL, HAND_TOWEL, tenuguiGarment, towelGarment } from "./sheet-garments.ts";

const garments: Readonly<Record<string, readonly [Garment, width: number, height: number]>> = {
  "hand-towel": [towelGarment(1, HAND_TOWEL), 340, 340],
  "face-towel": [towelGarment(1, FACE_TOWEL), 340, 800],
  tenugui: [tenuguiGarment(1), 900, 340],
  bib: [bibGarment(1), 200, 276],
  romper: [romperGarment(1, "front"), 344, 408],
};

const outlineOf = ({ top }: Garment): Point[] => top.flatMap(({ points }) => [...points]);

test.each(Object.entries(garments))(
  "%s is cut to its millimetres, round once, clockwise",
  (_, [garment, width, height]) => {
    const points = outlineOf(garment);
    const span = (axis: 0 | 1) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
    expect([span(0), span(1)].map(Math.round)).toEqual([width, height]);
    // Each chain begins where the one before it ends.
    for (const [i, { points: chain }] of garment.top.entries()) {
      const [[x, y], [atX, atY]] = [garment.top.at(i - 1)?.points.at(-1) as Point, chain[0] as Point];
      expect(Math.hypot(x - atX, y - atY)).toBeLessThan(0.01);
    }
    const twiceArea = points.reduce((sum, [x, y], i) => {
      const [toX, toY] = points[(i + 1) % points.length] as Point;
      return sum + x * toY - toX * y;
    }, 0);
    expect(twiceArea).toBeGreaterThan(0);
  },
);

test.each(Object.keys(garments))("%s has its places of print on cloth, off its borders", (name) => {
  const [garment] = garments[name] as [Garment, number, number];
  const file = join(import.meta.dirname, "../../../catalogue/areas", `${name}.json`);
  const { standard } = JSON.parse(readFileSync(file, "utf8")) as { standard: { areas: Area[] } };
  for (const { rects, shape } of standard.areas.filter(({ view }) => view === "front"))
    for (const { x, y, w, h } of Object.values(rects)) {
      const [left, top, right, bottom] = [x, y, x + w, y + h].map((um) => um / 1000) as [
        number,
        number,
        number,
        number,
      ];
      for (const { points, width } of garment.bands ?? [])
        for (const [, middle] of points) expect(middle + width / 2 <= top || middle - width / 2 >= bottom).toBe(true);
      const corners: Point[] = [left, right].flatMap((at): Point[] => [
        [at, top],
        [at, bottom],
      ]);
      // A place with a shape of its own has no corners.
      const within = shape ? [[(left + right) / 2, (top + bottom) / 2] as Point] : corners;
      for (const point of within) expect(isWithin(point, outlineOf(garment))).toBe(true);
    }
});

interface Area {
  readonly view: string;
  readonly rects: Readonly<Record<string, { x: number; y: number; w: number; h: number }>>;
  readonly shape?: unknown;
}

function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] as Point;
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1) ? !inside : inside;
  }, false);
}

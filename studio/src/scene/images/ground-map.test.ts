import type { RemovedGround } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { GroundMap } from "./ground-map.ts";

const WHITE: RemovedGround = { color: "#ffffff", tolerance: 16, softness: 24 };
/** Greys by their signs. */
const GREYS: Readonly<Record<string, number>> = { ".": 255, ",": 246, "*": 235, "-": 227, "+": 180, "#": 20 };

function pixelsOf(rows: readonly string[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    rows.flatMap((row) => [...row].flatMap((sign) => [GREYS[sign] ?? 0, GREYS[sign] ?? 0, GREYS[sign] ?? 0, 255])),
  );
}

function cut(data: Uint8ClampedArray, width: number, ground = WHITE): Uint8ClampedArray {
  const height = data.length / 4 / width;
  const map = new GroundMap(width, height, ground);
  // Row by row, as a large picture comes in parts.
  const parts = Array.from({ length: height }, (_, y) => data.subarray(y * width * 4, (y + 1) * width * 4));
  for (const [y, part] of parts.entries()) map.tell(part, y);
  map.flood();
  for (const [y, part] of parts.entries()) map.clear(part, y);
  return data;
}

/** A blank where it is gone, `~` where it fades, else what was drawn. */
function left(rows: readonly string[], ground?: RemovedGround): string[] {
  const width = rows[0]?.length ?? 0;
  const data = cut(pixelsOf(rows), width, ground);
  return rows.map((row, y) =>
    [...row]
      .map((sign, x) => {
        const alpha = data[(y * width + x) * 4 + 3];
        return alpha === 0 ? " " : alpha === 255 ? sign : "~";
      })
      .join(""),
  );
}

test("a white shirt on white stays whole in its grey outline, and a hole is reached only where it opens", () => {
  expect(left(["........", ".+++++..", ".+...+..", ".+...+,.", ".+++++..", "........"])).toEqual([
    "        ",
    " +++++  ",
    " +...+  ",
    " +...+  ",
    " +++++  ",
    "        ",
  ]);
  expect(left([".......", ".##.##.", ".#...#.", ".#####."])).toEqual(["       ", " ## ## ", " #   # ", " ##### "]);
});

test("what is enclosed goes too where that is wanted, and fades at its own edge", () => {
  const ring = [".......", ".#####.", ".#.-.#.", ".#...#.", ".#####.", "......."];
  expect(left(ring, { ...WHITE, enclosed: true })).toEqual([
    "       ",
    " ##### ",
    " # ~ # ",
    " #   # ",
    " ##### ",
    "       ",
  ]);
});

test("an outline as faint as a soft edge fades, but is not crossed", () => {
  expect(left([".....", ".---.", ".-.-.", ".---.", "....."])).toEqual(["     ", " ~~~ ", " ~.~ ", " ~~~ ", "     "]);
  expect(left([".....", ".---.", ".-.-.", ".---.", "....."], { ...WHITE, softness: 0 })[2]).toBe(" -.- ");
});

test("what a fading edge encloses stays, though it is itself nearly ground", () => {
  expect(left([".....", ".---.", ".-*-.", ".---.", "....."])[2]).toBe(" ~*~ ");
});

test("the ground does not pass between pixels that touch at a corner", () => {
  expect(left(["..#..", ".#.#.", "..#.."])).toEqual(["  #  ", " #.# ", "  #  "]);
});

test("thin pencil lines keep their core, and uneven paper goes", () => {
  expect(left([".,.,.", ",-+-,", ".-+-.", ",-+-.", ".,.,."])).toEqual(["     ", " ~+~ ", " ~+~ ", " ~+~ ", "     "]);
});

test("a rim of another colour loses nothing", () => {
  const rows = ["####", "#..#", "####"];
  expect(left(rows)).toEqual(rows);
});

test("the edge of a hair gives back what it looked like on its paper, and is darker than it was", () => {
  for (const softness of [1, 24, 60]) {
    for (let value = 0; value < 239; value++) {
      const data = cut(Uint8ClampedArray.from([255, 255, 255, 255, value, value, value, 255]), 2, {
        ...WHITE,
        softness,
      });
      const [ink, alpha] = [data[4] as number, data[7] as number];
      expect(ink).toBeLessThanOrEqual(value);
      // A step of alpha is lost, and more where the ink would have to be darker than black.
      if (ink > 0 && alpha > 0) expect(Math.abs(255 + ((ink - 255) * alpha) / 255 - value)).toBeLessThan(2);
    }
  }
});

test("what is clear already lets the flood through and stays clear", () => {
  const data = Uint8ClampedArray.from([9, 9, 9, 0, 255, 255, 255, 255, 30, 30, 30, 255]);
  expect([...cut(data, 3)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 255]);
});

test("a front longer than the room it waits in reaches everything all the same", () => {
  // Its rim alone is more than waits at once; a wall keeps what is right of it for the part that is dropped.
  const [width, height, wall] = [140_000, 4, 135_000];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const y of [1, 2]) data.fill(0, (y * width + wall) * 4, (y * width + wall) * 4 + 3);
  cut(data, width);
  const kept = [];
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) kept.push((at - 3) / 4);
  expect(kept).toEqual([width + wall, 2 * width + wall]);
});

/** A black disc with soft edges on a ground that `light` says. */
function discOn(side: number, light: (x: number, y: number) => number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let index = 0; index < side * side; index++) {
    const [x, y] = [index % side, Math.floor(index / side)];
    const share = Math.min(1, Math.max(0, (side / 3 + 1 - Math.hypot(x - side / 2, y - side / 2)) / 2));
    const value = Math.round(light(x, y) * (1 - share));
    data.set([value, value, value, 255], index * 4);
  }
  return data;
}

test("what an edge is mixed with is taken out over the whole rim, so that nothing pale stays around black", () => {
  const plain = cut(
    discOn(60, () => 255),
    60,
  );
  const rimmed = cut(
    discOn(60, () => 255),
    60,
    { ...WHITE, rim: 2 },
  );
  const palest = (data: Uint8ClampedArray) =>
    Math.max(...Array.from(data).flatMap((value, at) => (at % 4 === 0 ? [(value * (data[at + 3] ?? 0)) / 255] : [])));
  expect(palest(plain)).toBeGreaterThan(100);
  // No more than the tolerance, by which the ink may itself be uneven.
  expect(palest(rimmed)).toBeLessThanOrEqual(16);
  expect([...rimmed.subarray((30 * 60 + 30) * 4, (30 * 60 + 30) * 4 + 4)]).toEqual([0, 0, 0, 255]);
});

test("a rim leaves two colours side by side as they are", () => {
  // White, then a pale grey line three pixels wide, then black: the grey is no mixture.
  const rows = Array.from({ length: 9 }, () => "...+++###");
  expect(left(rows, { ...WHITE, rim: 2 })[4]).toBe("   ~++###".replace("~", "+"));
});

test("in uneven light each pixel is measured by the ground where it lies", () => {
  const side = 90;
  const light = Array.from({ length: 81 }, (_, place) => {
    const value = 250 - (place % 9) * 15;
    return `#${value.toString(16).padStart(2, "0").repeat(3)}`;
  });
  const lit = (x: number) => Math.round(250 - (x * 120) / (side - 1));
  const data = cut(discOn(side, lit), side, { color: "#be9f9f", tolerance: 6, softness: 10, light });
  const alpha = (x: number, y: number) => data[(y * side + x) * 4 + 3];
  for (const x of [0, 12, 77, 89]) expect(alpha(x, 3)).toBe(0);
  expect(alpha(45, 45)).toBe(255);
  // By one colour alone most of that ground would stay.
  const even = cut(discOn(side, lit), side, { color: "#bebebe", tolerance: 6, softness: 10 });
  expect(even[(3 * side + 3) * 4 + 3]).toBe(255);
});

test("ink on paper is as dense as it differs from it, wherever it is, and looks the same on that paper", () => {
  const values = Array.from({ length: 256 }, (_, value) => value);
  const data = Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255]));
  cut(data, 256, { ...WHITE, lines: 150 });
  let denser = 0;
  for (const value of values.toReversed()) {
    const [ink = 0, , , alpha = 0] = data.subarray(value * 4, value * 4 + 4);
    expect(alpha).toBeGreaterThanOrEqual(denser);
    denser = alpha;
    if (255 - value <= 16) expect(alpha).toBe(0);
    // What the tolerance takes is missing, the less the denser the ink.
    else expect(Math.abs(255 + ((ink - 255) * alpha) / 255 - value)).toBeLessThanOrEqual(18);
    if (255 - value >= 166) expect([ink, alpha]).toEqual([value, 255]);
  }
});

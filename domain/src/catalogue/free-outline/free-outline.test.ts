import { describe, expect, test } from "vitest";
import { areaOutline, clearanceIn, type FreeContour, grownOutline } from "../area-outline.ts";
import { checkFreeOutline } from "./check-free-outline.ts";
import { type FreeOutline, type FreePath, polygonOf } from "./free-path.ts";
import { grownPolygon } from "./grown-polygon.ts";
import { distanceToPolygon } from "./polygon.ts";

/** The control point of a quarter circle, from the middle of ten thousand. */
const [NEAR, FAR] = [2239, 7761];
const CIRCLE: FreePath = [
  [5000, 0],
  [FAR, 0, 10_000, NEAR, 10_000, 5000],
  [10_000, FAR, FAR, 10_000, 5000, 10_000],
  [NEAR, 10_000, 0, FAR, 0, 5000],
  [0, NEAR, NEAR, 0, 5000, 0],
];
const square = (low: number, high: number): FreePath => [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
  [low, low],
];
/** A square with a bay of 20 by 40 mm in the middle of its upper side. */
const BAY: FreePath = [
  [0, 0],
  [4000, 0],
  [4000, 4000],
  [6000, 4000],
  [6000, 0],
  [10_000, 0],
  [10_000, 10_000],
  [0, 10_000],
  [0, 0],
];
const RECT = { x: -50_000, y: 20_000, w: 100_000, h: 100_000 };

function free(edge: FreePath, openings?: readonly FreePath[]): FreeOutline {
  return { kind: "free", edge, ...(openings && { openings }) };
}

describe("a free outline", () => {
  test("has curves whose sides lie within 20 micrometres of them, in whole micrometres", () => {
    const points = polygonOf(CIRCLE, RECT);
    for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 50_000, y - 50_000) - 50_000)).toBeLessThan(20);
    expect(points.flat().every(Number.isInteger)).toBe(true);
    expect(points.length).toBeLessThan(400);
  });

  test("takes the size of each rectangle it is given", () => {
    const { edge } = areaOutline({ outline: free(square(0, 10_000)) }, { ...RECT, w: 30_000 });
    expect((edge as FreeContour).points).toEqual([
      [0, 0],
      [30_000, 0],
      [30_000, 100_000],
      [0, 100_000],
    ]);
  });

  test("is judged like a circle or a rectangle of the same size, and so are its openings", () => {
    const round = areaOutline({ outline: free(CIRCLE, [square(4000, 6000)]) }, RECT);
    const same = areaOutline(
      { outline: { kind: "ellipse" }, windows: [{ x: -10_000, y: 60_000, w: 20_000, h: 20_000, radius: 0 }] },
      RECT,
    );
    for (const [x, y] of [
      [50_000, 50_000],
      [50_000, 5000],
      [20_000, 20_000],
      [1000, 1000],
      [50_000, 45_000],
    ] as const)
      expect(Math.abs(clearanceIn(round, x, y) - clearanceIn(same, x, y))).toBeLessThan(20);
  });

  test.each([5000, 1500, -3000, -20_000])("grows by %i all around, the bay shrinking", (by) => {
    for (const path of [CIRCLE, BAY]) {
      const points = polygonOf(path, RECT);
      const grown = grownPolygon(points, by);
      expect(grown.length).toBeGreaterThan(3);
      for (const [x, y] of grown) {
        const distance = distanceToPolygon(points, x, y);
        expect(Math.abs(distance)).toBeGreaterThan(Math.abs(by) - 15);
        expect(Math.sign(distance)).toBe(Math.sign(by));
      }
    }
  });

  test("keeps its corners sharp, and leaves out a bay that is narrower than what grows into it", () => {
    const points = polygonOf(BAY, RECT);
    expect(grownPolygon(points, 5000)).toContainEqual([-5000, -5000]);
    expect(grownPolygon(points, 5000)).toContainEqual([45_000, 35_000]);
    const closed = grownPolygon(points, 12_000);
    expect(distanceToPolygon(closed, 50_000, 20_000)).toBeLessThan(0);
    expect(grownPolygon(polygonOf(square(4000, 6000), RECT), -11_000)).toEqual([]);
  });

  test("has smaller openings as it grows, and none where they are gone", () => {
    const outline = areaOutline({ outline: free(CIRCLE, [square(4000, 6000), square(2900, 3100)]) }, RECT);
    const { windows } = grownOutline(outline, 2000);
    expect(windows.map((window) => (window as FreeContour).points)).toEqual([
      [
        [42_000, 42_000],
        [58_000, 42_000],
        [58_000, 58_000],
        [42_000, 58_000],
      ],
    ]);
  });
});

describe("checkFreeOutline", () => {
  const tell = (outline: FreeOutline) => {
    const found: string[] = [];
    checkFreeOutline(outline, (field, problem) => found.push(`${field} ${problem}`));
    return found;
  };

  test("finds nothing wrong with a circle that has a square opening", () =>
    expect(tell(free(CIRCLE, [square(4000, 6000), square(2000, 3000)]))).toEqual([]));

  test.each([
    [
      "edge has less than 3 entries",
      free([
        [0, 0],
        [0, 0],
      ]),
    ],
    ["edge has more than 64 entries", free(Array.from({ length: 65 }, () => [0, 0]))],
    ["edge.0 is not 2 numbers", free([[0, 0, 0, 0, 0, 0], ...BAY])],
    [
      "edge.2 is not 2 or 6 numbers",
      free([
        [0, 0],
        [1, 1],
        [2, 2, 2, 2],
        [0, 0],
      ]),
    ],
    [
      "edge.1 is not within 0 and 10000",
      free([
        [0, 0],
        [10_001, 0],
        [0, 5000],
        [0, 0],
      ]),
    ],
    [
      "edge.1 is not within 0 and 10000",
      free([
        [0, 0],
        [0, 0, 0, -1, 10_000, 0],
        [0, 5000],
        [0, 0],
      ]),
    ],
    ["edge.3 does not end where the path begins", free(square(0, 10_000).slice(0, -1))],
    [
      "edge encloses nothing",
      free([
        [0, 0],
        [10_000, 0],
        [0, 0],
      ]),
    ],
    [
      "edge crosses itself",
      free([
        [0, 0],
        [10_000, 10_000],
        [10_000, 0],
        [0, 10_000],
        [0, 0],
      ]),
    ],
    [
      "edge turns back on itself",
      free([
        [0, 0],
        [6000, 0],
        [4000, 0],
        [10_000, 0],
        [10_000, 10_000],
        [0, 0],
      ]),
    ],
    [
      "openings.0 crosses itself",
      free(CIRCLE, [
        [
          [4000, 4000],
          [6000, 6000],
          [6000, 4000],
          [4000, 6000],
          [4000, 4000],
        ],
      ]),
    ],
    ["openings.1 is not within the edge", free(CIRCLE, [square(4000, 6000), square(100, 2000)])],
    ["openings.0 is not within the edge", free(BAY, [square(3000, 7000)])],
    // The edge comes down by 15, past the opening's 8.
    [
      "openings.0 is not within the edge",
      free(
        [
          [0, 0],
          [3333, 20, 6667, 20, 10_000, 0],
          [10_000, 10_000],
          [0, 10_000],
          [0, 0],
        ],
        [
          [
            [4000, 8],
            [6000, 8],
            [6000, 5000],
            [4000, 5000],
            [4000, 8],
          ],
        ],
      ),
    ],
    ["openings.1 meets an opening before it", free(CIRCLE, [square(4000, 6000), square(5000, 6500)])],
    ["openings.1 meets an opening before it", free(CIRCLE, [square(4000, 6000), square(4500, 5500)])],
    [
      "openings has more than 8 entries",
      free(
        CIRCLE,
        Array.from({ length: 9 }, () => square(4000, 6000)),
      ),
    ],
  ])("says that %s", (problem, outline) => expect(tell(outline)).toEqual([problem]));
});

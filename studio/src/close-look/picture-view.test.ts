import { describe, expect, test } from "vitest";
import { drawnWidth, keptInside, wholeScale, zoomAbout } from "./picture-view.ts";

const GOODS = { width: 600, height: 700 };
const WINDOW = { width: 1280, height: 632 };

describe("the picture of goods in its window", () => {
  test("fills the window at first, but for a margin", () => {
    const scale = wholeScale(GOODS, WINDOW);
    expect(scale * GOODS.height).toBeCloseTo(600);
    expect(scale * GOODS.width).toBeLessThan(WINDOW.width);
    expect(wholeScale(GOODS, { width: 390, height: 632 }) * GOODS.width).toBeCloseTo(358);
  });

  test("grows about the pointer: what lies under it stays under it", () => {
    const view = { scale: 1, x: 30, y: -20 };
    const at = { x: 200, y: 90 };
    const next = zoomAbout(view, 2, at, 0.9, 3.8);
    expect(next.scale).toBe(2);
    const under = (shown: typeof view) => [(at.x - shown.x) / shown.scale, (at.y - shown.y) / shown.scale];
    expect(under(next)).toEqual(under(view));
  });

  test("becomes no smaller than whole, or than true size where that is smaller, and no larger than can be of use", () => {
    const view = { scale: 1, x: 0, y: 0 };
    const at = { x: 0, y: 0 };
    expect(zoomAbout(view, 0.01, at, 0.9, 3.8).scale).toBe(0.9);
    expect(zoomAbout(view, 0.01, at, 9, 3.8).scale).toBe(3.8);
    expect(zoomAbout(view, 1000, at, 0.9, 3.8).scale).toBe(7.6);
    expect(zoomAbout(view, 1000, at, 5, 3.8).scale).toBe(40);
  });

  test("stays in the middle while it fits, and cannot be lost past an edge", () => {
    expect(keptInside({ scale: 0.8, x: 300, y: 300 }, GOODS, WINDOW)).toEqual({ scale: 0.8, x: 0, y: 0 });
    const near = keptInside({ scale: 4, x: 9999, y: -9999 }, GOODS, WINDOW);
    expect(near.x).toBe((2400 - 1280) / 2 + 16);
    expect(near.y).toBe(-((2800 - 632) / 2 + 16));
  });

  test("is drawn as sharp as the screen, in steps, and never larger than memory allows", () => {
    expect(drawnWidth(500, 1.13)).toBe(drawnWidth(600, 1.13));
    expect(drawnWidth(900, 1.13)).toBeGreaterThanOrEqual(900);
    for (const ratio of [0.5, 1.13, 2]) {
      const width = drawnWidth(50_000, ratio);
      expect(width * width * ratio).toBeLessThanOrEqual(5_000_000);
      expect(width * width * ratio).toBeGreaterThan(4_900_000);
    }
  });
});

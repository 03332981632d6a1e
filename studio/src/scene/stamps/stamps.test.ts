import { expect, test } from "vitest";
import { outlineBox } from "../paths/outline.ts";
import { outlinesOf } from "./draw-stamp.ts";
import { findStamp, loadStamps, loadStampTheme, STAMP_THEMES } from "./stamp-themes.ts";

const stamps = (await Promise.all(STAMP_THEMES.map(({ id }) => loadStampTheme(id)))).flat();

test("offers at least sixty drawings with ids of their own", () => {
  expect(stamps.length).toBeGreaterThanOrEqual(60);
  expect(new Set(stamps.map(({ id }) => id)).size).toBe(stamps.length);
  expect(new Set(stamps.map(({ name }) => name)).size).toBe(stamps.length);
});

for (const stamp of stamps) {
  test(`${stamp.id} has one to four inks, uses each, and fills its box`, async () => {
    expect(await findStamp(stamp.id)).toBe(stamp);
    expect([1, 2, 3, 4]).toContain(stamp.inks.length);
    for (const ink of stamp.inks) expect(ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(new Set(stamp.shapes.map((shape) => shape.ink))).toEqual(new Set(stamp.inks.keys()));
    const [left, top, width, height] = stamp.box;
    const boxes = outlinesOf(stamp).flatMap((outline, index) => {
      const half = (stamp.shapes[index]?.line ?? 0) / 2;
      const box = outlineBox(outline);
      return box ? [{ ...box, half }] : [];
    });
    // Control points are never inside the ink: the box cannot be larger than theirs.
    expect(Math.min(...boxes.map((box) => box.left - box.half))).toBeLessThanOrEqual(left + 1);
    expect(Math.min(...boxes.map((box) => box.top - box.half))).toBeLessThanOrEqual(top + 1);
    expect(Math.max(...boxes.map((box) => box.right + box.half))).toBeGreaterThanOrEqual(left + width - 1);
    expect(Math.max(...boxes.map((box) => box.bottom + box.half))).toBeGreaterThanOrEqual(top + height - 1);
  });
}

test("a stamp that does not exist is not found, and refuses to be printed", async () => {
  expect(await findStamp("luck-nothing")).toBeUndefined();
  expect(await findStamp("../../etc/passwd")).toBeUndefined();
  await expect(loadStamps(["luck-daruma", "luck-nothing"])).rejects.toThrow("luck-nothing");
});

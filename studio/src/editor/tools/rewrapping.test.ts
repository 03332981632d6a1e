import { expect, test } from "vitest";
import { bench, designOf, text } from "../editor.fixture.ts";
import { isRewrapped, rewrappedLayer } from "./rewrapping.ts";

const wrapped = { ...text("t", { text: "夜ふかし上等", width: 60_000, height: 10_000 }), wrapWidth: 60_000 };

/** Every character is as wide as the em, and lines are an em apart. */
function contextOf() {
  const { context } = bench(designOf(wrapped));
  context.measure = (layer) => {
    const perLine = Math.max(1, Math.floor((layer.wrapWidth ?? 1e9) / layer.fontSize));
    const count = [...layer.text].length;
    const [length, stack] = [Math.min(perLine, count) * layer.fontSize, Math.ceil(count / perLine) * layer.fontSize];
    return layer.direction === "vertical" ? { width: stack, height: length } : { width: length, height: stack };
  };
  return context;
}

test("drawing the side in breaks the lines again; letters, top and far side stay", () => {
  const next = rewrappedLayer(contextOf(), wrapped, { sx: 1, sy: 0 }, { x: wrapped.x + 5000, y: wrapped.y });
  expect(next).toMatchObject({ fontSize: wrapped.fontSize, wrapWidth: 35_000, width: 30_000, height: 20_000 });
  expect(next.x - next.width / 2).toBe(wrapped.x - wrapped.width / 2);
  expect(next.y - next.height / 2).toBe(wrapped.y - wrapped.height / 2);
});

test("columns are drawn at their foot and keep their right edge", () => {
  const columns = { ...wrapped, direction: "vertical", width: 10_000, height: 60_000, wrapWidth: 60_000 } as const;
  const next = rewrappedLayer(contextOf(), columns, { sx: 0, sy: 1 }, { x: columns.x, y: columns.y });
  expect(next).toMatchObject({ wrapWidth: 30_000, width: 20_000, height: 30_000 });
  expect(next.x + next.width / 2).toBe(columns.x + columns.width / 2);
  expect(next.y - next.height / 2).toBe(columns.y - columns.height / 2);
});

test("mirrored lines and columns keep their first one, which is on the other side", () => {
  const lines = { ...wrapped, flipY: true };
  const shorter = rewrappedLayer(contextOf(), lines, { sx: 1, sy: 0 }, { x: lines.x + 5000, y: lines.y });
  expect(shorter.height).toBe(20_000);
  expect(shorter.y + shorter.height / 2).toBe(lines.y + lines.height / 2);
  expect(shorter.x - shorter.width / 2).toBe(lines.x - lines.width / 2);
  const columns = { ...lines, direction: "vertical", width: 10_000, height: 60_000, flipX: true } as const;
  const lower = rewrappedLayer(contextOf(), columns, { sx: 0, sy: 1 }, { x: columns.x, y: columns.y });
  expect(lower.width).toBe(20_000);
  expect(lower.x - lower.width / 2).toBe(columns.x - columns.width / 2);
  expect(lower.y - lower.height / 2).toBe(columns.y - columns.height / 2);
});

test("no line is drawn shorter than a letter", () => {
  const next = rewrappedLayer(contextOf(), wrapped, { sx: 1, sy: 0 }, { x: wrapped.x - 90_000, y: wrapped.y });
  expect(next.wrapWidth).toBe(wrapped.fontSize);
});

test.each([
  ["its side", {}, { sx: -1, sy: 0 }, true],
  ["a corner", {}, { sx: 1, sy: 1 }, false],
  ["its top", {}, { sx: 0, sy: -1 }, false],
  ["the foot of columns", { direction: "vertical" }, { sx: 0, sy: 1 }, true],
  ["the side of an arch", { curve: 90_000 }, { sx: 1, sy: 0 }, false],
] as const)("%s", (_, changes, handle, is) => {
  expect(isRewrapped({ ...wrapped, ...changes }, handle)).toBe(is);
});

test("a text that does not wrap grows as before", () => {
  expect(isRewrapped(text("t"), { sx: 1, sy: 0 })).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { textBoxes, textSize } from "./dot-letters.ts";
import { filmPixels, USUAL_FILM } from "./film.ts";
import { fitsFilm, type GangPlace, gangCell, inkBox, labelBoxes, placeBox, roomOn } from "./gang-cell.ts";
import { cutMarks, gangProblems, gangSheet, sheetBoxes, usedPerMille } from "./gang-sheet.ts";

const film = filmPixels({ ...USUAL_FILM, widthMm: 200, maxLengthMm: 300 }, 254);
/** A chess board of the size of the smallest QR code. */
const code = Array.from({ length: 21 }, (_, y) => Array.from({ length: 21 }, (_, x) => (x + y) % 2 === 0));
const cellOf = (w: number, h: number, id = "one") =>
  gangCell({ id, ink: { w, h }, label: ["0001-2349 chest", "SR-7K3Q-D9WM"], code }, film);
const isIn = (inner: ReturnType<typeof placeBox>, outer: ReturnType<typeof placeBox>) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

test("a print lies on the film with its name inside its cell, turned or not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1800 }), fc.integer({ min: 1, max: 1800 }), fc.boolean(), (w, h, turned) => {
      const place = { cell: cellOf(w, h), x: 100, y: 100, turned };
      const outer = placeBox(place);
      const ink = inkBox(place);
      expect([ink.w, ink.h]).toEqual(turned ? [h, w] : [w, h]);
      expect(isIn(ink, outer)).toBe(true);
      for (const dot of labelBoxes(place, film)) {
        expect(isIn(dot, outer)).toBe(true);
        const isApart = dot.x >= ink.x + ink.w || dot.x + dot.w <= ink.x || dot.y >= ink.y + ink.h;
        expect(isApart).toBe(true);
      }
    }),
  );
});

test("the code has four modules free beside it and above it, and a narrow print makes room for it", () => {
  const module = Math.round(film.perMm * 0.42);
  for (const [w, h] of [
    [1000, 100],
    [50, 100],
  ] as const) {
    const cell = cellOf(w, h);
    expect(cell.w).toBe(Math.max(w, (4 + 21 + 4) * module + textSize("0001-2349 chest", 3).w));
    expect(cell.h).toBe(h + (4 + 21) * module);
    const boxes = labelBoxes({ cell, x: 0, y: 0, turned: false }, film);
    const modules = boxes.filter((box) => box.x < (4 + 21) * module);
    expect(modules).toHaveLength(221);
    for (const box of modules) expect([box.w, box.h]).toEqual([module, module]);
    expect(Math.min(...modules.map(({ x }) => x))).toBe(4 * module);
    expect(Math.min(...boxes.map(({ y }) => y))).toBe(h + 4 * module);
    const words = boxes.filter((box) => !modules.includes(box));
    expect(Math.min(...words.map(({ x }) => x))).toBeGreaterThanOrEqual((4 + 21 + 4) * module);
  }
});

test("what is wider than the film fits only where it may be turned", () => {
  const { width, length } = roomOn(film);
  const long = { w: length, h: width };
  expect(fitsFilm(long, film)).toBe(true);
  expect(fitsFilm(long, { ...film, mayTurn: false })).toBe(false);
  expect(fitsFilm({ w: length + 1, h: width }, film)).toBe(false);
  expect(fitsFilm({ w: width + 1, h: width + 1 }, film)).toBe(false);
});

test("prints that touch, hang over or are turned without leave are found", () => {
  const at = (x: number, y: number, id: string, turned = false): GangPlace => ({
    cell: cellOf(600, 300, id),
    x,
    y,
    turned,
  });
  const below = 100 + cellOf(600, 300).h + film.gap;
  const good = gangSheet([at(100, 100, "a"), at(100, below, "b")], film);
  expect(gangProblems(good, film)).toEqual([]);
  expect(good.length).toBe(below + cellOf(600, 300).h + film.margin);
  expect(gangProblems(gangSheet([at(100, 100, "a"), at(100, below - 1, "b")], film), film)).toEqual([
    "a and b are too near",
  ]);
  expect(gangProblems(gangSheet([at(99, 100, "a")], film), film)).toEqual(["a is not inside"]);
  expect(gangProblems(gangSheet([at(1301, 100, "a")], film), film)).toEqual(["a is not inside"]);
  expect(gangProblems(gangSheet([at(100, 100, "a", true)], film), { ...film, mayTurn: false })).toEqual([
    "a is turned",
  ]);
  expect(gangProblems({ ...good, length: 3001 }, film)).toContain("the sheet is too long");
  expect(usedPerMille(good, film)).toBe(Math.round((2 * 600 * 300 * 1000) / (film.width * good.length)));
});

test("marks are at all four corners, in the cell's own half of the gap", () => {
  const place = { cell: cellOf(600, 300), x: 500, y: 500, turned: true };
  const outer = placeBox(place);
  const half = Math.floor(film.gap / 2);
  const marks = cutMarks(place, film);
  expect(marks).toHaveLength(8);
  const reach = { x: outer.x - half, y: outer.y - half, w: outer.w + 2 * half, h: outer.h + 2 * half };
  for (const mark of marks) {
    expect(isIn(mark, reach)).toBe(true);
    expect(mark.w > 0 && mark.h > 0).toBe(true);
    const isOutside =
      mark.x + mark.w <= outer.x ||
      mark.x >= outer.x + outer.w ||
      mark.y + mark.h <= outer.y ||
      mark.y >= outer.y + outer.h;
    expect(isOutside).toBe(true);
  }
  expect(new Set(marks.map(({ x, y }) => `${x > outer.x + outer.w / 2} ${y > outer.y + outer.h / 2}`)).size).toBe(4);
});

test("letters are dots, and the sheet's name stays in its margin", () => {
  const boxes = textBoxes("i1", { x: 0, y: 0 }, 1);
  const drawn = Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 11 }, (_, x) =>
      boxes.some((box) => y === box.y && x >= box.x && x < box.x + box.w) ? "#" : ".",
    ).join(""),
  );
  expect(drawn).toEqual([
    ".###....#..",
    "..#....##..",
    "..#.....#..",
    "..#.....#..",
    "..#.....#..",
    "..#.....#..",
    ".###...###.",
  ]);
  const sheet = gangSheet([{ cell: cellOf(600, 300), x: 100, y: 100, turned: false }], film);
  const title = textBoxes("P000012 1/3", { x: film.margin, y: 10 }, 3);
  expect(sheetBoxes(sheet, film, "P000012 1/3").slice(0, title.length)).toEqual(title);
  for (const { y, h } of title) expect(y + h).toBeLessThan(film.margin - film.gap / 2);
});

import { expect, test } from "vitest";
import { fitsRows, piecesWithout, sumPieces } from "./named-pieces.ts";

const piece = (lineId: string, quantity: number, rows?: number[]) => ({ lineId, quantity, ...(rows && { rows }) });

test("what is gone is counted, and which pieces are left is known while each that is gone was named", () => {
  const held = [piece("a", 3), piece("b", 1), piece("c", 3, [2, 5, 7])];
  expect(piecesWithout(held, [piece("a", 1), piece("a", 1), piece("b", 1), piece("c", 1, [5])])).toEqual([
    piece("a", 1),
    piece("c", 2, [2, 7]),
  ]);
  expect(piecesWithout(held, [piece("c", 1)]).at(-1)).toEqual(piece("c", 2));
  expect(piecesWithout(held, [piece("c", 3, [2, 5, 7])])).toEqual(held.slice(0, 2));
});

test("pieces of a line are added up, and named only if all of them are", () => {
  expect(sumPieces([piece("a", 1, [7]), piece("b", 2), piece("a", 1, [2])])).toEqual([
    piece("a", 2, [2, 7]),
    piece("b", 2),
  ]);
  expect(sumPieces([piece("a", 1, [7]), piece("a", 1)])).toEqual([piece("a", 2)]);
});

test("named pieces are as many as are said, each once, and among those that are left", () => {
  const left = piece("a", 3, [2, 5, 7]);
  expect(fitsRows(piece("a", 2, [7, 2]), left)).toBe(true);
  for (const wrong of [piece("a", 2, [7]), piece("a", 2, [7, 7]), piece("a", 1, [3]), piece("a", 1)])
    expect(fitsRows(wrong, left)).toBe(false);
  expect(fitsRows(piece("a", 1, [2]), piece("a", 3))).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRoster, dealRoster, MAX_ROSTER_ROWS, piecesBySize, rosterRows, wordsToAdd } from "./roster.ts";

const fields = { name: { maxLength: 4, scripts: [] }, number: { maxLength: 2, scripts: [] } } as const;

test("says by row and field what is wrong, and nothing of what is right", () => {
  const rows = [
    { sizeId: 22, name: "髙橋", number: "7" },
    { sizeId: 99, name: "", number: "123" },
    { sizeId: 23, name: "渡邉 さくら", number: "十" },
  ];
  expect(checkRoster(rows, { fields, sizeIds: [22, 23] })).toEqual([
    { row: 2, field: "size", code: "unknown-size" },
    { row: 2, field: "name", code: "missing" },
    { row: 2, field: "number", code: "too-long" },
    { row: 3, field: "name", code: "too-long" },
    { row: 3, field: "number", code: "wrong-characters" },
  ]);
});

test("asks for no word that is not on the piece", () => {
  expect(
    checkRoster([{ sizeId: 22, name: "", number: "7" }], { fields: { number: fields.number }, sizeIds: [22] }),
  ).toEqual([]);
});

const row = fc.record({ sizeId: fc.integer({ min: 1, max: 5 }), name: fc.string(), number: fc.string() });

test("lines of each size keep the roster's order, and give it back", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: MAX_ROSTER_ROWS }), (rows) => {
      const bySize = piecesBySize(rows);
      const lines = [...bySize].map(([sizeId, roster]) => ({ sizeId, quantity: roster.length, roster }));
      expect(rosterRows(lines)).toEqual(rows);
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(rows.length);
    }),
  );
});

test("pieces without words become blank rows, and words without a piece are left out", () => {
  const roster = [1, 2, 3].map((at) => ({ row: at, name: `${at}`, number: "" }));
  expect(rosterRows([{ sizeId: 22, quantity: 2, roster }])).toHaveLength(2);
  expect(rosterRows([{ sizeId: 22, quantity: 4, roster }])[3]).toEqual({ sizeId: 22, name: "", number: "" });
  expect(rosterRows([{ sizeId: 22, quantity: 9999, roster: null }])).toHaveLength(MAX_ROSTER_ROWS);
});

test("every piece goes to exactly one destination, in the roster's order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 12 }), (quantities) => {
      const pieces = Array.from({ length: quantities.reduce((sum, one) => sum + one, 0) }, (_, index) => index);
      const dealt = dealRoster(pieces, quantities);
      expect(dealt.map((part) => part.length)).toEqual(quantities);
      expect(dealt.flat()).toEqual(pieces);
    }),
  );
});

test("an earlier roster fills what is missing of it, and repeats words only for pieces beyond it", () => {
  const pieces = (...names: string[]) => names.map((name, index) => ({ row: index + 1, name, number: "" }));
  const added = (there: string[], count: number) =>
    wordsToAdd(pieces("A", "B", "A", "C"), pieces(...there), count).map(({ name }) => name);
  expect(added([], 4)).toEqual(["A", "B", "A", "C"]);
  expect(added(["A", "C"], 2)).toEqual(["B", "A"]);
  expect(added(["A"], 4)).toEqual(["A", "B", "A", "C"]);
  expect(added(["X"], 3)).toEqual(["A", "B", "A"]);
  expect(added(["A"], -1)).toEqual([]);
});

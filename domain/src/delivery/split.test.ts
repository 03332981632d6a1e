import fc from "fast-check";
import { expect, test } from "vitest";
import { splitDifferences, splitEvenly } from "./split.ts";

const quantity = fc.integer({ min: 1, max: 9_999 });
const parts = fc.integer({ min: 1, max: 200 });

test("an even split adds up, and no part is more than one piece larger than another", () => {
  fc.assert(
    fc.property(quantity, parts, (pieces, count) => {
      const split = splitEvenly(pieces, count);
      expect(split).toHaveLength(count);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(pieces);
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
      expect(split).toEqual(split.toSorted((left, right) => right - left));
    }),
  );
});

test("what is missing and what was given out add up to each line", () => {
  const line = fc.record({ id: fc.uuid(), quantity });
  const lines = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 5 });
  const cases = lines.chain((all) =>
    fc.record({
      lines: fc.constant(all),
      destinations: fc.array(
        fc.record({
          pieces: fc.array(
            fc.record({
              lineId: fc.constantFrom(...all.map(({ id }) => id)),
              quantity: fc.integer({ min: 1, max: 50 }),
            }),
          ),
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(cases, ({ lines: all, destinations }) => {
      const missing = new Map(splitDifferences(all, destinations).map((one) => [one.lineId, one.missing]));
      const given = destinations.flatMap(({ pieces }) => pieces);
      for (const { id, quantity: wanted } of all) {
        const sum = given.filter(({ lineId }) => lineId === id).reduce((left, right) => left + right.quantity, 0);
        expect(sum + (missing.get(id) ?? 0)).toBe(wanted);
      }
    }),
  );
});

test("an even split of every line is complete", () => {
  fc.assert(
    fc.property(fc.array(quantity, { minLength: 1, maxLength: 5 }), parts, (quantities, count) => {
      const lines = quantities.map((pieces, index) => ({ id: String(index), quantity: pieces }));
      const destinations = Array.from({ length: count }, (_, at) => ({
        pieces: lines
          .map((line) => ({ lineId: line.id, quantity: splitEvenly(line.quantity, count)[at] ?? 0 }))
          .filter((piece) => piece.quantity > 0),
      }));
      expect(splitDifferences(lines, destinations)).toEqual([]);
    }),
  );
});

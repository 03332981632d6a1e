import fc from "fast-check";
import { expect, test } from "vitest";
import { INK_JET, TRANSFER, WHITE_INK_JET } from "../../catalogue/index.ts";
import { readUnitCode, unitCode } from "../unit-code.ts";
import { batchCode, batchKey, defaultBatchRule, readBatchCode, splitBatches } from "./index.ts";

test("a batch's number reads back however it was typed, and is never a unit's", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
      const code = batchCode(number);
      expect(readBatchCode(` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`)).toBe(number);
      expect(readUnitCode(code)).toBeUndefined();
      expect(readBatchCode(unitCode(number))).toBeUndefined();
    }),
  );
  const [last = ""] = batchCode(12).slice(-1);
  expect(readBatchCode(`${batchCode(12).slice(0, -1)}${(Number(last) + 1) % 10}`)).toBeUndefined();
});

test.each([
  [TRANSFER, "67____2026-12-01"],
  [INK_JET, "43_1001___2026-12-01"],
  [WHITE_INK_JET, "46_1001_3__2026-12-01"],
  [99, "99____2026-12-01"],
])("what method %i has in common until somebody says otherwise", (methodId, key) => {
  const piece = { methodId, itemId: 1001, colorId: 3, sizeId: 23, dispatchBy: "2026-12-01" };
  expect(batchKey(piece, defaultBatchRule(methodId))).toBe(key);
  expect(batchKey(piece, { byDay: false, byItem: false, byColor: false, bySize: true, most: 1 })).toBe(
    `${methodId}___23_`,
  );
});

test("batches hold every piece once in its order, none too many, and orders together where they fit", () => {
  const orders = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 });
  fc.assert(
    fc.property(orders, fc.integer({ min: 1, max: 10 }), (sizes, most) => {
      const pieces = sizes.flatMap((size, order) =>
        Array.from({ length: size }, (_, piece) => ({ orderId: `${order}`, piece })),
      );
      const batches = splitBatches(pieces, most);
      expect(batches.flat()).toEqual(pieces);
      expect(Math.max(0, ...batches.map(({ length }) => length))).toBeLessThanOrEqual(most);
      for (const [order, size] of sizes.entries())
        if (size <= most)
          expect(batches.filter((batch) => batch.some(({ orderId }) => orderId === `${order}`))).toHaveLength(1);
    }),
  );
});

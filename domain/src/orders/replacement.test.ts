import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesToReplace } from "./replacement.ts";
import { splitPieces } from "./split-pieces.ts";

const held = [
  { lineId: "a", quantity: 3 },
  { lineId: "b", quantity: 2 },
];
const alike = () => undefined;
const differing = (lineId: string) => (lineId === "b" ? 2 : undefined);
const refused = (code: string) => ({ ok: false, failure: { code: `orders/${code}` } });

test("without a wish all that is left is made once more, and no piece twice", () => {
  const replaced = [{ lineId: "a", quantity: 2 }];
  expect(piecesToReplace({ held, replaced, differing: alike }, undefined)).toEqual({
    ok: true,
    value: [
      { lineId: "a", quantity: 1 },
      { lineId: "b", quantity: 2 },
    ],
  });
  expect(piecesToReplace({ held, replaced: held, differing: alike }, undefined)).toEqual(refused("nothing-to-replace"));
  const two = [{ lineId: "a", quantity: 2 }];
  expect(piecesToReplace({ held, replaced, differing: alike }, two)).toEqual(refused("more-than-parcel"));
  expect(piecesToReplace({ held, replaced: [], differing: alike }, [...two, ...two])).toEqual(
    refused("more-than-parcel"),
  );
});

test.each<[string, number, number[] | undefined, object]>([
  ["all of them need no choice", 2, undefined, { ok: true, value: [{ lineId: "b", quantity: 2, places: [1, 2] }] }],
  ["one of them is chosen", 1, [2], { ok: true, value: [{ lineId: "b", quantity: 1, places: [2] }] }],
  ["one of them is not chosen", 1, undefined, refused("which-pieces")],
  ["more are chosen than counted", 1, [1, 2], refused("which-pieces")],
  ["one is chosen twice", 2, [1, 1], refused("which-pieces")],
  ["one is not there", 1, [3], refused("which-pieces")],
])("of pieces that differ: %s", (_what, quantity, places, answer) => {
  expect(piecesToReplace({ held, replaced: [], differing }, [{ lineId: "b", quantity, places }])).toEqual(answer);
});

test("a parcel is split so that nothing is lost, and neither part is empty", () => {
  const counts = fc.record({ a: fc.nat(4), b: fc.nat(4), takenA: fc.nat(5), takenB: fc.nat(5) });
  fc.assert(
    fc.property(counts, ({ a, b, takenA, takenB }) => {
      const whole = [
        { lineId: "a", quantity: a },
        { lineId: "b", quantity: b },
      ].filter(({ quantity }) => quantity > 0);
      const wanted = [
        { lineId: "a", quantity: takenA },
        { lineId: "b", quantity: takenB },
      ];
      const split = splitPieces(whole, whole, wanted);
      const isPossible = takenA <= a && takenB <= b && takenA + takenB > 0 && takenA + takenB < a + b;
      expect(split.ok).toBe(isPossible);
      if (!split.ok) return;
      const sum = (lineId: string) =>
        [...split.value.kept, ...split.value.taken].reduce(
          (all, piece) => all + (piece.lineId === lineId ? piece.quantity : 0),
          0,
        );
      expect([sum("a"), sum("b")]).toEqual([a, b]);
      for (const { quantity } of [...split.value.kept, ...split.value.taken]) expect(quantity).toBeGreaterThan(0);
    }),
  );
});

test("what was given back is not moved into another parcel", () => {
  const left = [{ lineId: "a", quantity: 1 }];
  expect(splitPieces(held, left, [{ lineId: "a", quantity: 2 }])).toEqual(refused("more-than-parcel"));
  // Nothing that is wanted would stay.
  expect(splitPieces(held, left, [{ lineId: "a", quantity: 1 }])).toEqual(refused("nothing-to-split"));
});

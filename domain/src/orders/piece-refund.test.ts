import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TaxShare } from "../cart/index.ts";
import { taxContained } from "../kernel/index.ts";
import {
  type PieceRefund,
  piecesLeft,
  type RefundableOrder,
  refundOfPieces,
  refundRates,
  refundSum,
} from "./piece-refund.ts";
import { refundTaxes } from "./refund-taxes.ts";

const LINE = { id: "a", quantity: 3, amount: 3_000, discount: 1_000, taxRate: 1_000 };
const ORDER: RefundableOrder = {
  lines: [LINE],
  parcels: [
    { position: 0, pieces: [{ lineId: "a", quantity: 2 }] },
    { position: 1, pieces: [{ lineId: "a", quantity: 1 }] },
  ],
  delivery: 770,
  refunds: [],
};
const wish = (parcel: number, quantity: number, withDelivery = false) => ({
  ...{ parcel, withDelivery },
  pieces: [{ lineId: "a", quantity }],
});
function back(order: RefundableOrder, ...wished: Parameters<typeof wish>): PieceRefund {
  const refund = refundOfPieces(order, wish(...wished));
  if (!refund.ok) throw new Error(refund.failure.code);
  return refund.value;
}

test("pieces of a parcel give their share of what was paid, never more than the parcel holds", () => {
  expect(back(ORDER, 1, 1)).toEqual({
    position: 0,
    pieces: [{ lineId: "a", quantity: 1, amount: 666, taxRate: 1_000 }],
    delivery: 0,
  });
  const after = { ...ORDER, refunds: [back(ORDER, 1, 1)] };
  expect(piecesLeft(after, 0)).toEqual([{ lineId: "a", quantity: 1 }]);
  expect(refundOfPieces(after, wish(1, 2))).toMatchObject({ failure: { code: "orders/more-than-parcel", left: 1 } });
  expect(refundOfPieces(ORDER, wish(2, 2))).toMatchObject({ failure: { code: "orders/more-than-parcel", left: 1 } });
  const named = [wish(1, 1), wish(1, 1)].flatMap(({ pieces }) => pieces);
  expect(refundOfPieces(ORDER, { parcel: 1, pieces: named })).toEqual(refundOfPieces(ORDER, wish(1, 2)));
  const twice = { parcel: 1, pieces: [wish(1, 1), wish(1, 2)].flatMap(({ pieces }) => pieces) };
  expect(refundOfPieces(ORDER, twice)).toMatchObject({ failure: { code: "orders/more-than-parcel" } });
  expect(refundOfPieces(ORDER, { parcel: 1, pieces: [{ lineId: "b", quantity: 1 }] })).toMatchObject({
    failure: { code: "orders/more-than-parcel", left: 0 },
  });
  for (const parcel of [0, 3])
    expect(refundOfPieces(ORDER, wish(parcel, 1))).toMatchObject({
      failure: { code: "orders/no-such-parcel", parcels: 2 },
    });
});

test("what comes once more without charge is not paid back too", () => {
  const again = { ...ORDER, replaced: [{ position: 0, pieces: [{ lineId: "a", quantity: 1 }] }] };
  expect(back(again, 1, 1).pieces).toMatchObject([{ quantity: 1 }]);
  expect(refundOfPieces(again, wish(1, 2))).toMatchObject({ failure: { code: "orders/more-than-parcel", left: 1 } });
  const both = { ...again, refunds: [back(again, 1, 1)] };
  expect(refundOfPieces(both, wish(1, 1))).toMatchObject({ failure: { code: "orders/more-than-parcel", left: 0 } });
  // Another parcel has its own.
  expect(back(again, 2, 1).pieces).toMatchObject([{ quantity: 1 }]);
});

test("the fee of a destination goes back once, and not that of the first", () => {
  const first = back(ORDER, 2, 1, true);
  expect(first.delivery).toBe(770);
  const after = { ...ORDER, refunds: [first] };
  expect(back(after, 1, 1, true).delivery).toBe(0);
  const three = { ...ORDER, parcels: [...ORDER.parcels, { position: 2, pieces: [] }] };
  // Delivery that was free in part gives back no more than was paid.
  expect(back({ ...three, delivery: 1_000, refunds: [first] }, 1, 1, true).delivery).toBe(230);
  expect(back({ ...three, delivery: 1_540, refunds: [back(three, 1, 1, true)] }, 1, 1, true).delivery).toBe(0);
});

test("the fee of a destination whose parcel was packed as two goes back with the last of them", () => {
  const [first] = ORDER.parcels;
  const one = { pieces: [{ lineId: "a", quantity: 1 }] };
  const split: RefundableOrder = {
    ...ORDER,
    lines: [{ ...LINE, quantity: 4 }],
    parcels: [first, { position: 1, ...one }, { position: 2, splitFrom: 1, ...one }] as RefundableOrder["parcels"],
  };
  for (const [earlier, later] of [
    [2, 3],
    [3, 2],
  ] as const) {
    const half = back(split, earlier, 1, true);
    expect(half.delivery).toBe(0);
    const both = { ...split, refunds: [half] };
    expect(back(both, later, 1, true).delivery).toBe(770);
    expect(back({ ...both, refunds: [half, back(both, later, 1, true)] }, 1, 1, true).delivery).toBe(0);
  }
});

const RATES = [1_000, 800];

describe("of any order, parcel by parcel, until nothing is left", () => {
  const line = fc.record({
    pieces: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
    price: fc.integer({ min: 1, max: 5_000 }),
    cut: fc.double({ min: 0, max: 0.9, noNaN: true }),
    taxRate: fc.constantFrom(...RATES),
  });
  const steps = fc.array(fc.record({ parcel: fc.nat(2), line: fc.nat(2), money: fc.nat(900) }), { maxLength: 12 });

  test("refunds add up to what was paid, in all and for each rate", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), steps, (drawn, tried) => {
        const lines = drawn.flatMap(({ pieces, price, cut, taxRate }, index) => {
          const quantity = pieces.reduce((sum, count) => sum + count, 0);
          const amount = quantity * price;
          return quantity ? [{ id: `${index}`, quantity, amount, discount: Math.floor(amount * cut), taxRate }] : [];
        });
        const parcels = [0, 1, 2].map((position) => ({
          position,
          pieces: lines.map(({ id }) => ({ lineId: id, quantity: drawn[Number(id)]?.pieces[position] ?? 0 })),
        }));
        const order = { lines, parcels, delivery: 1_540, refunds: [] as PieceRefund[] };
        const paid = lines.reduce((sum, { amount, discount }) => sum + amount - discount, 1_540);
        const taxes: TaxShare[] = RATES.flatMap((rate) => {
          const goods = lines.filter(({ taxRate }) => taxRate === rate);
          const net = goods.reduce((sum, { amount, discount }) => sum + amount - discount, rate === 1_000 ? 1_540 : 0);
          return net > 0 ? [{ rate, amount: net, tax: taxContained(net, rate) }] : [];
        });
        const wishes = tried.map((step) => ({
          parcel: step.parcel + 1,
          pieces: [{ lineId: `${step.line}`, quantity: 1 }],
        }));
        const rest = [1, 2, 3].map((parcel) => ({ parcel, withDelivery: true }));
        for (const one of wishes) {
          const refund = refundOfPieces(order, one);
          if (refund.ok) order.refunds.push(refund.value);
          else
            expect(piecesLeft(order, one.parcel - 1).some(({ lineId }) => lineId === one.pieces[0]?.lineId)).toBe(
              false,
            );
        }
        for (const one of rest) {
          const refund = refundOfPieces(order, { ...one, pieces: piecesLeft(order, one.parcel - 1) });
          if (refund.ok) order.refunds.push(refund.value);
        }
        for (const position of [0, 1, 2]) expect(piecesLeft(order, position)).toEqual([]);
        expect(order.refunds.reduce((sum, refund) => sum + refundSum(refund), 0)).toBe(paid);
        const byRate = order.refunds.map((refund) => ({
          amount: refundSum(refund),
          rates: refundRates(refund),
        }));
        const found = refundTaxes(taxes, byRate);
        expect(found.kept).toEqual([]);
        found.refunds.forEach((shares, index) => {
          for (const { rate, amount, tax } of shares) {
            const wanted = byRate[index]?.rates.filter((share) => share.rate === rate) ?? [];
            expect(amount).toBe(wanted.reduce((sum, share) => sum + share.amount, 0));
            expect(tax).toBe(taxContained(amount, rate));
          }
        });
      }),
    );
  });

  test("money without goods between them changes no sum", () => {
    const taxes = [
      { rate: 1_000, amount: 2_200, tax: 200 },
      { rate: 800, amount: 1_080, tax: 80 },
    ];
    const one = fc.record({ amount: fc.integer({ min: 1, max: 900 }), rate: fc.constantFrom(undefined, 1_000, 800) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), (tried) => {
        let left = 3_280;
        const refunds = tried.flatMap(({ amount: wanted, rate }) => {
          const amount = Math.min(left, wanted);
          left -= amount;
          return amount > 0 ? [{ amount, rates: rate ? [{ rate, amount }] : undefined }] : [];
        });
        const found = refundTaxes(taxes, refunds);
        const sum = (shares: readonly TaxShare[]) => shares.reduce((total, { amount }) => total + amount, 0);
        expect(found.refunds.map(sum)).toEqual(refunds.map(({ amount }) => amount));
        expect(sum(found.kept)).toBe(left);
        for (const { rate, amount } of taxes)
          expect(sum([...found.refunds.flat(), ...found.kept].filter((share) => share.rate === rate))).toBe(amount);
      }),
    );
  });
});

test("pieces that differ go back by name: each once, and only the rest without one", () => {
  const held = { lineId: "a", quantity: 3, rows: [2, 5, 7] };
  const order = { ...ORDER, parcels: [{ position: 0, pieces: [held] }] };
  const give = (refunds: readonly PieceRefund[], quantity: number, rows?: number[], mayBeUnnamed = false) =>
    refundOfPieces(
      { ...order, refunds },
      { parcel: 1, mayBeUnnamed, pieces: [{ lineId: "a", quantity, ...(rows && { rows }) }] },
    );
  const failure = (code: string, rows: number[]) => ({ failure: { code: `orders/${code}`, lineId: "a", rows } });
  expect(give([], 1)).toMatchObject(failure("which-pieces", [2, 5, 7]));
  expect(give([], 1, [3])).toMatchObject(failure("piece-not-there", [2, 5, 7]));
  expect(give([], 3)).toMatchObject({ value: { pieces: [{ rows: [2, 5, 7] }] } });
  const first = give([], 1, [5]);
  if (!first.ok) throw new Error(first.failure.code);
  expect(first.value.pieces).toEqual([{ lineId: "a", quantity: 1, rows: [5], amount: 666, taxRate: 1_000 }]);
  expect(give([first.value], 1, [5])).toMatchObject(failure("piece-not-there", [2, 7]));
  expect(give([first.value], 2)).toMatchObject({ value: { pieces: [{ rows: [2, 7] }] } });
  // Of the time before, nobody knows which.
  const unnamed = give([], 1, undefined, true);
  if (!unnamed.ok) throw new Error(unnamed.failure.code);
  expect(unnamed.value.pieces[0]).not.toHaveProperty("rows");
  expect(give([unnamed.value], 2).ok).toBe(true);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, FORECAST_DAYS, forecastStock } from "./forecast-stock.ts";
import { priceSending } from "./price-sending.ts";
import { remainingStock } from "./remaining-stock.ts";
import { FREE_STORAGE_DAYS, storageTermsText } from "./storage-terms.ts";

test("what remains: own pieces count from nothing up, and every entered piece is taken off, wherever it was entered", () => {
  const count = fc.integer({ min: 0, max: 10_000 });
  const entry = fc.record({
    stored: count,
    available: fc.integer({ min: -10_000, max: 10_000 }),
    entered: count,
    enteredElsewhere: count,
  });
  fc.assert(
    fc.property(entry, count, (seen, more) => {
      const left = remainingStock(seen);
      // Nothing entered: what there is, which a count below nothing takes nothing of.
      const all = remainingStock({ ...seen, entered: 0, enteredElsewhere: 0 });
      expect(all).toBe(seen.available < 0 ? seen.stored : seen.stored + seen.available);
      expect(all - left).toBe(seen.entered + seen.enteredElsewhere);
      expect(remainingStock({ ...seen, entered: seen.entered + more })).toBe(left - more);
      expect(remainingStock({ ...seen, enteredElsewhere: seen.enteredElsewhere + more })).toBe(left - more);
    }),
  );
});

test.each([
  ["more than its own pieces below nothing", { stored: 5, available: -3, entered: 2, enteredElsewhere: 0 }, 3],
  ["own pieces too", { stored: 5, available: 3, entered: 2, enteredElsewhere: 4 }, 2],
  ["too much is entered", { stored: 1, available: 0, entered: 2, enteredElsewhere: 1 }, -2],
])("%s", (_name, entry, left) => {
  expect(remainingStock(entry)).toBe(left);
});

test.each([
  [[{ quantity: 3, feePerPiece: 0 }], 1, 0, 0, 0],
  [[{ quantity: 3, feePerPiece: 0 }], 3, 0, 1540, 140],
  [
    [
      { quantity: 2, feePerPiece: 60 },
      { quantity: 1, feePerPiece: 5 },
    ],
    2,
    125,
    770,
    81,
  ],
])("a sending of %j to %i destinations", (lines, destinations, subtotal, delivery, tax) => {
  const priced = priceSending(lines, destinations);
  expect(priced).toMatchObject({ subtotal, delivery, total: subtotal + delivery, discounts: [] });
  expect(priced.taxes).toEqual(subtotal + delivery > 0 ? [{ rate: 1000, amount: subtotal + delivery, tax }] : []);
});

test.each<[string, Parameters<typeof forecastStock>[0], string | undefined, number]>([
  ["nothing is sent", { free: 9, arriving: 0, sent: 0, since: "2026-09-01" }, undefined, 0],
  ["one a day", { free: 10, arriving: 0, sent: 60, since: "2026-01-01" }, "2026-12-03", 20],
  ["what arrives counts", { free: 10, arriving: 25, sent: 60, since: "2026-01-01" }, "2026-12-28", 0],
  ["it is empty", { free: 0, arriving: 0, sent: 6, since: "2026-01-01" }, "2026-11-23", 3],
  ["it is there for ten days", { free: 20, arriving: 0, sent: 10, since: "2026-11-13" }, "2026-12-13", 10],
  [
    "a rush on the first day is not taken for the rule",
    { free: 7, arriving: 0, sent: 7, since: "2026-11-23" },
    "2026-11-30",
    23,
  ],
])("forecast: %s", (_name, history, runsOutOn, refill) => {
  expect(forecastStock(history, "2026-11-23")).toEqual({ runsOutOn, refill });
});

test("a refill as forecast lasts for the free time", () => {
  const count = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 5_000 }), (free, arriving, sent) => {
      const history = { free, arriving, sent, since: "2026-01-01" };
      const { refill } = forecastStock(history, "2026-11-23");
      const after = forecastStock({ ...history, arriving: arriving + refill }, "2026-11-23");
      expect(after.refill).toBe(0);
      expect(daysBetween("2026-11-23", after.runsOutOn ?? "")).toBeGreaterThanOrEqual(FREE_STORAGE_DAYS);
    }),
  );
  expect(FORECAST_DAYS).toBe(60);
});

test.each([
  [
    { feePerPieceDay: 5, returnAfterDays: 60 },
    /1点につき1日¥ 5（税込）の保管料[\s\S]*60日を過ぎると、お預かりしているすべて/,
  ],
  [{ feePerPieceDay: 0, returnAfterDays: null }, /^(?!.*返送先)[\s\S]*保管料はかかりません/],
  [{ feePerPieceDay: 0, returnAfterDays: 0 }, /無料期間が終わると、お預かりしているすべて/],
])("the terms %j in words", (terms, words) => {
  const text = storageTermsText(terms).join("\n");
  expect(text).toMatch(words);
  expect(text).toMatch(/30日間無料[\s\S]*7日前・3日前・1日前/);
});

test.each([
  [1, 49, 49, 0],
  [5, 6, 30, 0],
  [1, 50, 0, 50],
  [1, 0, 0, 0],
])("of %i pieces that owe %i yen each, %i yen are not asked for and %i are", (quantity, feePerPiece, off, total) => {
  const priced = priceSending([{ quantity, feePerPiece }], 1);
  const row = { kind: "shop", rate: 0, amount: off, name: "少額のため保管料をいただきません" };
  expect(priced).toMatchObject({ subtotal: quantity * feePerPiece, discounts: off > 0 ? [row] : [], total });
  expect(priced.taxes).toHaveLength(total > 0 ? 1 : 0);
});

test("a rank's free parcel counts for what is sent from the warehouse too, and says so", () => {
  const priced = priceSending([{ quantity: 2, feePerPiece: 30 }], 3, 1000);
  expect(priced).toMatchObject({
    subtotal: 60,
    delivery: 1540,
    total: 830,
    taxes: [{ rate: 1000, amount: 830, tax: 75 }],
  });
  expect(priced.discounts).toEqual([
    { kind: "rank", rate: 0, amount: 770, name: "ゴールド会員特典（お届け先1か所の送料）" },
  ]);
  expect(priceSending([], 1, 1000)).toMatchObject({ discounts: [], total: 0 });
  expect(priceSending([], 2, 999)).toMatchObject({ discounts: [], total: 770 });
});

import { expect, test } from "vitest";
import { documentOffers, type OfferedOrder } from "./offers.ts";

const PLACED = new Date("2026-11-22T03:00:00Z");
const LATER = new Date("2026-11-22T04:00:00Z");
const paid: OfferedOrder = {
  ...{ lifecycle: "placed", payment: "paid", fulfilment: "printing", paymentMethod: "card" },
  ...{ placedAt: PLACED, refunds: 0 },
};
const invoiced: OfferedOrder = { ...paid, payment: "invoiced", fulfilment: "waiting", paymentMethod: "invoice" };

test.each([
  ["paid", paid, { receipt: undefined, delivery: "not-sent" }],
  ["sent", { ...paid, fulfilment: "shipped" }, { receipt: undefined, delivery: undefined }],
  ["stored", { ...paid, fulfilment: "stored" }, { receipt: undefined, delivery: undefined }],
  ["free", { ...paid, payment: "free", fulfilment: "shipped" }, { delivery: undefined }],
  ["free, not sent", { ...paid, payment: "free" }, { delivery: "not-sent" }],
  ["free, given up", { ...paid, payment: "free", lifecycle: "cancelled" }, {}],
  ["by invoice", invoiced, { invoice: undefined, receipt: "not-paid", delivery: "not-sent" }],
  [
    "by invoice and paid",
    { ...invoiced, payment: "paid" },
    { invoice: undefined, receipt: undefined, delivery: "not-sent" },
  ],
  [
    "partly refunded",
    { ...paid, payment: "partly_refunded", refunds: 1 },
    { receipt: undefined, delivery: "not-sent", return: undefined },
  ],
  ["wholly refunded", { ...paid, payment: "refunded", refunds: 2 }, { return: undefined }],
  [
    "cancelled, waiting for its money",
    { ...paid, lifecycle: "cancelled", payment: "refunding" },
    { return: "not-refunded" },
  ],
  ["cancelled by invoice", { ...invoiced, lifecycle: "cancelled", payment: "void" }, {}],
] satisfies [string, OfferedOrder, object][])("an order that is %s", (_what, order, expected) => {
  const offers = documentOffers(order, LATER);
  expect(Object.fromEntries(offers.map(({ kind, wait }) => [kind, wait]))).toEqual(expected);
});

test("an order that may still be cancelled has no invoice yet", () => {
  expect(documentOffers(invoiced, PLACED)[0]).toEqual({ kind: "invoice", wait: "still-cancellable" });
});

import { expect, test } from "vitest";
import { startOfDay } from "../kernel/index.ts";
import { OPERATOR_ROLE_IDS } from "../operators/index.ts";
import { canEndOn, isQuoteOpen, leastAgreed, quoteEnds, quoteState } from "./index.ts";

const now = new Date("2026-11-23T03:00:00Z");
const open = { sentAt: null, revokedAt: null, endsAt: quoteEnds("2026-11-30"), order: undefined };

test.each([
  ["draft", {}],
  ["sent", { sentAt: now }],
  ["over", { endsAt: now }],
  ["over", { sentAt: now, endsAt: now }],
  ["revoked", { sentAt: now, revokedAt: now, endsAt: now }],
  ["paying", { sentAt: now, endsAt: now, order: "pending" }],
  // The money came though it was withdrawn meanwhile.
  ["ordered", { sentAt: now, revokedAt: now, endsAt: now, order: "placed" }],
] as const)("is %s (rule quotes-states)", (state, change) => {
  expect(quoteState({ ...open, ...change }, now)).toBe(state);
});

test("only what nobody has ordered, withdrawn or let lapse is open", () => {
  const states = ["draft", "sent", "paying", "ordered", "revoked", "over"] as const;
  expect(states.filter(isQuoteOpen)).toEqual(["draft", "sent"]);
});

test("lasts until the end of its day in Japan, today at the earliest (rule quotes-days)", () => {
  expect(quoteEnds("2026-11-30")).toEqual(startOfDay("2026-12-01"));
  expect(["2026-11-22", "2026-11-23", "2027-01-22", "2027-01-23"].map((day) => canEndOn(day, "2026-11-23"))).toEqual([
    ...[false, true, true, false],
  ]);
});

test("half of the goods by an owner, a tenth by the orders' people, nothing by others (rule quotes-discount)", () => {
  const sums = { subtotal: 9_995, total: 10_500 };
  expect(OPERATOR_ROLE_IDS.map((role) => leastAgreed([role], sums))).toEqual([
    ...[5_502, 9_500, 10_500, 10_500, 10_500, 10_500, 10_500],
  ]);
  expect(leastAgreed(["support", "orders"], sums)).toBe(9_500);
  expect(leastAgreed(["owner"], { subtotal: 1, total: 1 })).toBe(1);
});

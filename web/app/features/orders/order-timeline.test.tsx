import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { order } from "./order.fixture.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { parcelOf } from "./review.fixture.ts";
import type { WireOrder } from "./wire-order.ts";

afterEach(cleanup);

function stepsOf(shown: object): HTMLElement[] {
  render(<OrderTimeline order={shown as WireOrder} />);
  return within(screen.getByRole("list", { name: "ご注文の進み" })).getAllByRole("listitem");
}

test("says how far the order is, with the known days", () => {
  const steps = stepsOf(order);
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "受付（済み）2026/11/21 05:00",
    "印刷",
    "できあがり",
    "発送2026/11/30 ごろ",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
});

const reached = { printing_at: "2026-11-21T01:30:00.000Z", packed_at: "2026-11-22T02:00:00.000Z", left_at: null };

test("each step that was reached has its time, and of several parcels it says how many have left", () => {
  const steps = stepsOf({ ...order, status: 6, reached, parcels: 3, parcels_shipped: 2 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "受付（済み）2026/11/21 05:00",
    "印刷（済み）2026/11/21 10:30",
    "できあがり（済み）2026/11/22 11:00",
    "発送3個のうち2個を発送しました",
  ]);
});

test.each([
  [["2026-11-24T03:00:00.000Z", "2026-11-25T04:00:00.000Z"], "お届け（済み）2026/11/25 13:00"],
  [["2026-11-24T03:00:00.000Z", null], "発送（済み）2026/11/23 09:00"],
])("it has arrived when the last of its parcels has: %s", (arrivals, last) => {
  const destinations = arrivals.map((delivered_at) => ({ ...parcelOf(), state: "shipped" as const, delivered_at }));
  const gone = { status: 2, reached: { ...reached, left_at: "2026-11-23T00:00:00.000Z" }, destinations };
  const steps = stepsOf({ ...order, ...gone });
  expect(steps.at(-1)?.textContent).toBe(last);
});

test.each([2, 3])("with status %d it is shipped, and no step is left", (status) => {
  const steps = stepsOf({ ...order, status });
  expect(steps.map(({ textContent }) => textContent?.includes("済み"))).toEqual([true, true, true, true]);
  expect(steps.some((step) => step.hasAttribute("aria-current"))).toBe(false);
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cartOf, shirts } from "./cart.fixture.ts";
import { TotalsTable } from "./totals-table.tsx";

afterEach(cleanup);

const { totals } = cartOf(shirts(21));
const welcome = {
  code: "WELCOME1000",
  name: "新規会員クーポン",
  amount: 1000,
  minimum: 1500,
  worth: "¥ 1,000引き",
  valid_until: null,
};

test("every discount is named with its amount: a rate in per cent, a coupon by its name alone", () => {
  const discounts = [
    { kind: "bulk" as const, name: "まとめ買い割引", rate: 500, amount: 2956 },
    { kind: "coupon" as const, name: "新規会員クーポン", rate: 0, amount: 1000 },
  ];
  render(<TotalsTable totals={{ ...totals, discounts, total: totals.subtotal - 3956 }} />);
  const rows = screen.getAllByText(/割引|クーポン/).map((name) => name.parentElement?.textContent);
  expect(rows).toEqual(["まとめ買い割引（5%）− ¥ 2,956", "新規会員クーポン− ¥ 1,000"]);
});

test("a coupon that does not count is explained, as is one that would be lost; one that counts is among the discounts", () => {
  const message = "あと¥ 300（税込）のお買い物で、クーポンをお使いいただけます。";
  const lost = "使わずに注文すると、あとからはご利用いただけません。";
  const table = (counts: boolean, coupon_at_stake: string) => (
    <TotalsTable
      totals={totals}
      coupons={{ coupon: { ...welcome, counts, message: counts ? "" : message }, coupon_at_stake, miles: null }}
    />
  );
  const { rerender } = render(table(false, lost));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([message, lost]);
  rerender(table(true, ""));
  expect(screen.queryByRole("alert")).toBeNull();
});

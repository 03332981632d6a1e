import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cartOf, shirts } from "./cart.fixture.ts";
import { TotalsTable } from "./totals-table.tsx";

afterEach(cleanup);

const { totals } = cartOf(shirts(21));
const welcome = { code: "WELCOME1000", name: "新規会員クーポン", amount: 1000, minimum: 1500, valid_until: null };

test("every discount is named with what it takes off: a rate in per cent, a coupon by its name alone", () => {
  const discounts = [
    { kind: "bulk" as const, name: "まとめ買い割引", rate: 500, amount: 2956 },
    { kind: "coupon" as const, name: "新規会員クーポン", rate: 0, amount: 1000 },
  ];
  render(<TotalsTable totals={{ ...totals, discounts, total: totals.subtotal - 3956 }} />);
  const rows = screen.getAllByText(/割引|クーポン/).map((name) => name.parentElement?.textContent);
  expect(rows).toEqual(["まとめ買い割引（5%）− ¥ 2,956", "新規会員クーポン− ¥ 1,000"]);
});

test("a chosen coupon that does not count is said, one that counts stands among the discounts and needs no words", () => {
  const message = "このクーポンコードはご利用いただけません。ご利用期間が終わりました。";
  const { rerender } = render(<TotalsTable totals={totals} coupon={{ ...welcome, counts: false, message }} />);
  expect(within(screen.getByRole("alert")).getByText(message)).toBeTruthy();
  rerender(<TotalsTable totals={totals} coupon={{ ...welcome, counts: true, message: "" }} />);
  expect(screen.queryByRole("alert")).toBeNull();
});

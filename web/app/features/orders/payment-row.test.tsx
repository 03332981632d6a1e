import { icons } from "@surimono/ui/icons.ts";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PaymentRow } from "./review-parts.tsx";

afterEach(cleanup);

const CARD = 2;

test("an order that cost nothing shows no way to pay", () => {
  const { container, rerender } = render(<PaymentRow type={CARD} name="お支払いなし" isPaid={false} />);
  expect(container.querySelector("path")?.getAttribute("d")).toBe(icons.check);
  expect(container.textContent).toBe("お支払いなし");
  rerender(<PaymentRow type={CARD} name="クレジットカード" />);
  expect(container.querySelector("path")?.getAttribute("d")).toBe(icons.card);
});

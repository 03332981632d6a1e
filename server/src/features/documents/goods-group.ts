import type { WireLine } from "@surimono/contract/cart";
import type { CartTotals } from "@surimono/domain/cart";
import type { SheetGroup } from "@surimono/domain/documents";
import { discountName } from "../cart/index.ts";

/** What would be ordered, on a 見積書: the lines as the cart shows them, then what is taken off and the fee. */
export function goodsGroup(
  shown: readonly WireLine[],
  { lines, discounts, delivery }: Pick<CartTotals, "lines" | "discounts" | "delivery">,
): SheetGroup {
  return {
    heading: "",
    lines: shown.map((line, index) => ({
      name: line.name,
      detail: [line.item_name, line.size_name, line.color_name, line.method_name].filter(Boolean).join("・"),
      ...{ quantity: line.quantity, price: line.unit_price, amount: line.amount },
      rate: lines[index]?.taxRate ?? 0,
    })),
    extras: [
      ...discounts.map((discount) => ({ label: discountName(discount), amount: -discount.amount })),
      { label: "送料", amount: delivery },
    ],
  };
}

import type { OrderAxes } from "./transitions.ts";

/** Order status codes of spec §4. Undefined for an order that was never placed. */
export type OrderStatusCode = 1 | 2 | 3 | 4 | 5 | 6;

const BY_FULFILMENT: Readonly<Record<OrderAxes["fulfilment"], OrderStatusCode>> = {
  waiting: 1,
  printing: 5,
  packed: 6,
  shipped: 2,
  stored: 3,
  stopped: 4,
};

export function orderStatusCode({
  lifecycle,
  fulfilment,
}: Pick<OrderAxes, "lifecycle" | "fulfilment">): OrderStatusCode | undefined {
  if (lifecycle === "cancelled") return 4;
  return lifecycle === "placed" ? BY_FULFILMENT[fulfilment] : undefined;
}

/** Spec §4; any other code is blank. The bracket of 3 closes as the spec writes it. */
export function orderStatusName(code: number | undefined): string {
  switch (code) {
    case 1:
    case 5:
    case 6:
      return "準備中";
    case 2:
      return "発送済み";
    case 3:
      return "配達完了 （倉庫)";
    case 4:
      return "キャンセル";
    default:
      return "";
  }
}

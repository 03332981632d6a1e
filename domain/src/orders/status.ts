import type { OrderAxes } from "./transitions.ts";

/** Rule orders-status-codes. Undefined for an order that was never placed. */
export const ORDER_STATUS = { waiting: 1, shipped: 2, stored: 3, cancelled: 4, printing: 5, packed: 6 } as const;
export type OrderStatusCode = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** Not yet handed to the courier; all three are shown as 準備中. */
export function isBeingPrepared(code: number): boolean {
  return code === ORDER_STATUS.waiting || code === ORDER_STATUS.printing || code === ORDER_STATUS.packed;
}

export function orderStatusCode({
  lifecycle,
  fulfilment,
}: Pick<OrderAxes, "lifecycle" | "fulfilment">): OrderStatusCode | undefined {
  if (lifecycle === "cancelled") return ORDER_STATUS.cancelled;
  if (lifecycle !== "placed") return undefined;
  return fulfilment === "stopped" ? ORDER_STATUS.cancelled : ORDER_STATUS[fulfilment];
}

/** Blank for any other code. The bracket of 3 closes as the rule orders-status-codes writes it. */
export function orderStatusName(code: number | undefined): string {
  switch (code) {
    case ORDER_STATUS.waiting:
    case ORDER_STATUS.printing:
    case ORDER_STATUS.packed:
      return "準備中";
    case ORDER_STATUS.shipped:
      return "発送済み";
    case ORDER_STATUS.stored:
      return "配達完了 （倉庫)";
    case ORDER_STATUS.cancelled:
      return "キャンセル";
    default:
      return "";
  }
}

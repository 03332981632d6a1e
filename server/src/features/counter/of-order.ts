import { orderNumber, parseOrderNumber } from "@surimono/domain/orders";
import type { Deed } from "../../platform/audit/index.ts";
import { orderState } from "../orders/index.ts";

/** As commands name it too, so that both are found in one history. */
export function ofOrder(action: string, payload: { readonly order_number: string; readonly reason?: string }): Deed {
  const sequence = parseOrderNumber(payload.order_number);
  const number = sequence === undefined ? payload.order_number : orderNumber(sequence);
  const subject = { kind: "order", id: number };
  return { action, subject, reason: payload.reason, state: (tx) => orderState(tx, number) };
}

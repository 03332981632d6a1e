import { PAYMENT_METHODS } from "@surimono/domain/payments";
import type { Order } from "../orders.tables.ts";

/** How it was paid, for people: a sending may cost nothing. */
export function paymentName({ payment, paymentMethod }: Pick<Order, "payment" | "paymentMethod">): string {
  return payment === "free" ? "お支払いなし" : PAYMENT_METHODS[paymentMethod].name;
}

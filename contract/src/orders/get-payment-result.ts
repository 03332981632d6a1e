import { ORDER_WAYS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { paymentFailures } from "../payments/index.ts";
import { orderFailures } from "./failures.ts";
import { orderId } from "./order-id.ts";

/** Asked by /cart/complete?order_id=…, every few seconds while the state is `waiting`. */
export const getPaymentResult = defineCall({
  name: "getPaymentResult",
  method: "POST",
  path: "/api/order/payment-result",
  summary:
    "What became of the payment: asks the gateway when it is not known yet, and places the order when it was paid.",
  access: "member",
  payload: z.strictObject({ order_id: orderId }),
  answer: z.object({
    order_id: z.string(),
    order_number: z.string(),
    /** `unpaid`: not paid; the cart is unchanged and can be ordered again. `failed`: the same, after a refusal. */
    state: z.enum(["placed", "waiting", "unpaid", "failed", "cancelled"]),
    total: z.int(),
    payment_type_name: z.string(),
    /** Ordered from what an operator drew up, and not from the cart. */
    quote_id: z.optional(z.string()),
    /** `sending`: of stored pieces, and not from the cart. */
    delivery_method: z.optional(z.enum(ORDER_WAYS)),
  }),
  failures: { ...pickFailures(orderFailures, "orders/no-such-order"), ...paymentFailures },
});

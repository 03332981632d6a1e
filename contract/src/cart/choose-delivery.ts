import { DELIVERY_METHODS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";
import { cartFailures } from "./failures.ts";

export const chooseDelivery = defineCall({
  name: "chooseDelivery",
  method: "PUT",
  path: "/api/cart/delivery-method",
  summary: "Keeps how the open cart will leave the workshop: by courier, or into the warehouse.",
  access: "member",
  payload: z.strictObject({ delivery_method: z.enum(DELIVERY_METHODS) }),
  answer: cartSchema,
  failures: pickFailures(cartFailures, "cart/no-such-delivery-method"),
});

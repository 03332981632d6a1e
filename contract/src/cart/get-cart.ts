import { defineCall, nothing } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";

export const getCart = defineCall({
  name: "getCart",
  method: "GET",
  path: "/api/cart/get-for-me",
  summary: "The member's open cart, priced now.",
  access: "member",
  payload: nothing,
  answer: cartSchema,
  failures: {},
});

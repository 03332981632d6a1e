import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { addressId, addressList } from "./address.ts";
import { deliveryFailures } from "./failures.ts";

export const setDefaultAddress = defineCall({
  name: "setDefaultAddress",
  method: "POST",
  path: "/api/address/default",
  summary: "Makes an address the one that the cart starts with.",
  access: "member",
  payload: z.strictObject({ address_id: addressId }),
  answer: addressList,
  failures: pickFailures(deliveryFailures, "delivery/no-such-address"),
});

import { ADDRESS_KINDS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { addressId, addressInput, addressSchema } from "./address.ts";
import { deliveryFailures } from "./failures.ts";

/** `delivery/invalid-address` carries `detail.problems: {field, code, message}[]`, one for each wrong field. */
export const saveAddress = defineCall({
  name: "saveAddress",
  method: "POST",
  path: "/api/address/save",
  summary: "Adds an address, or replaces the one named. The first address becomes the default.",
  access: "member",
  payload: z.strictObject({
    address_id: z.optional(addressId),
    is_default: z._default(z.boolean(), false),
    /** Left out: as it was, a new one is a receiver's. The default is always a receiver's. */
    kind: z.optional(z.enum(ADDRESS_KINDS)),
    ...addressInput,
  }),
  answer: addressSchema,
  failures: pickFailures(
    deliveryFailures,
    "delivery/invalid-address",
    "delivery/no-such-address",
    "delivery/address-book-full",
  ),
});

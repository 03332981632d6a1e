import * as z from "zod/mini";
import { addressInput } from "../delivery/address.ts";
import { copiedAddressSchema, deliveryFailures } from "../delivery/index.ts";
import { defineCall, nothing, pickFailures } from "../kernel/index.ts";

const answer = z.object({ return_address: z.nullable(copiedAddressSchema) });

export const getReturnAddress = defineCall({
  name: "getReturnAddress",
  method: "GET",
  path: "/api/warehouse/return-address",
  summary: "Where the member's stored goods go back to.",
  access: "member",
  payload: nothing,
  answer,
  failures: {},
});

/** `delivery/invalid-address` carries `detail.problems: {field, code, message}[]`, one for each wrong field. */
export const saveReturnAddress = defineCall({
  name: "saveReturnAddress",
  method: "PUT",
  path: "/api/warehouse/return-address",
  summary: "Keeps where the member's stored goods go back to.",
  access: "member",
  payload: z.strictObject(addressInput),
  answer,
  failures: pickFailures(deliveryFailures, "delivery/invalid-address"),
});

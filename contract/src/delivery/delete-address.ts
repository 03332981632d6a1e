import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { addressId, addressList } from "./address.ts";
import { deliveryFailures } from "./failures.ts";

export const deleteAddress = defineCall({
  name: "deleteAddress",
  method: "DELETE",
  path: "/api/address",
  summary: "Deletes an address; orders keep their own copy. The newest left becomes the default if it was that.",
  access: "member",
  payload: z.strictObject({ address_id: addressId }),
  answer: addressList,
  failures: pickFailures(deliveryFailures, "delivery/no-such-address"),
});

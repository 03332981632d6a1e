import * as z from "zod/mini";
import { defineCall, id, pickFailures } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

export const getDeliveryStatus = defineCall({
  name: "getDeliveryStatus",
  method: "POST",
  path: "/api/product/deliveryStatus",
  summary: "Whether pieces of an own item are on their way or in the warehouse, and so whether it can be deleted.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({ product_id: id }),
  answer: z.object({
    data: z.object({
      /** Ordered and not yet delivered. */
      delivery_flag: z.boolean(),
      /** Pieces in the warehouse. */
      stock: z.int(),
      deletable: z.boolean(),
    }),
  }),
  failures: pickFailures(myItemsFailures, "my-items/not-found"),
});

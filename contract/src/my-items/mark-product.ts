import * as z from "zod/mini";
import { defineCall, done, id, pickFailures, userId } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

export const markProduct = defineCall({
  name: "markProduct",
  method: "PUT",
  path: "/api/db/product",
  summary: "Deletes an own item (delete_flag 1) or takes that back (0). Orders that hold it keep their copy.",
  access: "member",
  payload: z.strictObject({
    product_id: id,
    delete_flag: z.int().check(z.minimum(0), z.maximum(1)),
    user_id: z.optional(userId),
  }),
  answer: done,
  failures: pickFailures(myItemsFailures, "my-items/not-found", "my-items/in-warehouse"),
});

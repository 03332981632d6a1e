import * as z from "zod/mini";
import { defineCall, id, pickFailures } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";
import { myItem } from "./my-item.ts";

export const getMyItem = defineCall({
  name: "getMyItem",
  method: "POST",
  path: "/api/my-item/get",
  summary: "One own item, whole.",
  access: "member",
  payload: z.strictObject({ product_id: id }),
  answer: myItem,
  failures: pickFailures(myItemsFailures, "my-items/not-found"),
});

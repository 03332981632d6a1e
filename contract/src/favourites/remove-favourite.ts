import * as z from "zod/mini";
import { defineCall, done, id } from "../kernel/index.ts";

export const removeFavourite = defineCall({
  name: "removeFavourite",
  method: "DELETE",
  path: "/api/favorite",
  summary: "Takes an item out of the member's favourites; one that is not there is no failure.",
  access: "member",
  payload: z.strictObject({ product_id: id }),
  answer: done,
  failures: {},
});

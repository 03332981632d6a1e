import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

export const getFavouriteIds = defineCall({
  name: "getFavouriteIds",
  method: "GET",
  path: "/api/favorite/ids",
  summary: "Which items are the member's favourites, so that a list of cards can fill their hearts.",
  access: "member",
  payload: nothing,
  answer: z.object({ product_ids: z.array(z.int()) }),
  failures: {},
});

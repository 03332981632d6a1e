import * as z from "zod/mini";
import { listOf, productCardSchema } from "../catalogue/index.ts";
import { defineCall, nothing } from "../kernel/index.ts";

const favouriteSchema = z.extend(productCardSchema, {
  /** No longer sold: shown, so that it can be taken out, but leads nowhere. */
  withdrawn: z.boolean(),
});
export type Favourite = z.output<typeof favouriteSchema>;

export const listFavourites = defineCall({
  name: "listFavourites",
  method: "GET",
  path: "/api/favorite/list",
  summary: "The member's favourites, the newest first.",
  access: "member",
  payload: nothing,
  answer: listOf(favouriteSchema),
  failures: {},
});

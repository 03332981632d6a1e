import * as z from "zod/mini";
import { productCardSchema } from "../catalogue/index.ts";
import { defineCall } from "../kernel/index.ts";

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
  payload: z.object({
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60)), 24),
  }),
  answer: z.object({ data: z.array(favouriteSchema), total: z.int() }),
  failures: {},
});

import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { publishedItem } from "./published-item.ts";

export const listPublishedItems = defineCall({
  name: "listPublishedItems",
  method: "GET",
  path: "/api/gallery/list",
  summary:
    "My items that their makers published, the newest or the most ordered first, of one display category or of all (0).",
  access: "guest",
  sameForAll: true,
  payload: z.object({
    sort: z._default(z.enum(["newest", "popular"]), "newest"),
    display_category_id: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)), 0),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60)), 24),
  }),
  answer: z.object({ data: z.array(publishedItem), total: z.int() }),
  failures: {},
});

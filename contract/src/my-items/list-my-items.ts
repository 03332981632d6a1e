import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { myItemCard } from "./my-item.ts";

export const listMyItems = defineCall({
  name: "listMyItems",
  method: "GET",
  path: "/api/my-item/list",
  summary: "One tab of the member's own items, newest change first: 0 completed, 1 drafts.",
  access: "member",
  payload: z.object({
    /** Only those made of this catalogue item. The counts include all. */
    parent_id: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
    item_tab: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1)), 0),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60)), 24),
    /** 0 leaves the counts out: counting takes longer than a part of a long list. */
    counted: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1)), 1),
  }),
  answer: z.object({ data: z.array(myItemCard), completed: z.optional(z.int()), drafts: z.optional(z.int()) }),
  failures: {},
});

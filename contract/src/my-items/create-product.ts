import { MAX_ITEM_NAME } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { listOf } from "../catalogue/index.ts";
import { defineCall, id, pickFailures, typed, userId } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";
import { myItem } from "./my-item.ts";

/**
 * The rest of the item's JSON, its sub-objects as strings, may be sent along and is ignored: a copy is made from the database, a new item
 * from the catalogue.
 */
export const createProduct = defineCall({
  name: "createProduct",
  method: "POST",
  path: "/api/db/product",
  summary:
    "Copies an own item into a new draft with a name of its own, or, with sku and works_id, stores a new hidden draft of a catalogue item.",
  access: "member",
  payload: z.object({
    /** The member's item to copy, or the catalogue item to start from. */
    product_id: id,
    sku: z.optional(z.string().check(z.maxLength(40))),
    works_id: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    /** The copy's name is given by the server. */
    new_name: z.optional(typed(MAX_ITEM_NAME * 2)),
    status: z.optional(z.literal(0)),
    user_id: z.optional(userId),
    /** The same key again gives the item that the first request made. */
    request_key: z.optional(z.uuid()),
  }),
  /** `data[0]` is the created item. */
  answer: listOf(myItem),
  failures: pickFailures(
    myItemsFailures,
    "my-items/not-found",
    "my-items/removed",
    "my-items/withdrawn",
    "my-items/choice-not-printable",
  ),
});

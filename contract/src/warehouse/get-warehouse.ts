import * as z from "zod/mini";
import { copiedAddressSchema } from "../delivery/index.ts";
import { defineCall, nothing } from "../kernel/index.ts";
import { storedItemSchema } from "./stock.ts";

/** Where the shop stores nothing, none of the calls of this feature is there: 404, as any path that it does not have. */
export const getStorageOffer = defineCall({
  name: "getStorageOffer",
  method: "GET",
  path: "/api/warehouse/offer",
  summary: "The terms on which the shop stores goods.",
  access: "guest",
  payload: nothing,
  answer: z.object({
    free_days: z.int(),
    notice_days: z.array(z.int()),
    /** With tax, for each piece and day after the free ones; 0: none. */
    fee_per_piece_day: z.int(),
    /** Days after the free ones; null: never. */
    return_after_days: z.nullable(z.int()),
    /** All of it in sentences. */
    terms: z.array(z.string()),
  }),
  failures: {},
});

export const getWarehouse = defineCall({
  name: "getWarehouse",
  method: "GET",
  path: "/api/warehouse/get",
  summary: "What the member has in the warehouse, by item, with its countdown and forecast.",
  access: "member",
  payload: nothing,
  answer: z.object({
    on_hand: z.int(),
    items: z.array(storedItemSchema),
    return_address: z.nullable(copiedAddressSchema),
    terms: z.array(z.string()),
  }),
  failures: {},
});

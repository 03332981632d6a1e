import * as z from "zod/mini";
import { lineSchema } from "../cart/index.ts";

const yen = z.int();

/**
 * Stored pieces of one my item in one version and size, with the same tags (rule warehouse-remaining).
 */
export const stockSchema = z.extend(
  z.pick(lineSchema, {
    product_id: true,
    version_id: true,
    name: true,
    image_url: true,
    item_name: true,
    size_id: true,
    size_name: true,
    color_name: true,
    color_value: true,
    tags: true,
  }),
  {
    stored_id: z.string(),
    /** The goods below the print: item, colour, method and size. */
    parent_sku: z.string(),
    /** Beside the warehouse: the shop makes to order and keeps nothing, so always 0. */
    num: z.int(),
    /** In the warehouse and free to be sent: `on_hand − reserved`. What the member's own unpaid sending holds is free. */
    surimono_num: z.int(),
    on_hand: z.int(),
    /** Promised to sendings that have not left. */
    reserved: z.int(),
    /** Ordered into the warehouse and not there yet. */
    arriving: z.int(),
    /** Sent in the last 60 days. */
    sent_lately: z.int(),
    /** yyyy-mm-dd: when it runs out if it goes on like this; null when nothing was sent. */
    runs_out_on: z.nullable(z.string()),
    /** How many to refill so that it lasts for the free days; 0: none. */
    refill: z.int(),
  },
);

/** One my item with everything of it that is stored. */
export const storedItemSchema = z.object({
  product_id: z.int(),
  name: z.string(),
  image_url: z.string(),
  item_name: z.string(),
  /** yyyy-mm-dd: the last day that costs nothing; null while nothing of it is there. */
  free_until: z.nullable(z.string()),
  /** How many days are left, today not counted: 0 on the last one, negative after it. */
  free_days_left: z.nullable(z.int()),
  /** Owed for each piece that is sent now, tax included. */
  fee_per_piece: yen,
  /** yyyy-mm-dd: everything of it goes back; null for never. */
  returns_on: z.nullable(z.string()),
  /** Whether it can be put into the cart again. */
  refillable: z.boolean(),
  on_hand: z.int(),
  stocks: z.array(stockSchema),
});

export type WireStock = z.output<typeof stockSchema>;
export type WireStoredItem = z.output<typeof storedItemSchema>;

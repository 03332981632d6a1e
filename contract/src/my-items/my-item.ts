import { EXTRAS, HANG_TAG_STEP, NAME_TAG_STEP, PERSONAL_KINDS } from "@surimono/domain/catalogue";
import * as z from "zod/mini";
import { productSchema } from "../catalogue/index.ts";

/** A row of the member's list. `status` 0 is a draft, 1 completed. */
export const myItemCard = z.object({
  product_id: z.int(),
  parent_id: z.int(),
  new_name: z.string(),
  /** The name of the blank item. */
  name: z.string(),
  kind_id: z.int(),
  color_name: z.string(),
  color_value: z.string(),
  method_name: z.string(),
  status: z.int(),
  /** Below `images`: the design on the goods, or the blank goods. */
  image_url: z.string(),
  /** The member's selling price, tax included. */
  regular_price: z.int(),
  /** One piece of the lowest-priced size, tax included. */
  unit_price: z.int(),
  /** The fewest that can be ordered, over all sizes; a process of the release before does not say it. */
  minimum_quantity: z._default(z.int(), 1),
  withdrawn: z.boolean(),
  /** 1: its maker shows it in the gallery. */
  promotion_flag: z.int(),
  /** A draft with nothing on it goes after this moment; null for what stays. */
  kept_until: z.nullable(z.string()),
  update_time: z.string(),
});
export type MyItemCard = z.output<typeof myItemCard>;

/** A tag that the item has or can be given (rule my-items-tag-button). */
const myItemTag = z.object({
  /** 2 name tag, 3 hang tag. */
  step_id: z.union([z.literal(NAME_TAG_STEP), z.literal(HANG_TAG_STEP)]),
  name: z.string(),
  size_name: z.string(),
  material: z.string(),
  /** Per piece at a quantity of one, tax included. */
  fee: z.int(),
  /** Null until it was designed. */
  version_id: z.nullable(z.string()),
  /** More was drawn on a draft's tag than is finished, and would not be printed; left out otherwise. */
  unfinished: z.optional(z.boolean()),
  /** Below `images`: each side of the tag as designed, or none. */
  image_urls: z.array(z.string()),
});
export type MyItemTag = z.output<typeof myItemTag>;

/** A my item is the Product of its catalogue item with the member's own words, prices and pictures (rule catalogue-product). */
export const myItem = z.extend(productSchema, {
  /** With `withdrawn`: not the colour or the print alone but the goods altogether are no longer sold. */
  goods_withdrawn: z.boolean(),
  /** With `withdrawn`: what is no longer sold with the goods, where without it the item could be had; left out otherwise. */
  gone_extras: z.optional(z.array(z.enum(EXTRAS))),
  method_id: z.int(),
  color_id: z.int(),
  area_kind_ids: z.array(z.int()),
  /** Of a finished silk screen print: how many screens each of these places takes. */
  screens: z.optional(z.array(z.int())),
  /** The sizes to choose from; `size` holds those that the item comes in. */
  offered_sizes: z.array(z.object({ size_id: z.int(), size_name: z.string(), unit_price: z.int() })),
  /** Null until a design was finished, and again while more is drawn on a draft. */
  version_id: z.nullable(z.string()),
  /** A draft whose words the member has not saved yet: its editor asks what it shall become (rule my-items-new-asks). */
  is_new: z.boolean(),
  /** A draft with nothing on it goes after this moment; null for what stays. */
  kept_until: z.nullable(z.string()),
  /** One piece of the lowest-priced of its sizes with all its prints, tax included. */
  unit_price: z.int(),
  tags: z.array(myItemTag),
  /** What differs from piece to piece. */
  personal_kinds: z.array(z.enum(PERSONAL_KINDS)),
  /** The operator took it out of the gallery. */
  gallery_hidden: z.boolean(),
});
export type MyItem = z.output<typeof myItem>;

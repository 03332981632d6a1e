import * as z from "zod/mini";
import { areaShapeSchema } from "./area-shape.ts";
import { feeTableSchema } from "./fee-table.ts";

/** Micrometres, as inside the shop. */
const rectSchema = z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });

export const sizeEntrySchema = z.object({
  size_id: z.int(),
  size_name: z.string(),
  item_price: z.int(),
  original_price: z.int(),
  size_group: z.string(),
  width: z.int(),
  measurements: z.array(z.object({ name: z.string(), length: z.int() })),
});

export const colorEntrySchema = z.object({
  color_id: z.int(),
  color_name: z.string(),
  color_value: z.string(),
  /** One of the 15 preset colours. */
  preset_id: z.int(),
  selected: z.boolean(),
});

export const imageEntrySchema = z.object({
  /** Below `images`, for GET /api/image/azure?url=images{url}. */
  url: z.string(),
  /** The colour id that the picture shows; 0 for pictures of the member, and of the item as a whole. */
  color: z.int(),
  image_id: z.string(),
  image_name: z.string(),
  /** 0 was added by the member, 1 is drawn, 2 is a photograph of the item. */
  image_type: z.int(),
  description: z.string(),
  is_removed: z.boolean(),
  create_time: z.string(),
  update_time: z.string(),
});
export type ImageEntry = z.output<typeof imageEntrySchema>;

export const areaKindSchema = z.object({
  kind_id: z.int(),
  kind_name: z.string(),
  /** Names the place to the design tool: chosen ids are joined by commas. */
  works_id: z.string(),
  print_flag: z.boolean(),
  view: z.enum(["front", "back", "left", "right"]),
  /** By size group. */
  rects: z.record(z.string(), rectSchema),
  tilt: z.optional(z.int()),
  bleed: z.int(),
  safe: z.int(),
  /** Printed on the far side of the goods where these are clear. */
  behind: z.optional(z.literal(true)),
  shape: z.optional(areaShapeSchema),
});

export const printInfoSchema = z.object({
  method_id: z.int(),
  method_name: z.string(),
  color_ids: z.array(z.int()),
  area_kind: z.array(areaKindSchema),
  print_position_constraints: z.array(z.object({ kind_id_1: z.int(), kind_id_2: z.int() })),
});

/** What was designed in one step; before that, the print's picture is a placeholder. */
const imStepSchema = z.object({
  /** 1 print, 2 name tag, 3 hang tag. */
  step_id: z.int(),
  image_url: z.string(),
  /** The version that was finished, empty before that. */
  imItemId: z.string(),
  update_time: z.string(),
});
export type ImStep = z.output<typeof imStepSchema>;

/** What a card of an item shows; every list of products is made of these. */
export const productCardSchema = z.object({
  product_id: z.int(),
  pku: z.string(),
  name: z.string(),
  item_price: z.int(),
  original_price: z.int(),
  regular_price: z.int(),
  /** The card's `¥ amount~`: the lowest of item and size prices, with tax. */
  lowest_price: z.int(),
  sizePrices: z.array(z.object({ size_id: z.int(), item_price: z.int() })),
  division_id: z.int(),
  kind_id: z.int(),
  kind_name: z.string(),
  catagory_name: z.string(),
  /** One line below the name: weight and methods. */
  summary: z.string(),
  color: z.object({ color_list: z.array(colorEntrySchema), color_count: z.int() }),
  images: z.object({ images: z.array(imageEntrySchema), image_count: z.int() }),
  donation_available: z.boolean(),
  /** Pieces ordered so far. */
  sum: z.int(),
  create_time: z.string(),
});
export type ProductCard = z.output<typeof productCardSchema>;

/** The one Product: a catalogue item or a my item. Prices are before tax unless they say otherwise (rule catalogue-product). */
export const productSchema = z.extend(productCardSchema, {
  /** The catalogue item that a my item was made from; null for a catalogue item. */
  parent_id: z.nullable(z.int()),
  user_id: z.nullable(z.string()),
  create_by: z.string(),
  new_name: z.string(),
  description: z.string(),
  /** 0 draft, 1 completed. */
  status: z.int(),
  delete_flag: z.int(),
  promotion_flag: z.int(),
  donation_id: z.int(),
  print_fee: z.array(z.object({ method_id: z.int(), print_fee: z.array(feeTableSchema) })),
  stock_num: z.array(z.object({ size_id: z.int(), num: z.int() })),
  update_time: z.string(),
  sizeArray: z.array(z.string()),
  material: z.string(),
  material_ids: z.array(z.int()),
  fabric_type_id: z.int(),
  sustainable_material_id: z.int(),
  weight: z.string(),
  silhouette: z.string(),
  /** A catalogue item can be, a my item is printed with words of each piece's own. */
  indiv_enabled: z.boolean(),
  minimum_quantity: z.int(),
  maximum_quantity: z.int(),
  size: z.object({ size_list: z.array(sizeEntrySchema), size_count: z.int() }),
  print_info: z.array(printInfoSchema),
  print_display_images: z.array(imageEntrySchema),
  print_images: z.array(imageEntrySchema),
  print_position_constraints: z.array(z.object({ kind_id_1: z.int(), kind_id_2: z.int() })),
  sku_info: z.array(z.object({ sku: z.string(), size_id: z.int(), color_id: z.int() })),
  im_indiv_info: z.array(z.object({ sku: z.string(), size_id: z.int(), color_id: z.int() })),
  im_json: z.object({ steps: z.array(imStepSchema), update_time: z.string() }),
  subsidiary: z.object({ tagFees: z.array(feeTableSchema), nameTagFees: z.array(feeTableSchema) }),
  /** Per piece, before tax; left out where every piece is printed alike. */
  personal_fees: z.optional(z.object({ name: z.int(), number: z.int() })),
  keywords: z.array(z.string()),
  /** No longer sold: shown where it is named, never offered. */
  withdrawn: z.boolean(),
});
export type Product = z.output<typeof productSchema>;

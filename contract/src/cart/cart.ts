import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { PERSONAL_KINDS } from "@surimono/domain/catalogue";
import { DELIVERY_METHODS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { chosenCouponSchema } from "../coupons/index.ts";
import { obstacleSchema } from "./obstacles.ts";

const yen = z.int();

/** Pieces of one size, as typed into the number field. */
export const lineQuantity = z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY));

/** A tag that goes with each piece of a line, as it was designed. */
const lineTag = z.object({
  step_id: z.union([z.literal(2), z.literal(3)]),
  name: z.string(),
  /** Below `images`. */
  image_url: z.string(),
  /** Per piece, tax included; a part of the line's unit_price. */
  fee: yen,
});

/** What each piece of a line has of its own. */
const linePersonal = z.object({
  kinds: z.array(z.enum(PERSONAL_KINDS)),
  /** Per piece, tax included; a part of the line's unit_price. */
  fee: yen,
  /** How many of the pieces have their words. */
  rows: z.int(),
  /** Of an order: each piece with its parcel, counted from 1. A cart has a call of its own for them. */
  pieces: z.optional(z.array(z.object({ row: z.int(), name: z.string(), number: z.string(), parcel_number: z.int() }))),
});

/** What one line of a cart or an order shows: a size of a my item, as it was when it was put there. */
export const lineSchema = z.object({
  line_id: z.string(),
  product_id: z.int(),
  /** The frozen design that will be printed. */
  version_id: z.string(),
  name: z.string(),
  /** Below `images`: the mock-up of that design, empty when there is none. */
  image_url: z.string(),
  item_id: z.int(),
  item_name: z.string(),
  size_id: z.int(),
  size_name: z.string(),
  color_id: z.int(),
  color_name: z.string(),
  color_value: z.string(),
  method_id: z.int(),
  method_name: z.string(),
  area_kind: z.array(z.object({ kind_id: z.int(), kind_name: z.string() })),
  /** In a cart, by silk screen: how many screens its places take. */
  screens: z.optional(z.int()),
  tags: z.array(lineTag),
  /** 差し込み; left out where every piece is printed alike. */
  personal: z.optional(linePersonal),
  quantity: z.int(),
  /** Tax included; 0 when the line can no longer be made. */
  unit_price: yen,
  /** unit_price × quantity, before discounts. */
  amount: yen,
  /** This line's part of the discounts. */
  discount: yen,
});

/** A cart line knows its limits too, for its warnings (rule cart-least-and-most). They count all sizes of the my item together. */
export const cartLineSchema = z.extend(lineSchema, {
  minimum_quantity: z.int(),
  maximum_quantity: z.int(),
  /** When it is removed if not ordered; each change postpones that. */
  leaves_at: z.string(),
  /** あと{missing}点で1点{unit_price}; null in the cheapest band. Counts all sizes of the my item together as well. */
  /** The last day, yyyy-mm-dd, of a price that an estimate promised; left out where none counts. */
  held_until: z.optional(z.string()),
  next_fee_band: z.nullable(z.object({ missing: z.int(), unit_price: yen })),
});

/** Tax included throughout: subtotal − discounts + delivery_fee = total. */
/** One row per rate, as a qualified invoice shows it. */
export const taxesSchema = z.array(z.object({ rate: z.int(), amount: yen, tax: yen }));

export const totalsSchema = z.object({
  quantity: z.int(),
  subtotal: yen,
  /** rate in basis points: 500 is 5 %. 0 for a coupon, a benefit of the rank and miles: they are amounts. */
  discounts: z.array(
    z.object({
      kind: z.enum(["bulk", "business", "shop", "coupon", "rank", "miles"]),
      name: z.string(),
      rate: z.int(),
      amount: yen,
    }),
  ),
  delivery_fee: yen,
  total: yen,
  taxes: taxesSchema,
});

/** Null for a business. */
export const cartMilesSchema = z.nullable(
  z.object({
    /** The member's, 1 yen each. */
    usable: z.int(),
    /** The most that can be spent here. */
    most: z.int(),
    used: z.int(),
    /** Come when the order is delivered. */
    earns: z.int(),
  }),
);

export const cartSchema = z.object({
  /** Null while the cart is empty. */
  cart_id: z.nullable(z.string()),
  /** Whether it goes to several destinations. */
  several: z.boolean(),
  /** As it was chosen last; an order says its own. */
  delivery_method: z.enum(DELIVERY_METHODS),
  /** What can be chosen: more than one only where the shop stores goods. */
  delivery_methods: z.array(
    z.object({ delivery_method: z.enum(DELIVERY_METHODS), name: z.string(), hint: z.string() }),
  ),
  lines: z.array(cartLineSchema),
  totals: totalsSchema,
  coupon: z.nullable(chosenCouponSchema),
  /** A warning if ordering now would cost the buyer a coupon for good; otherwise empty. */
  coupon_at_stake: z.string(),
  miles: cartMilesSchema,
  /** あと{missing}点で{rate}割引; null at the highest rate or in an empty cart. */
  next_bulk_discount: z.nullable(z.object({ missing: z.int(), rate: z.int() })),
  /** Of the cart step only; `reviewOrder` answers those of all steps. */
  obstacles: z.array(obstacleSchema),
});

export type WireLine = z.output<typeof lineSchema>;
export type WireCartLine = z.output<typeof cartLineSchema>;
export type WireTotals = z.output<typeof totalsSchema>;
export type WireCart = z.output<typeof cartSchema>;

import { MAX_CART_LINES, MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { MAX_DESTINATIONS, MAX_NOTE, SENDER_KINDS, TIME_BAND_IDS } from "@surimono/domain/delivery";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { typed } from "../kernel/index.ts";
import { addressId, addressInput, addressSchema } from "./address.ts";

/** An address without a place in the address book. */
export const copiedAddressSchema = z.omit(addressSchema, { address_id: true, is_default: true, kind: true });

const day = z.string().check(z.refine(isDay));

/** What is sent to one destination, and how. */
export const destinationSchema = z.extend(copiedAddressSchema, {
  /** `present`: no prices inside. */
  sender: z.enum(SENDER_KINDS),
  /** On the label; null where the receiver is all that is known. */
  sender_address: z.nullable(copiedAddressSchema),
  /** yyyy-mm-dd in Japan. */
  wished_day: z.nullable(z.string()),
  wished_band: z.nullable(z.enum(TIME_BAND_IDS)),
  note: z.string(),
  pieces: z.array(z.object({ line_id: z.string(), quantity: z.int() })),
});

/** One of several destinations as the cart keeps it. */
export const keptDestinationSchema = z.extend(destinationSchema, {
  destination_id: z.string(),
  /** Its entry of the address book, which it follows; null for one of a list. */
  address_id: z.nullable(z.string()),
  sender_address_id: z.nullable(z.string()),
  /** What can be wished for there. */
  first_day: z.string(),
  last_day: z.string(),
  bands: z.array(z.enum(TIME_BAND_IDS)),
});

const wishes = {
  sender: z._default(z.enum(SENDER_KINDS), "own"),
  sender_address_id: z.optional(addressId),
  wished_day: z.optional(day),
  wished_band: z.optional(z.enum(TIME_BAND_IDS)),
  note: z._default(typed(MAX_NOTE), ""),
};

/** In whose name and when an order to one address is sent. */
export const wishInput = z.strictObject(wishes);
export type Wishes = z.output<typeof wishInput>;

/** What can be wished for at an address. */
export const wishOfferSchema = z.object({
  first_day: z.string(),
  last_day: z.string(),
  bands: z.array(z.enum(TIME_BAND_IDS)),
});

/** One of several destinations as the member wants it: an entry of the address book, or an address of its own. */
const destinationInput = z.strictObject({
  /** Chosen by the page, so that a repeated call changes nothing. */
  destination_id: z.uuid(),
  address_id: z.optional(addressId),
  address: z.optional(z.strictObject(addressInput)),
  ...wishes,
  pieces: z
    .array(z.strictObject({ line_id: z.uuid(), quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)) }))
    .check(z.maxLength(MAX_CART_LINES)),
});

export const destinationsInput = z.array(destinationInput).check(z.maxLength(MAX_DESTINATIONS));

export type WireKeptDestination = z.output<typeof keptDestinationSchema>;

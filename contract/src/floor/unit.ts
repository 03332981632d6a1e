import { REJECT_REASON_IDS, UNIT_STATES } from "@surimono/domain/floor";
import * as z from "zod/mini";

/** A number on a label, as scanned or typed. */
export const unitCodeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Base64 of a picture; the page makes it smaller before it is sent. */
export const photoText = z.string().check(z.minLength(1), z.maxLength(900_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

export const unitSchema = z.object({
  code: z.string(),
  state: z.enum(UNIT_STATES),
  order_number: z.string(),
  /** Of the order's parcels, from 1; 0 for goods that go into the warehouse. */
  parcel_number: z.int(),
  /** Of its line's pieces, from 1. */
  ordinal: z.int(),
  line_id: z.string(),
  version_id: z.string(),
  name: z.string(),
  item_name: z.string(),
  size_name: z.string(),
  color_name: z.string(),
  color_value: z.string(),
  method_name: z.string(),
  dispatch_by: z.string(),
  /** It is sent from the warehouse: it was printed before, and is not printed again. */
  is_sending: z.boolean(),
  /** How often it was rejected. */
  rejects: z.int(),
  /** Why it is held or printed again. */
  reason: z.string(),
  moved_at: z.string(),
  moved_by: z.string(),
  /** The batch that it lies in; empty for none. */
  batch: z.string(),
});
export type WireUnit = z.infer<typeof unitSchema>;

export const rejectReason = z.enum(REJECT_REASON_IDS);

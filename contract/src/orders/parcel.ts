import { PARCEL_STATES } from "@surimono/domain/orders";
import * as z from "zod/mini";
import { destinationSchema } from "../delivery/index.ts";
import { namedPiecesSchema } from "./named-pieces.ts";

/** One parcel of an order: where it goes, what is in it, and where it is. */
export const parcelSchema = z.extend(destinationSchema, {
  /** From 1. */
  parcel_number: z.int(),
  state: z.enum(PARCEL_STATES),
  state_name: z.string(),
  courier_name: z.string(),
  tracking_number: z.string(),
  /** The courier's page about it; empty where there is none. */
  tracking_url: z.string(),
  /** ISO times. */
  shipped_at: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
  /** Of its pieces, those whose money went back or is about to. */
  refunded_pieces: namedPiecesSchema,
});

export type WireParcel = z.output<typeof parcelSchema>;

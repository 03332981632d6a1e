import { MILE_ENTRY_KINDS } from "@surimono/domain/miles";
import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

/** Rank and miles of a consumer (rule miles-rank-progress). */
export const getMiles = defineCall({
  name: "getMiles",
  method: "GET",
  path: "/api/mile/get-for-me",
  summary: "The bearer's rank and miles. Businesses have neither.",
  access: "consumer",
  payload: nothing,
  answer: z.object({
    id: z.string(),
    user_id: z.string(),
    current_rank_id: z.int(),
    current_rank_name: z.string(),
    /** Earned and valid, spent or not: what the rank is counted by. */
    current_mile: z.int(),
    /** The progress is measured against the miles of the next rank, or at the top those of the highest. */
    current_to_mile: z.int(),
    /** 0 at the top. */
    miles_to_next_rank: z.int(),
    /** Null at the top. */
    next_rank_id: z.nullable(z.int()),
    next_rank_name: z.nullable(z.string()),
    /** Can be spent: a mile is a yen. */
    usable_miles: z.int(),
    /** Come when orders that are paid are delivered. */
    coming_miles: z.int(),
    /** When the present rank was reached; null for a member without any miles so far. */
    ranked_at: z.nullable(z.iso.datetime()),
    /** The last day on which the oldest miles count, in Japan; null without miles. */
    expiration_date: z.nullable(z.iso.date()),
    /** How many lapse after that day. */
    expiring_miles: z.int(),
  }),
  failures: {},
});

export const listMileEntries = defineCall({
  name: "listMileEntries",
  method: "GET",
  path: "/api/mile/entries",
  summary:
    "What came to the bearer's miles and what went, newest first; `before` is the entry_id of the last one seen.",
  access: "consumer",
  payload: z.object({
    before: z.optional(z.uuid()),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        entry_id: z.uuid(),
        kind: z.enum(MILE_ENTRY_KINDS),
        /** Negative for miles lost. */
        miles: z.int(),
        order_id: z.uuid(),
        order_number: z.string(),
        /** False: an order that was begun and never paid, which has no page. */
        order_placed: z.boolean(),
        recorded_at: z.iso.datetime(),
        /** For miles that came: the last day on which they can be spent. */
        valid_until: z.iso.date(),
      }),
    ),
    has_more: z.boolean(),
  }),
  failures: {},
});

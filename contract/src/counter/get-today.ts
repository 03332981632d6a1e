import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

/** Each is a number with the list behind it. What nobody can see in a list yet says where else to look. */
export const TODAY_KEYS = [
  "to_print",
  "printing",
  "to_ship",
  "late",
  "due_today",
  "held",
  "paying",
  "refunding",
  "amount_differs",
  "jobs_given_up",
  "goods_held_back",
  "businesses_waiting",
  "tickets_open",
  "defects_waiting",
  "gallery_waiting",
  "pieces_rejected",
  "webhooks_refused",
] as const;
export type TodayKey = (typeof TODAY_KEYS)[number];

export const getToday = defineCall({
  name: "getToday",
  method: "GET",
  path: "/api/operator/today",
  summary: "What waits, what is late, what is stuck, and what was ordered today in Japan.",
  access: "operator",
  right: "today.see",
  withCookies: true,
  payload: nothing,
  answer: z.object({
    day: z.iso.date(),
    /** A process of the release before may not count everything yet. */
    counts: z.partialRecord(z.enum(TODAY_KEYS), z.int()),
    /** Reviews that nobody has looked at yet, or that somebody reported. Beside the others, among which an open console of before knows no new one. */
    reviews_waiting: z.optional(z.int()),
    /** Money that came for orders that were not placed, since it was another amount than theirs: no list of orders has them. */
    differing: z.optional(z.array(z.object({ order_number: z.string(), amount: z.int(), since: z.string() }))),
    /**
     * Money that has waited for an hour, longest first. `paying`: whether it came is unknown, and no order was placed. `pieces`: a refund that has
     * not been made. `refund-failed`: one that could not be made, at once. A process of the release before does not list them.
     */
    waiting: z.optional(
      z.array(
        z.object({
          wait: z.enum(["paying", "pieces", "refund-failed"]),
          order_number: z.string(),
          amount: z.int(),
          since: z.string(),
        }),
      ),
    ),
    money: z.array(z.object({ payment_type: z.int(), payment_type_name: z.string(), orders: z.int(), total: z.int() })),
  }),
  failures: {},
});

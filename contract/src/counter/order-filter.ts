import { isDay } from "@surimono/domain/kernel";
import { ORDER_TRANSITIONS, type OrderAxes } from "@surimono/domain/orders";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import * as z from "zod/mini";
import { typed, userId } from "../kernel/index.ts";

/** Each with the index behind it. The first five are in the order of the promised day, the rest newest first. */
export const ORDER_VIEWS = [
  "to_print",
  "printing",
  "to_ship",
  "late",
  "due_today",
  "held",
  "all",
  "paying",
  "refunding",
  "shipped",
  "cancelled",
] as const;

const ORDER_SORTS = ["newest", "oldest", "dispatch", "most", "least"] as const;

const CODES: readonly number[] = Object.values(PAYMENT_METHODS).map(({ code }) => code);
const day = z.string().check(z.refine(isDay));
const amount = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));

const statesOf = <Axis extends keyof OrderAxes>(axis: Axis) =>
  z.optional(z.enum(Object.keys(ORDER_TRANSITIONS[axis]) as OrderAxes[Axis][]));

/** Which orders; each alone or together. */
export const orderFilterFields = {
  view: z._default(z.enum(ORDER_VIEWS), "all"),
  /** Number, e-mail address, telephone, tracking number or name. */
  text: z.optional(typed(100)),
  payment_type: z.optional(z.coerce.number().check(z.refine((code) => CODES.includes(code)))),
  lifecycle: statesOf("lifecycle"),
  payment: statesOf("payment"),
  fulfilment: statesOf("fulfilment"),
  /** Days of the order in Japan, both inclusive. */
  from: z.optional(day),
  until: z.optional(day),
  /** Where any of its parcels goes. */
  prefecture: z.optional(typed(4)),
  /** How the city begins. */
  city: z.optional(typed(40)),
  /** Totals with tax, both inclusive. */
  least: z.optional(amount),
  most: z.optional(amount),
  member: z.optional(userId),
  sort: z.optional(z.enum(ORDER_SORTS)),
};

/** The names of these fields, as an address of the console has them. */
export const ORDER_FILTER_NAMES = Object.keys(orderFilterFields) as readonly (keyof typeof orderFilterFields)[];

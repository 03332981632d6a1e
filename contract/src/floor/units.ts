import { OPEN_UNIT_STATES, UNIT_STATES } from "@surimono/domain/floor";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, idInQuery, nothing, pickFailures, typed } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";
import { unitCodeText, unitSchema } from "./unit.ts";

/** What the pieces of an order wait for. */
const STUCK_REASONS = [
  ...(["held", "money-given-back", "no-files"] as const),
  ...(["not-printed", "rejected", "not-checked", "not-packed", "piece-held", "box-open", "not-sent"] as const),
] as const;

const OF_FLOOR = { method: "GET", access: "operator", right: "orders.see", withCookies: true } as const;

export const getFloor = defineCall({
  ...OF_FLOOR,
  name: "getFloor",
  path: "/api/operator/floor",
  summary: "How many pieces wait for which hand, by the promised day and the method.",
  payload: nothing,
  answer: z.object({
    day: z.iso.date(),
    states: z.record(z.enum(UNIT_STATES), z.int()),
    /** Of what is not packed yet, the most urgent first. */
    due: z.array(
      z.object({
        ...{ dispatch_by: z.string(), method_id: z.int(), method_name: z.string() },
        ...{ received: z.int(), ready: z.int(), printed: z.int(), checked: z.int(), rejected: z.int(), held: z.int() },
      }),
    ),
  }),
  failures: {},
});

export const listStuck = defineCall({
  ...OF_FLOOR,
  name: "listStuck",
  path: "/api/operator/floor/stuck",
  summary: "Orders whose pieces should be further by now, what they wait for and for how long.",
  payload: nothing,
  answer: z.object({
    orders: z.array(
      z.object({
        ...{ order_number: z.string(), dispatch_by: z.string(), units: z.int() },
        reason: z.enum(STUCK_REASONS),
        /** Of what is held or rejected: why, in the operator's words. */
        note: z.string(),
        /** Of what is not printed: the batch that its first piece lies in; empty for none. */
        batch: z.string(),
        /** When the first of them last moved. */
        since: z.string(),
      }),
    ),
    has_more: z.boolean(),
  }),
  failures: {},
});

export const listUnits = defineCall({
  ...OF_FLOOR,
  name: "listUnits",
  path: "/api/operator/floor/units",
  summary:
    "Pieces of a state, or of one order, fifty at a time; what was rejected and what is promised first comes first.",
  payload: z.object({
    /** On the floor; pieces that have left are found by their order. */
    state: z.optional(z.enum(OPEN_UNIT_STATES)),
    /** Wins over the state: everything of the order. */
    order_number: z.optional(typed(20, 8)),
    method_id: z.optional(idInQuery),
    dispatch_by: z.optional(z.string().check(z.refine(isDay))),
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}_\d{1,15}$/))),
  }),
  answer: z.object({ units: z.array(unitSchema), next: z.nullable(z.string()) }),
  failures: {},
});

export const getUnit = defineCall({
  ...OF_FLOOR,
  name: "getUnit",
  path: "/api/operator/floor/unit",
  summary: "One piece with everything that happened to it.",
  payload: z.object({ code: unitCodeText }),
  answer: z.object({
    unit: unitSchema,
    /** Of rejections and checks, oldest first. */
    photos: z.array(
      z.object({
        ...{ photo_id: z.string(), at: z.string(), by: z.string(), of: z.enum(["rejected", "checked"]) },
        /** To the buyer: of the check that holds. */
        is_shown: z.boolean(),
      }),
    ),
    movements: z.array(
      z.object({
        ...{ id: z.string(), at: z.string(), from: z.enum(UNIT_STATES), to: z.enum(UNIT_STATES) },
        /** `scan`, `undo`, `hand`, `order` (its order was moved elsewhere), `shop` (by the clock). */
        cause: z.string(),
        by: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  failures: pickFailures(floorFailures, "floor/no-such-unit"),
});

export const getUnitPhoto = defineCall({
  ...OF_FLOOR,
  name: "getUnitPhoto",
  path: "/api/operator/floor/unit-photo",
  summary: "A picture that was taken of a rejected or a checked piece.",
  file: "image/jpeg",
  payload: z.object({ code: unitCodeText, photo_id: z.uuid() }),
  answer: z.any(),
  failures: pickFailures(floorFailures, "floor/no-such-unit", "floor/no-such-photo"),
});

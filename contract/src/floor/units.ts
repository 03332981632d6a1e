import { UNIT_STATES } from "@surimono/domain/floor";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, idInQuery, nothing, pickFailures, typed } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";
import { unitCodeText, unitSchema } from "./unit.ts";

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

export const listUnits = defineCall({
  ...OF_FLOOR,
  name: "listUnits",
  path: "/api/operator/floor/units",
  summary:
    "Pieces of a state, or of one order, fifty at a time; what was rejected and what is promised first comes first.",
  payload: z.object({
    state: z.optional(z.enum(UNIT_STATES)),
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

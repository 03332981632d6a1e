import { COURIER_IDS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";

const OF_FLOOR = { access: "operator", right: "floor.work", withCookies: true } as const;
const courier = z.enum(COURIER_IDS);
const parcelKey = { order_number: typed(20, 8), parcel_number: z.int().check(z.minimum(1), z.maximum(999)) };
const pick = pickFailures<typeof floorFailures, keyof typeof floorFailures>;

export const listShipments = defineCall({
  ...OF_FLOOR,
  method: "GET",
  name: "listShipments",
  path: "/api/operator/floor/shipments",
  summary:
    "Packed parcels that wait for a courier, the first promised first, with what the courier's file cannot hold.",
  payload: z.object({ courier }),
  answer: z.object({
    /** The courier's program that reads the file. */
    program: z.string(),
    is_set_up: z.boolean(),
    parcels: z.array(
      z.object({
        ...{ order_number: z.string(), parcel_number: z.int(), dispatch_by: z.string(), pieces: z.int() },
        ...{ receiver: z.string(), prefecture: z.string() },
        wished: z.string(),
        /** When it was last in a file, of whichever courier. */
        exported_at: z.nullable(z.string()),
        problems: z.array(
          z.object({ column: z.string(), kind: z.enum(["too-long", "letters", "missing"]), text: z.string() }),
        ),
      }),
    ),
    /** What waits for somebody to take a cancelled piece out of its box (rule floor-take-out). */
    to_take_out: z.array(
      z.object({ order_number: z.string(), parcel_number: z.int(), code: z.string(), item: z.string() }),
    ),
    /** There are more than one file holds. */
    has_more: z.boolean(),
  }),
  failures: {},
});

export const exportShipments = defineCall({
  ...OF_FLOOR,
  method: "POST",
  name: "exportShipments",
  path: "/api/operator/floor/export-shipments",
  summary: "The file of these parcels for the courier's own program. Nothing moves until its numbers come back.",
  file: "text/csv",
  payload: z.object({
    courier,
    parcels: z
      .array(
        z.object({
          ...parcelKey,
          /** As it was seen: a parcel that went into another file since then is refused, and may be asked for again. */
          exported_at: z.optional(z.nullable(z.string())),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  answer: z.any(),
  failures: pick(floorFailures, "floor/courier-not-set-up", "floor/parcels-changed", "floor/parcels-refused"),
});

/** Base64 of the courier's file, in its own encoding. */
const file = z.string().check(z.minLength(1), z.maxLength(900_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

const rows = z.array(
  z.object({
    ...{ reference: z.string(), order_number: z.string(), parcel_number: z.int(), tracking_number: z.string() },
    /** `ship`: it leaves; `correct`: its number is put right; `same`: known already; the rest change nothing. */
    effect: z.enum(["ship", "correct", "same", "unknown", "not-packed", "to-take-out", "bad-number", "two-numbers"]),
  }),
);

export const previewCourierResults = defineCall({
  ...OF_FLOOR,
  method: "POST",
  name: "previewCourierResults",
  path: "/api/operator/floor/preview-courier-results",
  summary: "What a courier's file of tracking numbers would do. Nothing is changed.",
  payload: z.object({ courier, file }),
  answer: z.object({ rows }),
  failures: pick(floorFailures, "floor/unreadable-result"),
});

export const takeCourierResults = defineCall({
  ...OF_FLOOR,
  method: "POST",
  name: "takeCourierResults",
  path: "/api/operator/floor/take-courier-results",
  summary:
    "Ships the parcels of a courier's file with their numbers; each buyer gets a letter. The same file again changes nothing.",
  payload: z.object({ courier, file }),
  /** As they were when each was done. */
  answer: z.object({ rows }),
  failures: pick(floorFailures, "floor/unreadable-result"),
});

import { STATIONS, UNIT_STATES } from "@surimono/domain/floor";
import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { floorFailures, NOT_NEXT } from "./failures.ts";
import { photoText, rejectReason, unitCodeText, unitSchema } from "./unit.ts";

const OF_FLOOR = { method: "POST", access: "operator", right: "floor.work", withCookies: true } as const;
const pick = pickFailures<typeof floorFailures, keyof typeof floorFailures>;

/** Chosen by the page: the same scan sent twice is done once. */
const scan_id = z.uuid();
const code = unitCodeText;

const pieces = z.array(
  z.object({
    ...{ code: z.string(), state: z.enum(UNIT_STATES), name: z.string() },
    ...{ item_name: z.string(), size_name: z.string(), color_name: z.string() },
  }),
);

export const parcelSchema = z.object({
  order_number: z.string(),
  parcel_number: z.int(),
  /** How many parcels the order has. */
  parcels: z.int(),
  units: z.int(),
  packed: z.int(),
  is_complete: z.boolean(),
  /** What is missing in the box, the first fifty. */
  missing: pieces,
  /** The codes of all that are missing; a process of the release before does not say them. */
  missing_codes: z.optional(z.array(z.string())),
  /** What was cancelled and still lies in the box: it is taken out before the parcel leaves. */
  to_take_out: pieces,
});

/** The box that the piece belongs in, as it is after a hand's deed; a process of the release before does not say it. */
const boxAfter = z.optional(parcelSchema);

export const scanUnit = defineCall({
  ...OF_FLOOR,
  name: "scanUnit",
  path: "/api/operator/floor/scan",
  summary: "The next right step for the piece that was scanned at a station, or why it is not next.",
  payload: z.object({
    scan_id,
    code,
    station: z.enum(STATIONS),
    /** The parcel that is open on the packing table: a piece of another one is refused. */
    parcel: z.optional(z.object({ order_number: typed(20, 8), parcel_number: z.int().check(z.minimum(0)) })),
  }),
  answer: z.object({
    /** `opened`: it is packed already, and its parcel is not complete. `taken-out`: it was cancelled, and is out of its box now. */
    did: z.enum(["printed", "checked", "packed", "stored", "opened", "taken-out"]),
    /** This scan had arrived before. */
    again: z.boolean(),
    unit: unitSchema,
    /** At the packing table. */
    parcel: z.nullable(parcelSchema),
    undo_until: z.nullable(z.string()),
  }),
  failures: pick(
    floorFailures,
    "floor/no-such-unit",
    ...NOT_NEXT,
    "floor/strange-unit",
    "floor/still-cancellable",
    "floor/money-given-back",
    "floor/not-for-warehouse",
    "floor/no-warehouse",
  ),
});

export const undoScan = defineCall({
  ...OF_FLOOR,
  name: "undoScan",
  path: "/api/operator/floor/undo-scan",
  summary: "Takes a scan of one's own back, for a minute.",
  payload: z.object({ scan_id, undoes: z.uuid() }),
  answer: z.object({ unit: unitSchema, parcel: boxAfter }),
  failures: pick(
    floorFailures,
    "floor/too-late-to-undo",
    "floor/nothing-to-undo",
    "floor/not-yours-to-undo",
    "floor/cannot-be-undone",
    "floor/moved-meanwhile",
    "floor/has-left",
  ),
});

export const rejectUnit = defineCall({
  ...OF_FLOOR,
  name: "rejectUnit",
  repeatable: true,
  path: "/api/operator/floor/reject",
  summary: "The piece is no good and is printed again.",
  payload: z.object({ scan_id, code, reason: rejectReason, note: typed(200), photo: z.optional(photoText) }),
  answer: z.object({ unit: unitSchema, parcel: boxAfter }),
  failures: pick(
    floorFailures,
    "floor/no-such-unit",
    "floor/not-here",
    "floor/is-cancelled",
    "floor/has-left",
    "floor/is-sending",
    "floor/photo-unreadable",
    "floor/photo-busy",
  ),
});

export const holdUnit = defineCall({
  ...OF_FLOOR,
  name: "holdUnit",
  repeatable: true,
  path: "/api/operator/floor/hold",
  summary: "Puts a piece aside, with a reason.",
  payload: z.object({ scan_id, code, reason: typed(200, 1) }),
  answer: z.object({ unit: unitSchema, parcel: boxAfter }),
  failures: pick(floorFailures, "floor/no-such-unit", "floor/not-here", "floor/is-cancelled", "floor/has-left"),
});

export const releaseUnit = defineCall({
  ...OF_FLOOR,
  name: "releaseUnit",
  repeatable: true,
  path: "/api/operator/floor/release",
  summary: "A piece that was put aside goes on from where it was.",
  payload: z.object({ scan_id, code }),
  answer: z.object({ unit: unitSchema, parcel: boxAfter }),
  failures: pick(floorFailures, "floor/no-such-unit", "floor/not-here", "floor/is-cancelled", "floor/has-left"),
});

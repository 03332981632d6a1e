import { BATCH_STATES, MOST_IN_BATCH } from "@surimono/domain/floor";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, done, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";
import { unitCodeText, unitSchema } from "./unit.ts";

const SEES = { method: "GET", access: "operator", right: "orders.see", withCookies: true } as const;
const WORKS = { method: "POST", access: "operator", right: "floor.work", withCookies: true } as const;
const pick = pickFailures<typeof floorFailures, keyof typeof floorFailures>;

/** On a batch's papers, as scanned or typed. */
export const batchCodeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const codes = z.array(unitCodeText).check(z.minLength(1), z.maxLength(MOST_IN_BATCH));
const reason = typed(200, 1);
/** Chosen by the page: the same press sent twice makes its batches once. */
const making_id = z.uuid();
/** As `listBatchGroups` answers it. */
const groupKey = z.string().check(z.regex(/^\d{1,10}_\d{0,10}_\d{0,10}_\d{0,10}_(\d{4}-\d{2}-\d{2})?$/));

export const batchSchema = z.object({
  code: z.string(),
  state: z.enum(BATCH_STATES),
  is_by_hand: z.boolean(),
  method_id: z.int(),
  method_name: z.string(),
  /** Empty where its pieces differ in it. */
  item_name: z.string(),
  color_name: z.string(),
  size_name: z.string(),
  dispatch_by: z.string(),
  units: z.int(),
  /** Not printed yet. */
  waiting: z.int(),
  made_at: z.string(),
  made_by: z.string(),
  /** When pieces came or went since it was made, by hand or with their orders. Null: it is as it was made. */
  changed_at: z.nullable(z.string()),
  added: z.int(),
  taken_out: z.int(),
  done_at: z.nullable(z.string()),
  closed_reason: z.string(),
});
export type WireBatch = z.infer<typeof batchSchema>;

export const listBatchGroups = defineCall({
  ...SEES,
  name: "listBatchGroups",
  path: "/api/operator/floor/batch-groups",
  summary: "What waits to be printed and is in no batch, as the rules would batch it.",
  payload: z.object({ until: z.optional(z.string().check(z.refine(isDay))) }),
  answer: z.object({
    groups: z.array(
      z.object({
        ...{ key: z.string(), method_id: z.int(), method_name: z.string() },
        ...{ item_name: z.string(), color_name: z.string(), size_name: z.string() },
        /** The earliest of its pieces. */
        ...{ dispatch_by: z.string(), units: z.int(), rejected: z.int() },
        /** How many of them a batch holds. */
        most: z.int(),
      }),
    ),
  }),
  failures: {},
});

export const makeBatches = defineCall({
  ...WORKS,
  name: "makeBatches",
  path: "/api/operator/floor/make-batches",
  summary: "Makes batches by the rules of what waits to be printed, or of some of its groups.",
  payload: z.object({
    making_id,
    until: z.optional(z.string().check(z.refine(isDay))),
    /** All groups without it. */
    keys: z.optional(z.array(groupKey).check(z.minLength(1), z.maxLength(500))),
  }),
  answer: z.object({
    batches: z.array(batchSchema),
    /** There was more than one press makes. */
    has_more: z.boolean(),
  }),
  failures: {},
});

export const makeBatch = defineCall({
  ...WORKS,
  name: "makeBatch",
  path: "/api/operator/floor/make-batch",
  summary: "Makes a batch of pieces picked by hand, all of one print method.",
  payload: z.object({ making_id, codes }),
  answer: z.object({ batch: batchSchema }),
  failures: pick(
    floorFailures,
    "floor/no-such-unit",
    "floor/batch-not-ready",
    "floor/in-other-batch",
    "floor/batch-mixed",
  ),
});

export const listBatches = defineCall({
  ...SEES,
  name: "listBatches",
  path: "/api/operator/floor/batches",
  summary: "Batches under way, the most urgent first, or those that are done, the newest first; fifty at a time.",
  payload: z.object({
    state: z.enum(["under-way", "done"]),
    method_id: z.optional(idInQuery),
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}_\d{1,15}$/))),
  }),
  answer: z.object({ batches: z.array(batchSchema), next: z.nullable(z.string()) }),
  failures: {},
});

export const getBatch = defineCall({
  ...SEES,
  name: "getBatch",
  path: "/api/operator/floor/batch",
  summary: "One batch with its pieces.",
  payload: z.object({ batch: batchCodeText }),
  answer: z.object({
    batch: batchSchema,
    units: z.array(unitSchema),
    /** Numbers of those that were added by hand. */
    added: z.array(z.string()),
    /** Numbers of those that no print package of the batch has; empty as long as it has no package. */
    not_packed: z.array(z.string()),
  }),
  failures: pick(floorFailures, "floor/no-such-batch"),
});

export const addToBatch = defineCall({
  ...WORKS,
  name: "addToBatch",
  path: "/api/operator/floor/add-to-batch",
  summary: "Puts pieces that wait to be printed into a batch that is not done.",
  payload: z.object({ batch: batchCodeText, codes, reason }),
  answer: done,
  failures: pick(
    floorFailures,
    "floor/no-such-batch",
    "floor/batch-is-done",
    "floor/no-such-unit",
    "floor/batch-not-ready",
    "floor/in-other-batch",
    "floor/batch-mixed",
    "floor/batch-full",
  ),
});

export const takeOutOfBatch = defineCall({
  ...WORKS,
  name: "takeOutOfBatch",
  path: "/api/operator/floor/take-out-of-batch",
  summary: "Takes pieces out of their batch: they wait for another one.",
  payload: z.object({ batch: batchCodeText, codes, reason }),
  answer: done,
  failures: pick(floorFailures, "floor/no-such-batch", "floor/batch-is-done", "floor/not-in-batch"),
});

export const closeBatch = defineCall({
  ...WORKS,
  name: "closeBatch",
  path: "/api/operator/floor/close-batch",
  summary: "Ends a batch; what was not printed waits for another one.",
  payload: z.object({ batch: batchCodeText, reason }),
  answer: done,
  failures: pick(floorFailures, "floor/no-such-batch", "floor/batch-is-done"),
});

import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, done, id, pickFailures, typed } from "../kernel/index.ts";
import { batchCodeText } from "./batches.ts";
import { floorFailures } from "./failures.ts";

const SEES = { method: "GET", access: "operator", right: "orders.see", withCookies: true } as const;
const WORKS = { method: "POST", access: "operator", right: "floor.work", withCookies: true } as const;

/** Of one batch, or of all that must leave until a day. */
const payload = z.object({
  batch: z.optional(batchCodeText),
  until: z.optional(z.string().check(z.refine(isDay))),
});
const failures = pickFailures(floorFailures, "floor/no-such-batch");

const sourceSchema = z.object({ supplier: z.string(), item_code: z.string(), shelf: z.string() });

const blankSchema = z.object({
  ...{ item_id: z.int(), color_id: z.int(), size_id: z.int() },
  ...{ item_name: z.string(), color_name: z.string(), color_value: z.string(), size_name: z.string() },
  units: z.int(),
  supplier: z.string(),
  item_code: z.string(),
  color_code: z.string(),
  size_code: z.string(),
  shelf: z.string(),
  /** Said of just these goods, and of their item: empty where nothing is. */
  own: sourceSchema,
  of_item: sourceSchema,
  /** Counted today, less what left the shelf since; null where nobody counted. */
  on_hand: z.nullable(z.int()),
  to_buy: z.int(),
});
export type WireBlank = z.infer<typeof blankSchema>;

export const listBlanks = defineCall({
  ...SEES,
  name: "listBlanks",
  path: "/api/operator/floor/blanks",
  summary:
    "The goods to print on that a batch or a day needs: how many, where they lie, and what is to be bought where.",
  payload,
  answer: z.object({ blanks: z.array(blankSchema) }),
  failures,
});

export const printPickList = defineCall({
  ...SEES,
  name: "printPickList",
  path: "/api/operator/floor/pick-list",
  summary: "The same to take along, in the order of the shelves.",
  file: "application/pdf",
  payload,
  answer: z.any(),
  failures,
});

export const exportPurchases = defineCall({
  ...SEES,
  name: "exportPurchases",
  path: "/api/operator/floor/purchases",
  summary: "What is to be bought, by supplier, as a CSV that spreadsheets open.",
  file: "text/csv",
  payload,
  answer: z.any(),
  failures,
});

/** 0: every one. */
const anyId = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

export const saveBlankSource = defineCall({
  ...WORKS,
  name: "saveBlankSource",
  path: "/api/operator/floor/blank-source",
  summary:
    "Where goods come from and lie: of one colour and size, of all colours or sizes (0), or of the whole item. Empty words are forgotten.",
  payload: z.object({
    item_id: id,
    color_id: anyId,
    size_id: anyId,
    supplier: typed(60),
    item_code: typed(40),
    color_code: typed(40),
    size_code: typed(40),
    shelf: typed(40),
  }),
  answer: done,
  failures: {},
});

export const countBlank = defineCall({
  ...WORKS,
  name: "countBlank",
  path: "/api/operator/floor/count-blank",
  summary: "How many of them lie on the shelf: what is to be bought today is that much less.",
  payload: z.object({
    ...{ item_id: id, color_id: id, size_id: id },
    on_hand: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  answer: done,
  failures: {},
});

import { MAX_ROSTER_ROWS } from "@surimono/domain/cart";
import { PERSONAL_KINDS, WHOLE_VIEWS } from "@surimono/domain/catalogue";
import { NAME_SCRIPTS } from "@surimono/domain/designs";
import * as z from "zod/mini";
import { defineCall, id, pickFailures, typed } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";
import { cartFailures } from "./failures.ts";
import { lineId } from "./line-id.ts";

/** Longer than any word may be, so that what is too long can be told by row. */
const word = typed(100);
const words = { name: word, number: word };

const field = z.object({ max_length: z.int(), scripts: z.array(z.enum(NAME_SCRIPTS)) });

/** The pieces of all lines of one design: their sizes and their words. */
export const rosterSchema = z.object({
  product_id: z.int(),
  name: z.string(),
  /** What each piece has of its own. */
  fields: z.object({ name: z.optional(field), number: z.optional(field) }),
  /** Per piece, tax included. */
  fee: z.int(),
  sizes: z.array(z.object({ size_id: z.int(), size_name: z.string() })),
  /** The views of the goods in which the pieces differ. */
  views: z.array(z.enum(WHOLE_VIEWS)),
  rows: z.array(z.object({ size_id: z.int(), name: z.string(), number: z.string() })),
  /** Of these lines with their quantities and words: to be sent with what is saved in their place. */
  state: z.string(),
});

export type WireRoster = z.output<typeof rosterSchema>;

export const getRoster = defineCall({
  name: "getRoster",
  method: "GET",
  path: "/api/cart/roster",
  summary:
    "The roster of a line of the open cart and of those of the same design: pieces without words are blank rows.",
  access: "member",
  payload: z.strictObject({ line_id: lineId }),
  answer: rosterSchema,
  failures: pickFailures(cartFailures, "cart/no-such-line", "cart/no-roster"),
});

/**
 * `cart/roster-wrong` carries `detail.problems: {row, field, message}[]`, rows counted from 1; `cart/roster-changed`: quantities or words were
 * changed since they were read. Nothing was taken over then.
 */
export const saveRoster = defineCall({
  name: "saveRoster",
  method: "PUT",
  path: "/api/cart/roster",
  summary: "Takes over a whole roster: the lines of the design and their quantities follow it.",
  access: "member",
  payload: z.strictObject({
    line_id: lineId,
    rows: z.array(z.strictObject({ size_id: id, ...words })).check(z.minLength(1), z.maxLength(MAX_ROSTER_ROWS)),
    /** What was read before. Left out: whatever is there is written over. */
    state: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: cartSchema,
  failures: pickFailures(
    cartFailures,
    "cart/no-such-line",
    "cart/no-roster",
    "cart/roster-wrong",
    "cart/roster-changed",
    "cart/full",
  ),
});

export const rosterProblemSchema = z.object({
  row: z.int(),
  field: z.enum(["size", ...PERSONAL_KINDS]),
  message: z.string(),
});

export type WireRosterProblem = z.output<typeof rosterProblemSchema>;

export const previewPiece = defineCall({
  name: "previewPiece",
  method: "POST",
  path: "/api/cart/roster/preview",
  summary: "A picture of one piece with its words on the goods. A POST, so that no address has them.",
  access: "member",
  file: "image/webp",
  payload: z.strictObject({ line_id: lineId, size_id: id, ...words, view: z.enum(WHOLE_VIEWS) }),
  answer: z.any(),
  failures: pickFailures(cartFailures, "cart/no-such-line", "cart/no-roster", "cart/no-such-size"),
});

import * as z from "zod/mini";

/** A call without a payload: `{}` in the envelope or no query. */
export const nothing = z.object({});

/** The answer of a call whose success says everything. */
export const done = z.object({ result: z.literal("ok") });
export const DONE = { result: "ok" } as const;

/** Ids that fit PostgreSQL's integer, in bodies. */
export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** The same in query strings. */
export const idInQuery = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/** A member's id: text, because accounts may come from an outside identity provider. */
export const userId = z.string().check(z.minLength(1), z.maxLength(64));

/** Whole text that a person edits, such as a file: as it was typed, without the control characters that `typed` refuses. */
export function typedWhole(maximum: number, minimum = 0) {
  return z.string().check(z.minLength(minimum), z.maxLength(maximum), z.regex(WITHOUT_CONTROLS));
}

/** Text that a person typed: trimmed, without control characters but line breaks, since PostgreSQL refuses U+0000. */
export function typed(maximum: number, minimum = 0) {
  return z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(WITHOUT_CONTROLS));
}

const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u;

import * as z from "zod/mini";
import { typedWhole } from "../../kernel/index.ts";

export const OF_CONSOLE = { access: "operator", withCookies: true } as const;

/** The longest file: all places of a silhouette, or all prices. */
const LONGEST_TEXT = 300_000;

/** Below `catalogue/`. */
export const cataloguePath = z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]{0,110}\.json$/));
/** As it was typed, for the check to judge: no JSON is asked for. */
export const catalogueText = typedWhole(LONGEST_TEXT);
export const draftRevision = z.uuid();
export const editionId = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
/** A moment, to the minute or finer. */
export const moment = z.iso.datetime();

export const EDITION_CAUSES = ["folder", "console", "command", "plan", "import"] as const;

export const editionSchema = z.object({
  edition: z.int(),
  at: z.string(),
  by: z.string(),
  /** `folder`: taken over from `catalogue/` at a start; `plan`: by itself, when its time had come. */
  cause: z.enum(EDITION_CAUSES),
  reason: z.string(),
});

export const draftSchema = z.object({
  path: z.string(),
  revision: z.string(),
  saved_by: z.string(),
  saved_at: z.string(),
  /** To be taken away; an item is withdrawn from sale then. */
  is_removal: z.boolean(),
  planned_for: z.nullable(z.string()),
  /** Why it was not published when its time had come; null otherwise. */
  trouble: z.nullable(z.string()),
  /** The file was published by somebody else since the draft was begun. */
  is_outdated: z.boolean(),
});

export const problemSchema = z.object({
  path: z.string(),
  line: z.nullable(z.int()),
  field: z.string(),
  problem: z.string(),
  /** Files of items that it concerns, where it is in one that they share. */
  users: z.array(z.string()),
});

export const feeMoveSchema = z.object({
  table: z.string(),
  steps: z.array(z.object({ from: z.int(), was: z.int(), is: z.int() })),
  items: z.array(z.object({ item_id: z.int(), name: z.string() })),
  my_items: z.int(),
  cart_lines: z.int(),
});

export const itemChangeSchema = z.object({
  item_id: z.int(),
  name: z.string(),
  kind: z.enum(["new", "changed", "again", "withdrawn"]),
  tables: z.array(z.string()),
  prices: z.array(z.object({ size: z.string(), was: z.int(), is: z.int() })),
  /** How many photographs, where they are others or in another order. */
  pictures: z.optional(z.object({ was: z.int(), is: z.int() })),
  gone: z.array(z.object({ kind: z.enum(["size", "colour", "method", "place", "tag", "personal"]), name: z.string() })),
});

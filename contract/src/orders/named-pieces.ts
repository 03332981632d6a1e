import { MAX_ROSTER_ROWS } from "@surimono/domain/cart";
import * as z from "zod/mini";

/** Numbers in the roster of the lines of a design. */
export const rosterRowsSchema = z
  .array(z.int().check(z.minimum(1), z.maximum(MAX_ROSTER_ROWS)))
  .check(z.minLength(1), z.maxLength(MAX_ROSTER_ROWS));

/** `rows`: which pieces they are, of a line whose pieces differ, where that is known. */
export const namedPiecesSchema = z.array(
  z.object({ line_id: z.string(), quantity: z.int(), rows: z.optional(z.array(z.int())) }),
);

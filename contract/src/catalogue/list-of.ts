import * as z from "zod/mini";

/** Every list of the API travels as `{ data: [...] }`. */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row) });
}

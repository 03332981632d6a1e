import type { Day } from "@surimono/domain/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { insertClosing, lockClosings } from "./closings.store.ts";
import { readDay } from "./read-day.ts";

interface Closing {
  readonly day: Day;
  /** The parts that whoever closes it has read: with others it is refused. */
  readonly parts: number;
  /** Of the sums that they saw; undefined: whatever they are. */
  readonly seen?: string | undefined;
  /** Of a correction why. */
  readonly note: string;
  /** The operator's name. */
  readonly by: string;
}

/**
 * Closes the books of a day, or adds a correction to a closed one (rule books-closing). Of two who close at once the second is told so. What
 * was closed is never changed.
 */
export async function closeDay(
  { database, now }: Pick<Shop, "database" | "now">,
  { day, parts: read, seen, note, by }: Closing,
) {
  return database.inTransaction(async (tx) => {
    await lockClosings(tx);
    const found = await readDay(tx, day, now);
    if (!found.isOver) return fail("books/day-not-over");
    if (found.parts.length !== read) return fail(read === 0 ? "books/closed-before" : "books/day-changed");
    if (seen !== undefined && seen !== found.seen) return fail("books/day-changed");
    const open = found.differences.filter(({ isSettled }) => !isSettled).length;
    if (open > 0) return fail("books/differences-open", { open });
    if (read > 0 && found.change.length === 0) return fail("books/nothing-changed");
    const settled = found.differences.length;
    const { sums, change } = found;
    await insertClosing(tx, { day, part: read, sums, change, settled, note, by, at: now() });
    return ok({ sums, change, part: read });
  });
}

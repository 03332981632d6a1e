import type { Day } from "@surimono/domain/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { differenceNotes } from "../books.tables.ts";
import { readDifferences } from "./differences.ts";

interface Note {
  readonly day: Day;
  readonly key: string;
  readonly isSettled: boolean;
  readonly note: string;
  readonly by: string;
}

/** What somebody found out about a difference of a day, and whether it is settled by that. */
export async function noteDifference(
  { database, now }: Pick<Shop, "database" | "now">,
  { day, key, isSettled, note, by }: Note,
) {
  return database.inTransaction(async (tx) => {
    const found = (await readDifferences(tx, day)).find((one) => one.key === key);
    if (!found) return fail("books/no-such-difference");
    await tx.insert(differenceNotes).values({ id: newId(), key, isSettled, note, by, at: now() });
    return ok({ isSettled });
  });
}

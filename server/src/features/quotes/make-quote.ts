import { ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Database } from "../../platform/database/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import { type Drawing, drawUp } from "./draw-up.ts";
import { findByRequest, insertQuote } from "./quotes.store.ts";

interface Making extends Drawing {
  readonly requestKey: string;
  readonly operatorId: string;
}

/** Draws up an order for a member; the same press comes once. */
export async function makeQuote(database: Database, snapshot: Snapshot, wish: Making, now: Date) {
  const { requestKey, operatorId, memberId: userId } = wish;
  return database.inTransaction(async (tx) => {
    const known = await findByRequest(tx, userId, requestKey);
    if (known) return ok(known.id);
    const drawn = await drawUp(tx, snapshot, wish, now);
    if (!drawn.ok) return drawn;
    const id = newId({ msecs: now.getTime() });
    const made = { userId, id, requestKey, revision: 1, operatorId, createdAt: now, sentAt: null, revokedAt: null };
    if (await insertQuote(tx, { ...made, ...drawn.value })) return ok(id);
    const rival = await findByRequest(tx, userId, requestKey);
    if (!rival) throw new Error("a draft that is there cannot be found");
    return ok(rival.id);
  });
}

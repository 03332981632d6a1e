import { fail, ok } from "@surimono/domain/kernel";
import { eq } from "drizzle-orm";
import type { Shop } from "../../platform/http/index.ts";
import { followStoredJob } from "./follow-stored.ts";
import { insertMovements, lockPieces } from "./stock.store.ts";
import { storedPieces } from "./warehouse.tables.ts";

interface Adjustment {
  readonly storedId: string;
  /** So many pieces are there. */
  readonly counted: number;
  readonly reason: string;
}

interface AdjustDesk extends Pick<Shop, "database"> {
  readonly jobs: Pick<Shop["jobs"], "enqueue">;
}

/** The operator has counted. What is promised to sendings cannot be counted away. */
export async function adjustStock({ database, jobs }: AdjustDesk, adjustment: Adjustment, now: Date) {
  const { storedId, counted, reason } = adjustment;
  return database.inTransaction(async (tx) => {
    const [seen] = await tx.select().from(storedPieces).where(eq(storedPieces.id, storedId));
    const row = seen && (await lockPieces(tx, seen.userId, [storedId])).get(storedId);
    if (!row) return fail("warehouse/no-such-pieces");
    if (counted < row.reserved) return fail("warehouse/not-enough", row);
    if (counted === row.onHand) return ok(row);
    const { userId } = row;
    const change = counted - row.onHand;
    await insertMovements(tx, [{ userId, storedId, kind: "adjust", onHand: change, reserved: 0, reason, at: now }]);
    await jobs.enqueue(tx, followStoredJob, { userId });
    return ok({ ...row, onHand: counted });
  });
}

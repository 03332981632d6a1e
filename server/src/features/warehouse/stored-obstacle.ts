import { eq, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { storedPieces } from "./warehouse.tables.ts";

/** An account is not closed while pieces of its member are in the warehouse (rule warehouse-withdrawal). */
export async function findStoredObstacles(queries: Queries, userId: string) {
  const [row] = await queries
    .select({ pieces: sql<number>`coalesce(sum(${storedPieces.onHand}), 0)::int` })
    .from(storedPieces)
    .where(eq(storedPieces.userId, userId));
  return row && row.pieces > 0 ? [{ code: "stored" as const, orderNumber: undefined }] : [];
}

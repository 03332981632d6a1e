import { PRINT_STEP } from "@surimono/domain/catalogue";
import { DRAFT } from "@surimono/domain/my-items";
import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { myItems } from "../../my-items/index.ts";
import { designs } from "../designs.tables.ts";

/** A draft's working print design, by its picture key. */
export async function findDrawnDraft(queries: Queries, draftKey: string) {
  const [row] = await queries
    .select({ userId: designs.userId, document: designs.document, updateTime: myItems.updateTime })
    .from(myItems)
    .innerJoin(designs, and(eq(designs.userId, myItems.userId), eq(designs.productId, myItems.productId)))
    .where(
      and(
        eq(myItems.draftKey, draftKey),
        eq(myItems.status, DRAFT),
        eq(designs.step, PRINT_STEP),
        isNull(myItems.deletedAt),
      ),
    );
  return row;
}

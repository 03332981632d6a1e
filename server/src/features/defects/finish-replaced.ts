import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import type { Order } from "../orders/index.ts";
import { findReport, moveDefect } from "./defects.store.ts";
import { defectReports } from "./defects.tables.ts";

/**
 * The pieces that were made again have left: their report is done. The letter about the parcel tells the buyer, and no second one (rule defects-told). May be
 * told again, as a report is finished once.
 */
export async function finishReplaced(tx: Transaction, replacement: Order, shop: HookShop): Promise<void> {
  if (!replacement.replaces || replacement.fulfilment !== "shipped") return;
  const [row] = await tx
    .select({ id: defectReports.id })
    .from(defectReports)
    .where(
      and(
        eq(defectReports.userId, replacement.userId),
        eq(defectReports.orderId, replacement.replaces),
        eq(defectReports.replacementId, replacement.id),
        eq(defectReports.state, "accepted"),
      ),
    )
    // The lock of the first order would be taken in the wrong turn: two steps of the new one wait for each other by its own.
    .for("update");
  const defect = row && (await findReport(tx, replacement.userId, row.id));
  // The shop's words on its decision stay to be read.
  if (defect) await moveDefect(tx, defect, { state: "done", movedAt: shop.now() });
}

import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import { findOrder, type Order } from "../orders/index.ts";
import { findReport, moveDefect } from "./defects.store.ts";
import { defectReports } from "./defects.tables.ts";
import { tellOfDefect } from "./tell-of-defect.ts";

/** The pieces that were made again have left: their report is done. May be told again, as a report is finished once. */
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
  const order = defect && (await findOrder(tx, { userId: defect.userId, orderId: defect.orderId }));
  if (!defect || !order) return;
  const now = shop.now();
  // The shop's words on its decision stay to be read.
  await moveDefect(tx, defect, { state: "done", movedAt: now });
  await tellOfDefect(shop, tx, order, { ...defect, state: "done", answer: "", movedAt: now }, now);
}

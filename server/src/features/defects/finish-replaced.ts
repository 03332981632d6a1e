import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import type { Order } from "../orders/index.ts";
import { findReport, lockReplacedReport, moveDefect } from "./defects.store.ts";

/**
 * The pieces that were made again have left: their report is done. The letter about the parcel tells the buyer, and no second one (rule defects-told). May be
 * told again, as a report is finished once.
 */
export async function finishReplaced(tx: Transaction, replacement: Order, shop: HookShop): Promise<void> {
  if (replacement.fulfilment !== "shipped") return;
  const id = await lockReplacedReport(tx, replacement, ["accepted"]);
  const defect = id && (await findReport(tx, replacement.userId, id));
  // The shop's words on its decision stay to be read.
  if (defect) await moveDefect(tx, defect, { state: "done", movedAt: shop.now() });
}

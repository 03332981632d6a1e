/** The gateway refused a refund that the shop had asked for, or could not carry it out. Its money stays with the shop. Once a refund. */
import { reopenRefused } from "../features/defects/index.ts";
import { continueTicket } from "../features/support/index.ts";

export const reopenReport = reopenRefused(async (tx, { id }, shop) => {
  const text = "返金できませんでした（決済会社が受け付けませんでした）。もう一度、対応を決めてください。";
  await continueTicket(tx, { cause: `defect ${id}`, kind: "note", by: "自動", text, state: "open" }, shop.now());
});

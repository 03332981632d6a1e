/** The gateway refused a refund that the shop had asked for, could not carry it out, or a bank returned it. Its money stays with the shop. Once a refund. */
import { reopenRefused } from "../features/defects/index.ts";
import { continueTicket } from "../features/support/index.ts";

export const reopenReport = reopenRefused(async (tx, { id }, shop) => {
  const text =
    "返金できませんでした（決済会社が受け付けなかったか、銀行から戻りました）。もう一度、対応を決めてください。";
  await continueTicket(tx, { cause: `defect ${id}`, kind: "note", by: "自動", text, state: "open" }, shop.now());
});

/** An order is cancelled, by its buyer or the shop, which keeps nothing of its money. Once for each order; its refund follows and is not told again. */
import { orderNumber } from "@surimono/domain/orders";
import { reopenUnreplaced } from "../features/defects/index.ts";
import { continueTicket } from "../features/support/index.ts";

export { dropCancelledMiles } from "../features/miles/index.ts";

export const reopenReport = reopenUnreplaced(async (tx, { defect, order }, shop) => {
  const text = `作り直しの注文 ${orderNumber(order.sequence)} がキャンセルされました。もう一度、対応を決めてください。`;
  const note = { cause: `defect ${defect.id}`, kind: "note", by: "自動", text, state: "open" } as const;
  await continueTicket(tx, note, shop.now());
});

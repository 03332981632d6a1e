import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import type { OrderDesk } from "../order-desk.ts";
import { moveOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";

/** Its pieces can be sent otherwise, and its key can name another sending. */
export async function giveUpSending(desk: OrderDesk, tx: Transaction, draft: Order): Promise<void> {
  const change = { cause: "unpaid", now: desk.now(), changes: { cartId: null } };
  await callHooks(desk.onMoved, tx, await moveOrder(tx, draft, { lifecycle: "abandoned" }, change), desk);
}

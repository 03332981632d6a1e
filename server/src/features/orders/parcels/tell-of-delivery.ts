import { designPicturePath } from "@surimono/domain/designs";
import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../../platform/database/index.ts";
import { leaveNotification } from "../../notices/index.ts";
import { listOrderLines } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";

const words = {
  shipped: (number: string) => `ご注文（${number}）を発送しました。お届けまで、もうしばらくお待ちください。`,
  stored: (number: string) => `ご注文（${number}）の商品を、倉庫でお預かりしました。`,
} as const;

/** A notice to the buyer, with the first thing ordered: the goods have left the workshop. */
export async function tellOfDelivery(
  tx: Transaction,
  order: Order,
  step: keyof typeof words,
  now: Date,
): Promise<void> {
  await tell(tx, order, words[step](orderNumber(order.sequence)), now);
}

/** Some of its parcels have left. */
export async function tellOfPartDelivery(
  tx: Transaction,
  order: Order,
  { sent, of }: { readonly sent: number; readonly of: number },
  now: Date,
): Promise<void> {
  const number = orderNumber(order.sequence);
  await tell(tx, order, `ご注文（${number}）の荷物${of}個のうち${sent}個を発送しました。`, now);
}

/** One of its parcels has arrived; undefined for the only one. */
export async function tellOfArrival(
  tx: Transaction,
  order: Order,
  parcel: number | undefined,
  now: Date,
): Promise<void> {
  const where = parcel === undefined ? "" : `お届け先${parcel}への`;
  const content = `ご注文（${orderNumber(order.sequence)}）の${where}お届けが完了しました。`;
  await tell(tx, order, content, now);
}

/** One of its parcels has not left after all. */
export async function tellOfParcelUndo(tx: Transaction, order: Order, parcel: number, now: Date): Promise<void> {
  const number = orderNumber(order.sequence);
  const content = `ご注文（${number}）のお届け先${parcel}への発送のお知らせは、当店の誤りでした。申し訳ございません。ただいま発送の準備をしています。`;
  await tell(tx, order, content, now);
}

/** One of its parcels was taken out; the money has a letter of its own. */
export async function tellOfParcelCancel(tx: Transaction, order: Order, parcel: number, now: Date): Promise<void> {
  const number = orderNumber(order.sequence);
  await tell(tx, order, `ご注文（${number}）のお届け先${parcel}へのお届けを、キャンセルしました。`, now);
}

/** One of its parcels is sent as two. */
export async function tellOfSplit(tx: Transaction, order: Order, parcel: number, now: Date): Promise<void> {
  const number = orderNumber(order.sequence);
  await tell(
    tx,
    order,
    `ご注文（${number}）のお届け先${parcel}の商品を、2つの荷物に分けてお送りします。追加の送料はかかりません。`,
    now,
  );
}

/** Pieces of an order come once more, as an order of their own. */
export async function tellOfReplacement(tx: Transaction, order: Order, replaced: Order, now: Date): Promise<void> {
  const [number, of] = [orderNumber(order.sequence), orderNumber(replaced.sequence)];
  await tell(
    tx,
    order,
    `ご注文（${of}）の商品を、無料で作り直してお送りします。新しいご注文番号は ${number} です。`,
    now,
  );
}

const undone = {
  shipped: (number: string) =>
    `ご注文（${number}）の発送のお知らせは、当店の誤りでした。申し訳ございません。ただいま発送の準備をしています。`,
  stored: (number: string) =>
    `ご注文（${number}）を倉庫でお預かりしたというお知らせは、当店の誤りでした。申し訳ございません。ただいま発送の準備をしています。`,
} as const;

/** Takes it back: the goods have not left after all. */
export async function tellOfUndo(tx: Transaction, order: Order, step: keyof typeof undone, now: Date): Promise<void> {
  await tell(tx, order, undone[step](orderNumber(order.sequence)), now);
}

async function tell(tx: Transaction, order: Order, content: string, now: Date): Promise<void> {
  const [first] = await listOrderLines(tx, order.userId, [order.id]);
  const text = {
    type: 3,
    content,
    linkUrl: `/my-page/orders/${order.id}`,
    iconPath: first ? designPicturePath(first.versionId, "cover") : null,
    accountType: null,
  } as const;
  await leaveNotification(tx, order.userId, text, "surimono", now);
}

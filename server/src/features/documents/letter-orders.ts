import { formatYen } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Queries } from "../../platform/database/index.ts";
import type { LetterPicture } from "../../platform/mail/index.ts";
import {
  addressText,
  countPlaces,
  findOrder,
  goodsText,
  linesTold,
  listOrderLines,
  listParcels,
  type Order,
  type OrderLine,
  parcelsToTell,
  picturesOf,
  readStandings,
  type ToldParcel,
} from "../orders/index.ts";
import { listOrderIds } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";

/** A letter is read on a telephone; the document itself has them all. */
const MOST_ORDERS = 10;

export interface LetterOrders {
  readonly text: string;
  readonly pictures: LetterPicture[];
}

/** The orders of a 請求書 as a letter about it names them: sum, goods and where they went. */
export async function ordersInLetter(queries: Queries, { userId, id, firstId }: Document): Promise<LetterOrders> {
  const documentId = firstId ?? id;
  const orderIds = (await listOrderIds(queries, userId, [documentId]))(documentId).toSorted();
  const named = orderIds.slice(0, MOST_ORDERS);
  const lines = await listOrderLines(queries, userId, named);
  const texts: string[] = [];
  const told: OrderLine[] = [];
  for (const orderId of named) {
    const order = await findOrder(queries, { userId, orderId });
    if (!order) continue;
    const own = lines.filter((line) => line.orderId === orderId);
    const parcels = await parcelsToTell(queries, order, await listParcels(queries, { userId, orderId }, own));
    told.push(...linesTold(parcels, own));
    const { kept } = (await readStandings(queries, userId, [order]))(order);
    texts.push(orderText(order, kept, own, parcels));
  }
  const more = orderIds.length - named.length;
  if (more > 0) texts.push(`ほか${more}件のご注文は、請求書をご覧ください。`);
  return { text: texts.join("\n\n"), pictures: picturesOf(told) };
}

function orderText(order: Order, kept: number, lines: readonly OrderLine[], parcels: readonly ToldParcel[]): string {
  const [only] = parcels;
  const places = countPlaces(parcels);
  const place =
    places > 1 ? `お届け先：${places}か所` : only ? `お届け先：\n${addressText(only)}` : "お届け先：当店の倉庫";
  return [
    `ご注文番号：${orderNumber(order.sequence)}　${formatYen(kept)}（税込）`,
    goodsText(parcels, lines),
    place,
  ].join("\n");
}

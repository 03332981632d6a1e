import type { Shop } from "../../../platform/http/index.ts";
import { sealFor } from "../../catalogue/index.ts";
import { findOrderBySequence, listMoves, listOrderLines } from "../orders.store.ts";
import { listParcels } from "../parcels/parcels.store.ts";
import { presentOrder } from "../present-order.ts";
import { readStandings } from "../refunds/order-refunds.ts";
import { readRelated } from "../replacements/related-orders.ts";

/** An order as its buyer sees it, for an operator; one that was placed. */
export async function findForCounter(shop: Shop, sequence: number) {
  const { db } = shop.database;
  const order = await findOrderBySequence(db, sequence);
  if (!order?.placedAt) return undefined;
  const key = { userId: order.userId, orderId: order.id };
  const lines = await listOrderLines(db, order.userId, [order.id]);
  const standingOf = await readStandings(db, order.userId, [order]);
  const looking = { now: shop.now(), seal: sealFor(shop, order.userId) };
  const related = await readRelated(db, order);
  const parcels = await listParcels(db, key, lines);
  const moves = await listMoves(db, key);
  const facts = { standing: standingOf(order), related, moves };
  return { order, moves, presented: presentOrder(order, lines, parcels, facts, looking) };
}

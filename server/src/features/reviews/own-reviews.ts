import { ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findItem, sealFor } from "../catalogue/index.ts";
import { hasReceivedGoods, listReceivedGoods } from "../orders/index.ts";
import { presentReviews } from "./present-review.ts";
import { findReview, listOwn } from "./reviews.store.ts";
import type { Review } from "./reviews.tables.ts";

/** The member's own review of goods, also while it is hidden, and whether there may be one. */
export async function getOwnReview(shop: Shop, { id: userId }: Member, itemId: number) {
  const { db } = shop.database;
  const row = await findReview(db, { userId, itemId });
  const [review = null] = await presentOwn(shop, userId, row ? [row] : []);
  const may_write = row !== undefined || (await hasReceivedGoods(db, { userId, itemId }));
  return ok({ may_write, review });
}

/** What may be reviewed of one order (rule reviews-bought); nobody else's order has any. */
export async function listOrderReviews(shop: Shop, { id: userId }: Member, orderId: string) {
  const { db } = shop.database;
  const goods = (await listReceivedGoods(db, { userId, orderId })).flatMap((id) => findItem(shop, id) ?? []);
  const rows = await listOwn(
    db,
    userId,
    goods.map(({ id }) => id),
  );
  const own = await presentOwn(shop, userId, rows);
  return ok({
    goods: goods.map(({ id, name }) => ({
      product_id: id,
      name,
      review: own[rows.findIndex(({ itemId }) => itemId === id)] ?? null,
    })),
  });
}

async function presentOwn(shop: Shop, userId: string, rows: readonly Review[]) {
  const seal = sealFor(shop, userId);
  const reviews = await presentReviews(shop.database.db, rows, (_, path) => seal(path));
  return reviews.map((review, at) => ({ ...review, is_hidden: rows[at]?.hiddenAt !== null }));
}

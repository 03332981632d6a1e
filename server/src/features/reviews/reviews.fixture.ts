import { advanceCounterOrder } from "@surimono/contract/counter";
import type { Caller } from "@surimono/contract/kernel";
import { listReviewCases, listReviews, writeReview } from "@surimono/contract/reviews";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { type TestShop, value } from "../../testing/index.ts";
import { openBuyer, placeCart } from "../orders/testing/index.ts";

export const GOODS = 1001;

export const said = (call: Caller, stars: number, words = "よい生地です。", keep: string[] = [], files = {}) =>
  call(writeReview, { review: { product_id: GOODS, stars, words, keep } }, { files });

/** Reviews of the goods in a test's shop, which is open by then. */
export function reviewsOf(opened: () => TestShop) {
  const db = () => opened().shop.database.db;

  const list = async () => value(await opened().callAs()(listReviews, { product_id: GOODS }));

  /** What an operator has read of one. */
  async function readOf(operator: Caller, review_id: string) {
    const { cases } = value(await operator(listReviewCases, { view: "all" }));
    const one = cases.find((found) => found.review_id === review_id);
    const open_reports = one?.reports.filter(({ is_open }) => is_open).length ?? 0;
    return { review_id, changed_at: one?.changed_at ?? opened().shop.now().toISOString(), open_reports };
  }

  /** Whose order of the goods has left. */
  async function openReader() {
    const buyer = await openBuyer(opened(), { kind: "business" });
    const { order_id, order_number } = value(await placeCart(buyer, 1));
    await db().execute(sql`update orders set placed_at = placed_at - interval '1 day' where id = ${order_id}`);
    expect(await said(buyer.call, 5)).toMatchObject({ failure: { code: "reviews/not-bought" } });
    const owner = await opened().asOperator("owner");
    for (const to of ["printing", "packed", "shipped"] as const)
      value(await owner.call(advanceCounterOrder, { order_number, to }));
    return { ...buyer, order_id };
  }

  return { db, list, readOf, openReader };
}

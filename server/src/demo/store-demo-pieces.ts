import { addItem, removeLine } from "@surimono/contract/cart";
import { createCaller } from "@surimono/contract/kernel";
import { confirmDesign } from "@surimono/contract/my-items";
import { getItem } from "../features/catalogue/index.ts";
import { type DemoAccount, findUserId, listDemoAccounts, openDemoSession } from "../features/members/index.ts";
import { hasStored, putDemoPieces } from "../features/warehouse/index.ts";
import type { Shop } from "../platform/http/index.ts";
import { makeWork, must, readWorks } from "./hang-demo-works.ts";

/** Of the first sizes of the item. */
const STORED = [6, 4, 2];

/**
 * So that a demo shows what the warehouse is: each of its accounts has some pieces there, of an item of its own. No order brings them: the
 * first is the visitor's, with the coupon for it.
 */
export async function storeDemoPieces(shop: Shop, baseUrl: string, isStopped: () => boolean): Promise<void> {
  if (!shop.env.storage) return;
  for (const account of listDemoAccounts(shop.env)) {
    if (isStopped()) return;
    await storeFor(shop, baseUrl, account);
  }
}

async function storeFor(shop: Shop, baseUrl: string, account: DemoAccount): Promise<void> {
  const { db } = shop.database;
  const userId = await findUserId(db, account.email);
  const [work] = await readWorks();
  if (!userId || !work || (await hasStored(db, userId))) return;
  const token = await openDemoSession(shop, userId);
  const userType = account.kind === "business" ? "b2b" : "b2c";
  const call = createCaller({ baseUrl, token: () => token, userType: () => userType });
  const product_id = await makeWork(shop, call, work);
  if (product_id === undefined) return;
  await must(call, confirmDesign, { product_id });
  const sizes = getItem(shop, work.itemId)
    .sizes.slice(0, STORED.length)
    .map(({ id }, at) => ({ size_id: id, quantity: STORED[at] ?? 1 }));
  const cart = await must(call, addItem, { product_id, sizes });
  const lines = cart.lines.filter((line) => line.product_id === product_id);
  const lineIds = lines.map(({ line_id }) => line_id);
  await putDemoPieces(shop, userId, cart.cart_id ?? "", lineIds);
  for (const line_id of lineIds) await must(call, removeLine, { line_id });
}

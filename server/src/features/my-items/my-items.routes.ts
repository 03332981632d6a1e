import { confirmDesign, getMyItem, listMyItems, markProduct, updateProduct } from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { completeMyItem } from "./complete-my-item.ts";
import { markMyItem } from "./mark-my-item.ts";
import * as store from "./my-items.store.ts";
import { presentCard, presentMyItem } from "./present-my-item.ts";
import { saveMyItem } from "./save-my-item.ts";

const sweepAbandonedJob = jobKind<object>("sweep-abandoned-my-items");
/** Items that were never saved are kept for three days (spec §1). */
const KEEP_ABANDONED_MS = 3 * 24 * 60 * 60 * 1000;

export function myItemsRoutes(shop: Shop): void {
  const { route, database } = shop;
  route(listMyItems, async ({ member, payload }) => {
    const { item_tab: tab, limit, offset } = payload;
    const rows = await store.listMyItems(database.db, member.id, { status: tab === 0 ? 1 : 0, limit, offset });
    const counts = await store.countMyItems(database.db, member.id);
    return ok({ data: rows.map((row) => presentCard(shop, row)), ...counts });
  });
  route(getMyItem, async ({ member, payload }) => {
    const row = await store.findMyItem(database.db, member.id, payload.product_id);
    return row ? ok(presentMyItem(shop, row)) : fail("my-items/not-found");
  });
  route(updateProduct, ({ member, payload }) => saveMyItem(shop, member, payload));
  route(confirmDesign, ({ member, payload }) => completeMyItem(shop, member, payload.product_id));
  route(markProduct, ({ member, payload }) => markMyItem(shop, member, payload.product_id, payload.delete_flag));
  shop.jobs.handle(
    sweepAbandonedJob,
    async () => {
      await store.deleteAbandoned(database.db, new Date(shop.now().getTime() - KEEP_ABANDONED_MS));
    },
    { cron: "17 18 * * *" },
  );
}

import * as calls from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import { MAX_IMAGE_BYTES, MAX_IMAGES } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../platform/http/index.ts";
import { calculationRoutes } from "./making/calculation.ts";
import { completeMyItem } from "./making/complete-my-item.ts";
import { createMyItem } from "./making/create-my-item.ts";
import { markMyItem } from "./making/mark-my-item.ts";
import { saveMyItem } from "./making/save-my-item.ts";
import * as store from "./my-items.store.ts";
import type { MyItemsParts } from "./my-items-parts.ts";
import { presentMyItem, presentMyItemCard } from "./present-my-item.ts";
import { publishedRoutes } from "./published/published.routes.ts";
import { sharedLinkRoutes } from "./shared/shared.routes.ts";
import { storeZip } from "./stores/store-zip.ts";
import { getStatus } from "./upkeep/delivery-status.ts";
import { sweepMyItems } from "./upkeep/sweep-my-items.ts";
import { voteRoutes } from "./votes/vote.routes.ts";

export function myItemsRoutes(shop: Shop, parts: MyItemsParts): void {
  readingRoutes(shop);
  calculationRoutes(shop);
  changingRoutes(shop, parts);
  publishedRoutes(shop, parts);
  sharedLinkRoutes(shop, parts);
  voteRoutes(shop, parts);
  const { route } = shop;
  route(calls.getDeliveryStatus, ({ member, payload }) => getStatus(shop, parts, member, payload.product_id));
  route(
    calls.getStoreZip,
    async ({ member, payload }) =>
      isOther(member, payload) ? fail("access/forbidden") : storeZip(shop, parts, member, payload.product_id),
    { limit: { points: 10, seconds: 60, per: "member" } },
  );
  sweepMyItems(shop, parts);
}

function readingRoutes(shop: Shop): void {
  const { route, database } = shop;
  route(calls.listMyItems, async ({ member, payload }) => {
    const { item_tab: tab, parent_id: catalogueItemId, limit, offset, counted } = payload;
    const part = { status: tab === 0 ? 1 : 0, catalogueItemId, limit, offset } as const;
    const [rows, counts] = await Promise.all([
      store.listMyItems(database.db, member.id, part),
      counted === 1 ? store.countMyItems(database.db, member.id) : undefined,
    ]);
    return ok({ data: rows.map((row) => presentMyItemCard(shop, row)), ...counts });
  });
  route(calls.getMyItem, async ({ member, payload }) => {
    const row = await store.findMyItem(database.db, member.id, payload.product_id);
    return row ? ok(await presentMyItem(shop, row)) : fail("my-items/not-found");
  });
}

function changingRoutes(shop: Shop, parts: MyItemsParts): void {
  const { route } = shop;
  route(
    calls.createProduct,
    async ({ member, payload }) =>
      isOther(member, payload) ? fail("access/forbidden") : createMyItem(shop, parts, member, payload),
    { limit: { points: 30, seconds: 60, per: "member" } },
  );
  route(calls.updateProduct, ({ member, payload, files }) => saveMyItem(shop, parts, member, { payload, files }), {
    bodyLimit: MAX_IMAGES * MAX_IMAGE_BYTES,
    // Above the limits, so that slightly too large or too many get the answer that says so.
    files: { files: MAX_IMAGES * 2, fileBytes: MAX_IMAGE_BYTES + 1024 * 1024 },
    limit: { points: 30, seconds: 60, per: "member" },
  });
  route(calls.confirmDesign, async ({ member, payload }) =>
    isOther(member, payload) ? fail("access/forbidden") : completeMyItem(shop, parts, member, payload.product_id),
  );
  route(calls.markProduct, async ({ member, payload }) =>
    isOther(member, payload) ? fail("access/forbidden") : markMyItem(shop, parts, member, payload),
  );
}

/** The member is always the bearer's; a payload naming another is refused. */
function isOther(member: Member, payload: { readonly user_id?: string | undefined }): boolean {
  return payload.user_id !== undefined && payload.user_id !== member.id;
}

import { showsSame } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { isOnSale } from "../../catalogue/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { findShown } from "./find-shown.ts";
import { presentPublishedItem } from "./present-published-item.ts";
import { listPublishedBy } from "./published-items.store.ts";

/** Among so many of the maker's newest they are looked for. */
const LOOKED_AT = 60;
const MOST = 12;

/** What the maker of a work publishes with the same picture on other goods (rule my-items-works-alike). */
export async function listWorksAlike(shop: Shop, parts: Pick<MyItemsParts, "listShownParts">, productId: number) {
  const shown = await findShown(shop, productId);
  if (!shown || !isOnSale(shop, shown.item.catalogueItemId)) return fail("my-items/not-published");
  const { userId, versionId, catalogueItemId } = shown.item;
  const db = shop.mayBeOld("gallery");
  const works = (await listPublishedBy(db, userId, shop.now(), LOOKED_AT)).filter(
    ({ item }) => item.catalogueItemId !== catalogueItemId && isOnSale(shop, item.catalogueItemId),
  );
  const versions = [versionId, ...works.map(({ item }) => item.versionId)].filter((id) => id !== null);
  const known = await parts.listShownParts(db, userId, versions);
  const own = known.get(versionId ?? "");
  const alike = works.filter(({ item }) => {
    const other = known.get(item.versionId ?? "");
    return own && other && showsSame(own, other);
  });
  return ok({ data: alike.slice(0, MOST).map((row) => presentPublishedItem(shop, row)) });
}

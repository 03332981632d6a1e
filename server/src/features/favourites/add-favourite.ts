import { DONE } from "@surimono/contract/kernel";
import { MAX_FAVOURITES } from "@surimono/domain/favourites";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { isOnSale } from "../catalogue/index.ts";
import { holdAccount } from "../members/index.ts";
import * as store from "./favourites.store.ts";

/** Adding twice changes nothing, so a heart pressed in two windows is never an error. */
export async function addFavourite(shop: Shop, userId: string, itemId: number) {
  return shop.database.inTransaction(async (tx) => {
    if (!(await holdAccount(tx, userId))) return fail("session/expired");
    await store.lockFavourites(tx, userId);
    if (await store.isFavourite(tx, userId, itemId)) return ok(DONE);
    if (!isOnSale(shop, itemId)) return fail("favourites/no-such-item");
    if ((await store.countFavourites(tx, userId)) >= MAX_FAVOURITES) return fail("favourites/full");
    await store.insertFavourite(tx, { userId, itemId, createdAt: shop.now() });
    return ok(DONE);
  });
}

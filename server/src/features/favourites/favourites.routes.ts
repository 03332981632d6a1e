import {
  addFavourite as addCall,
  getFavouriteIds as idsCall,
  listFavourites as listCall,
  removeFavourite as removeCall,
} from "@surimono/contract/favourites";
import { DONE } from "@surimono/contract/kernel";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { getCatalogue, presentProductCard } from "../catalogue/index.ts";
import { addFavourite } from "./add-favourite.ts";
import * as store from "./favourites.store.ts";

export function favouritesRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.route(idsCall, async ({ member }) => ok({ product_ids: await store.listFavouriteIds(db, member.id) }));
  shop.route(listCall, async ({ member }) => {
    const ids = await store.listFavouriteIds(db, member.id);
    const snapshot = getCatalogue(shop);
    const data = ids.flatMap((id) => {
      const card = presentProductCard(snapshot, id);
      return card ? { ...card, withdrawn: snapshot.itemsById.get(id)?.withdrawn ?? true } : [];
    });
    return ok({ data });
  });
  shop.route(addCall, ({ member, payload }) => addFavourite(shop, member.id, payload.product_id));
  shop.route(removeCall, async ({ member, payload }) => {
    await store.deleteFavourite(db, member.id, payload.product_id);
    return ok(DONE);
  });
}

import {
  addItem as addItemCall,
  changeQuantity as changeQuantityCall,
  getCart as getCartCall,
  removeLine as removeLineCall,
} from "@surimono/contract/cart";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { getCatalogue } from "../catalogue/index.ts";
import { addItem } from "./add-item.ts";
import { buyerOf } from "./buyer-of.ts";
import { changeQuantity, removeLine } from "./change-lines.ts";
import { presentCart } from "./present-cart.ts";
import { readCart } from "./read-cart.ts";

export function cartRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.route(getCartCall, async ({ member }) => {
    const contents = await readCart(db, member.id);
    return ok(presentCart(getCatalogue(shop), contents, buyerOf(member)));
  });
  shop.route(addItemCall, ({ payload, member }) => addItem(shop, member, payload));
  shop.route(changeQuantityCall, ({ payload, member }) =>
    changeQuantity(shop, member, payload.line_id, payload.quantity),
  );
  shop.route(removeLineCall, ({ payload, member }) => removeLine(shop, member, payload.line_id));
}

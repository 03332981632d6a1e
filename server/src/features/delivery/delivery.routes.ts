import {
  deleteAddress as deleteCall,
  findPostalCode as findPostalCodeCall,
  listAddresses as listCall,
  saveAddress as saveCall,
  setDefaultAddress as setDefaultCall,
} from "@surimono/contract/delivery";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { listAddresses } from "./addresses.store.ts";
import { deleteAddress, saveAddress, setDefaultAddress } from "./change-address-book.ts";
import { findPostalCode } from "./find-postal-code.ts";
import { presentAddress } from "./present-address.ts";

export function deliveryRoutes(shop: Shop): void {
  shop.route(listCall, async ({ member }) => {
    const rows = await listAddresses(shop.database.db, member.id);
    return ok({ addresses: rows.map(presentAddress) });
  });
  shop.route(saveCall, ({ payload, member }) => saveAddress(shop, member.id, payload));
  shop.route(deleteCall, ({ payload, member }) => deleteAddress(shop, member.id, payload.address_id));
  shop.route(setDefaultCall, ({ payload, member }) => setDefaultAddress(shop, member.id, payload.address_id));
  shop.route(findPostalCodeCall, async ({ payload }) => findPostalCode(payload.postal_code));
}

import { fail, ok } from "@surimono/domain/kernel";
import { findTextFaults } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../platform/http/index.ts";
import { isOnSale } from "../catalogue/index.ts";
import { lockMyItem, updateMyItem } from "./my-items.store.ts";
import { presentFault } from "./present-fault.ts";
import { unitPriceOf } from "./present-my-item.ts";

const MESSAGE = { message: "myitem status update success" } as const;

/** Status 1 and listed (spec §4). A second click, or a second tab, finds it completed and is content. */
export async function completeMyItem(shop: Shop, member: Member, productId: number) {
  const now = shop.now();
  return shop.database.inTransaction(async (tx) => {
    const row = await lockMyItem(tx, member.id, productId);
    if (!row) return fail("my-items/not-found");
    if (row.status === 1) return ok(MESSAGE);
    if (!row.versionId) return fail("my-items/no-design");
    if (!isOnSale(shop, row.catalogueItemId)) return fail("my-items/withdrawn");
    // The unit price may have risen since the words were saved.
    const faults = findTextFaults(
      { name: row.name, description: row.description, sellingPrice: row.sellingPrice },
      unitPriceOf(shop, row),
    );
    if (faults.length > 0) return fail("my-items/text-faults", { faults: faults.map(presentFault) });
    await updateMyItem(tx, member.id, productId, { status: 1, deleteFlag: 0, updateTime: now });
    return ok(MESSAGE);
  });
}

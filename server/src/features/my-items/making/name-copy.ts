import { baseOfCopies, copyName } from "@surimono/domain/my-items";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { listNames, lockCopies } from "../my-items.store.ts";

/**
 * A name for a copy written in the same transaction: copies of one member wait for each other, so that no two get the same name.
 * Counts all items of the member, deleted ones too since orders still name them, and the goods of the shop.
 */
export async function nameCopy(shop: Shop, tx: Transaction, userId: string, name: string): Promise<string> {
  await lockCopies(tx, userId);
  const own = await listNames(tx, userId, baseOfCopies(name));
  const goods = getCatalogue(shop).data.items.map((item) => item.name);
  return copyName(name, [...own, ...goods]);
}

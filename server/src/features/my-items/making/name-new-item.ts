import { countedName } from "@surimono/domain/my-items";
import type { Queries } from "../../../platform/database/index.ts";
import { listKeptNames } from "../my-items.store.ts";

/** A name for a new item of these goods, unique in the member's list, though nothing depends on that. */
export async function nameNewItem(queries: Queries, userId: string, goods: string): Promise<string> {
  return countedName(goods, await listKeptNames(queries, userId, goods));
}

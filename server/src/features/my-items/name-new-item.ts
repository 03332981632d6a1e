import { countedName } from "@surimono/domain/my-items";
import type { Queries } from "../../platform/database/index.ts";
import { listKeptNames } from "./my-items.store.ts";

/** The name of a new item of these goods: each in the member's list has one of its own, though nothing depends on it. */
export async function nameNewItem(queries: Queries, userId: string, goods: string): Promise<string> {
  return countedName(goods, await listKeptNames(queries, userId, goods));
}

import type { WireListRow } from "@surimono/contract/delivery";
import type { Member, Shop } from "../../platform/http/index.ts";
import { judgeList } from "../cart/index.ts";
import { listStored } from "./read-stock.store.ts";
import { sentSince } from "./read-warehouse.ts";

/** Judges every row by what is free to be sent; nothing is written. */
export async function readSendingList(shop: Shop, member: Member, rows: readonly WireListRow[]) {
  const stored = await listStored(shop.database.db, member.id, { sentSince: sentSince(shop.now()) });
  const named = stored
    .map(({ id, name, sizeName, free }) => ({ id, name, sizeName, stock: free }))
    .filter(({ stock }) => stock > 0);
  return judgeList(rows, named, "倉庫");
}

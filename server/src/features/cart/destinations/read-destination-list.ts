import type { WireListRow } from "@surimono/contract/delivery";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { presentLine } from "../present-cart.ts";
import { readCart } from "../read-cart.ts";
import { judgeList } from "./judge-list.ts";

/** Judges every row by what is in the cart; nothing is written. */
export async function readDestinationList(shop: Shop, member: Member, rows: readonly WireListRow[]) {
  const { lines } = await readCart(shop.database.db, { member, now: shop.now() });
  const snapshot = getCatalogue(shop);
  const named = lines.map((line) => {
    const { name, size_name } = presentLine(snapshot, line, undefined);
    return { id: line.id, name, sizeName: size_name };
  });
  return judgeList(rows, named, "カート");
}

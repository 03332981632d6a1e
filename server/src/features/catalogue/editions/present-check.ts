import type { checkCatalogueDrafts } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../get-catalogue.ts";
import type { CheckedDrafts } from "./check-drafts.ts";

export function presentCheck(
  { problems, fees, items }: CheckedDrafts,
  shop: Pick<Shop, "database" | "log">,
): AnswerOf<typeof checkCatalogueDrafts> {
  const { itemsById } = getCatalogue(shop);
  return {
    problems: problems.map(({ path, line, field, problem, users = [] }) => ({
      ...{ path, line: line ?? null, field, problem, users: [...users] },
    })),
    fees: fees.map(({ table, steps, itemIds, myItems, cartLines }) => ({
      ...{ table, steps: [...steps], my_items: myItems, cart_lines: cartLines },
      items: itemIds.map((id) => ({ item_id: id, name: itemsById.get(id)?.item.name ?? `${id}` })),
    })),
    items: items.map(({ itemId, tables, prices, gone, ...item }) => ({
      ...{ ...item, item_id: itemId, tables: [...tables], prices: [...prices], gone: [...gone] },
    })),
  };
}

import { queryProduct } from "@surimono/contract/catalogue";
import { getImageMagicToken } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { formatSku, formatWorksId } from "@surimono/domain/designs";
import { answered } from "./answered.ts";

interface Goods {
  readonly itemId: number;
  readonly methodId: number;
  readonly areaKindId: number;
}

/** The front of the T-shirt. */
export const TEE: Goods = { itemId: 1001, methodId: 67, areaKindId: 1 };

/** A new design in the first colour of the goods by the calls that their page makes: the goods, and the studio's address with its token. */
export async function beginDesign(call: Caller, goods: Goods = TEE) {
  const { itemId, methodId } = goods;
  const [item] = answered(await call(queryProduct, { product_id: itemId })).data;
  const [colorId] = item?.print_info.find(({ method_id }) => method_id === methodId)?.color_ids ?? [];
  if (!item || colorId === undefined) throw new Error(`item ${itemId} cannot be printed by ${methodId}`);
  const sku = formatSku({ methodId, colorId, pku: item.pku });
  const begun = answered(await call(getImageMagicToken, { product_id: itemId, sku, works_id: formatWorksId(goods) }));
  const token = new URL(begun.url, "http://shop").searchParams.get("token") ?? "";
  return { item, url: begun.url, token };
}

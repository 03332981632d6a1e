import { getImageMagicToken, type OpenedDesign, openDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { formatSku, formatWorksId } from "@surimono/domain/designs";
import type { TestShop } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";

/** An empty design for the front of the T-shirt, opened through the API like the studio does. */
export async function startedDesign(shop: TestShop, call: Caller): Promise<OpenedDesign> {
  const item = getItem(shop.shop, 1001);
  const method = item.methods.find(({ methodId }) => methodId === 67);
  const begun = await call(getImageMagicToken, {
    product_id: item.id,
    sku: formatSku({ pku: item.pku, colorId: method?.colorIds[0] ?? 0, methodId: 67 }),
    works_id: formatWorksId({ itemId: item.id, methodId: 67, areaKindId: 1 }),
  });
  if (!begun.ok) throw new Error(begun.failure.code);
  const token = new URL(begun.value.url, "http://shop").searchParams.get("token") ?? "";
  const opened = await call(openDesign, { token });
  if (!opened.ok) throw new Error(opened.failure.code);
  return opened.value;
}

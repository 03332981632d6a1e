import type { copyDesign, OpenedDesign } from "@surimono/contract/designs";
import type { PayloadInputOf } from "@surimono/contract/kernel";
import { copiedDesign } from "@surimono/studio/on-goods";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { presentAreas } from "../present-design.ts";
import { priceDesign } from "../price-design.ts";
import type { SeenGoods } from "./laid-goods.ts";

/** A design on other goods, and the call that makes this very copy, once. */
export interface LaidCopy extends SeenGoods {
  readonly copy: PayloadInputOf<typeof copyDesign>;
}

/** By the steps of the studio's own copy (rule designs-on-goods). Undefined where the goods have no place for it. */
export function layCopy(source: OpenedDesign, goods: OpenedDesign): LaidCopy | undefined {
  const { item } = goods;
  const areas = presentAreas(goods);
  const colors = item.colors
    .filter(({ refusal }) => refusal === undefined)
    .map(({ color_id: colorId, color_name: name, color_value: hex }) => ({ colorId, name, hex }));
  const { item_id: itemId, name, silhouette, size_width: sizeWidth, method_id: methodId, method_name } = item;
  const methods = [{ methodId, name: method_name, colors, areas }];
  const copied = copiedDesign(source.document, presentAreas(source), { itemId, name, silhouette, sizeWidth, methods });
  if (!copied) return undefined;
  const { document, view, color, pairs } = copied;
  return {
    painted: { silhouette, sizeWidth, color, document, areas: copied.areas, view },
    colorName: colors.find(({ colorId }) => colorId === document.colorId)?.name ?? "",
    price: priceDesign(goods, document).total,
    copy: {
      ...{ request_key: newUuid(), product_id: source.product_id },
      ...{ item_id: itemId, method_id: methodId, color_id: document.colorId },
      areas: pairs.map(({ from, to }) => ({ from_area_kind_id: from, to_area_kind_id: to })),
    },
  };
}

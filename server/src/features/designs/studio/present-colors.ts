import type { OpenedDesign } from "@surimono/contract/designs";
import { checkChoice } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import type { Shop } from "../../../platform/http/index.ts";
import { findItem, isPrintOnSale } from "../../catalogue/index.ts";
import { choiceNames, type DesignTarget } from "../choice/index.ts";

type PresentedColor = OpenedDesign["item"]["colors"][number];

/** The colours sold today, and the design's own, which may be gone since. Those without a refusal can be saved. */
export function presentColors(shop: Shop, target: DesignTarget, document: DesignDocument): PresentedColor[] {
  const { goods, methodId, colorId: ownColorId } = target;
  const sold = findItem(shop, goods.id)?.colors ?? [];
  const own = goods.colors.filter(({ id }) => id === ownColorId && !sold.some((color) => color.id === id));
  return [...own, ...sold].map(({ id, name, hex }) => {
    const refusal = refusalOf(shop, target, { methodId, colorId: id, areaKindIds: placesOf(document) });
    return { color_id: id, color_name: name, color_value: hex, ...(refusal !== undefined && { refusal }) };
  });
}

interface Wanted {
  readonly methodId: number;
  readonly colorId: number;
  readonly areaKindIds: readonly number[];
}

/** Why the goods cannot be had in it; if another method prints on the colour, which. */
function refusalOf(shop: Shop, { goods }: DesignTarget, wanted: Wanted): string | undefined {
  if (isPrintOnSale(shop, { ...wanted, catalogueItemId: goods.id })) return undefined;
  const item = findItem(shop, goods.id);
  const checked = item?.colors.some(({ id }) => id === wanted.colorId) && checkChoice(item, wanted);
  const refusals = checked && !checked.ok ? checked.failure.refusals : [];
  const refusal = refusals.find(({ code }) => code === "catalogue/color-not-printable");
  if (!item || !refusal) return "いまはお取り扱いしていません。";
  const names = choiceNames(shop, item);
  const ways = refusal.waysOut.filter(({ colorId }) => colorId === wanted.colorId);
  const instead = ways.map(({ methodId }) => names.method(methodId)).join("か");
  return `${refusal.reason(names)}${instead && `${instead}なら印刷できます。`}`;
}

function placesOf({ areas }: DesignDocument): number[] {
  return areas.map(({ areaKindId }) => areaKindId);
}

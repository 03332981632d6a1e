import type { openSimulation as openCall } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { type CatalogueItem, colorsOf, offeredMethods, PRINT_STEP } from "@surimono/domain/catalogue";
import { blankDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { findItem, isOnSale } from "../../catalogue/index.ts";
import { type Choice, checkPrintable, readChoice } from "../choice/index.ts";
import { presentDesign } from "../studio/index.ts";

type SimulationPayload = PayloadOf<typeof openCall>;

/** An empty design to try on a blank item, made from the catalogue alone: anybody may ask, and nothing is stored. */
export async function openSimulation(shop: Shop, payload: SimulationPayload) {
  const item = findItem(shop, payload.product_id);
  if (!item || !isOnSale(shop, item.id)) return fail("designs/no-such-item");
  const { sku, works_id } = payload;
  const choice = sku && works_id ? readChoice(item, { sku, works_id }) : firstChoice(item);
  if (!choice) return fail("designs/choice-not-printable");
  const printable = checkPrintable(shop, item, choice);
  if (!printable.ok) return printable;
  const subject = {
    productId: item.id,
    name: item.name,
    item,
    ...choice,
    screens: null,
    sizeIds: null,
    nameTagVersionId: null,
    hangTagVersionId: null,
  };
  const target = { step: PRINT_STEP, goods: item, methodId: choice.methodId, colorId: choice.colorId } as const;
  const blank = { document: blankDocument(item, choice), revision: 0, savedAt: shop.now() };
  return ok(presentDesign(shop, subject, target, blank));
}

/** The item page's defaults: the first method, its first colour, and its first place. */
function firstChoice(item: CatalogueItem): Choice | undefined {
  const [method] = offeredMethods(item);
  const color = method && colorsOf(item, method)[0];
  const area = method?.areas[0];
  return method && color && area && { methodId: method.methodId, colorId: color.id, areaKindIds: [area.areaKindId] };
}

import type { copyDesign as copyCall } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { type CatalogueItem, getArea, METHOD_ORDER, PRINT_STEP } from "@surimono/domain/catalogue";
import { blankDocument, type DesignDocument, eachLayer, type Layer, refitLayers } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findItem, isOnSale } from "../../catalogue/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { type Choice, checkPrintable } from "../choice/index.ts";
import { toolAddress } from "../studio/index.ts";
import { findDesign } from "./designs.store.ts";
import { insertCopy } from "./insert-copy.ts";

type CopyPayload = PayloadOf<typeof copyCall>;

/** Copies the design of the member's own my item, in any state, to other goods: each area is fitted into its target. */
export async function copyDesign(shop: Shop, member: Member, payload: CopyPayload) {
  const source = await findMyItem(shop.database.db, member.id, payload.product_id);
  const design = await findDesign(shop.database.db, member.id, payload.product_id, PRINT_STEP);
  if (!source || !design) return fail("designs/not-found");
  if (source.removedAt) return fail("designs/removed");
  const item = findItem(shop, payload.item_id);
  if (!item || !isOnSale(shop, item.id)) return fail("designs/no-such-item");
  const choice = choiceOf(payload);
  if (!choice) return fail("designs/choice-not-printable");
  const printable = checkPrintable(shop, item, choice);
  if (!printable.ok) return printable;
  const document = refitDocument(item, choice, design.document, payload.areas);
  if (!document) return fail("designs/nothing-to-copy");
  const nameOf = source.name === findItem(shop, source.catalogueItemId)?.name ? item.name : source.name;
  const { request_key: requestKey } = payload;
  const { galleryHiddenAt } = source;
  const copy = { item, choice, document, nameOf, galleryHiddenAt, ...(requestKey && { requestKey }) };
  const productId = await shop.database.inTransaction((tx) => insertCopy(shop, tx, member, copy));
  return ok({
    product_id: productId,
    url: toolAddress(shop, "edit", { userId: member.id, productId, step: PRINT_STEP }),
  });
}

function choiceOf({ method_id, color_id, areas }: CopyPayload): Choice | undefined {
  const methodId = METHOD_ORDER.find((id) => id === method_id);
  return methodId && { methodId, colorId: color_id, areaKindIds: areas.map(({ to_area_kind_id }) => to_area_kind_id) };
}

/** Undefined when a requested area is empty. */
function refitDocument(
  item: CatalogueItem,
  choice: Choice,
  source: DesignDocument,
  pairs: CopyPayload["areas"],
): DesignDocument | undefined {
  const method = item.methods.find(({ methodId }) => methodId === choice.methodId);
  const blank = blankDocument(item, choice);
  const areas = blank.areas.map((area, index) => {
    const from = source.areas.find(({ areaKindId }) => areaKindId === pairs[index]?.from_area_kind_id);
    if (!method || !from || from.layers.length === 0) return undefined;
    const { safe } = getArea(method, area.areaKindId);
    return { ...area, layers: refitLayers(from.layers, from, { ...area, safe }) };
  });
  const filled = areas.filter((area) => area !== undefined);
  return filled.length === areas.length ? withOwnIds({ ...blank, areas: filled }) : undefined;
}

/** Layer ids stay unique in the document, also where one area was copied to two. */
function withOwnIds(document: DesignDocument): DesignDocument {
  const known = new Set<string>();
  const areas = document.areas.map((area, index) => {
    const isTaken = eachLayer(area.layers).some(({ id }) => known.has(id));
    const layers = isTaken ? area.layers.map((layer) => renamed(layer, index)) : area.layers;
    for (const { id } of eachLayer(layers)) known.add(id);
    return { ...area, layers };
  });
  return { ...document, areas };
}

function renamed(layer: Layer, index: number): Layer {
  const id = `${layer.id.slice(0, 56)}-c${index}`;
  return layer.kind === "group"
    ? { ...layer, id, layers: layer.layers.map((inner) => renamed(inner, index)) }
    : { ...layer, id };
}

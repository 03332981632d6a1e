import type { OpenedDesign } from "@surimono/contract/designs";
import { getArea, getMethod, lowestBodyPrice, referenceGroup, referenceSize, unitPrice, withTax, type CatalogueItem, type MethodId } from "@surimono/domain/catalogue";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findItem, getCatalogue, getTaxDivisions } from "../catalogue/index.ts";
import { findMyItem, type MyItem } from "../my-items/index.ts";
import { findDesign } from "./designs.store.ts";
import type { Design } from "./designs.tables.ts";
import { readToolToken } from "./tool-token.ts";

/** What the studio shows. The token must be this member's own and fresh. */
export async function showDesign(shop: Shop, member: Member, token: string) {
  const claim = readToolToken(shop.env.secret, token);
  if (!claim || claim.userId !== member.id) return fail("designs/not-found");
  if (claim.expires * 1000 < shop.now().getTime()) return fail("designs/link-expired");
  const myItem = await findMyItem(shop.database.db, member.id, claim.productId);
  const design = await findDesign(shop.database.db, member.id, claim.productId);
  if (!myItem || !design) return fail("designs/not-found");
  if (myItem.status === 1) return fail("designs/completed");
  const item = findItem(shop, myItem.catalogueItemId);
  if (!item) return fail("designs/no-such-item");
  return ok(present(shop, item, myItem, design));
}

function present(shop: Shop, item: CatalogueItem, myItem: MyItem, design: Design): OpenedDesign {
  const size = referenceSize(item);
  const color = item.colors.find(({ id }) => id === myItem.colorId);
  const lowest = item.sizes.find(({ price }) => price === lowestBodyPrice(item)) ?? size;
  const price = unitPrice(
    item,
    { sizeId: lowest.id, methodId: myItem.methodId as MethodId, areaKindIds: myItem.areaKindIds, quantity: 1 },
    getTaxDivisions(shop),
  );
  return {
    product_id: myItem.productId,
    name: myItem.name,
    item: {
      item_id: item.id,
      name: item.name,
      silhouette: item.silhouette,
      color_name: color?.name ?? "",
      color_value: color?.hex ?? "#ffffff",
      method_name: nameOf(shop, "printMethods", myItem.methodId),
      size_name: size.name,
      size_width: size.width,
      sizes_text: item.sizes.length > 1 ? `${size.name} ほか${item.sizes.length - 1}サイズ` : "フリーサイズ",
    },
    areas: myItem.areaKindIds.map((areaKindId) => presentArea(shop, item, myItem, areaKindId, price.prints)),
    unit_price: price.withTax,
    body_price: withTax(price.body, item.divisionId, getTaxDivisions(shop)),
    document: structuredClone(design.document) as OpenedDesign["document"],
    revision: design.revision,
    saved_at: design.savedAt.toISOString(),
  };
}

function presentArea(
  shop: Shop,
  item: CatalogueItem,
  myItem: MyItem,
  areaKindId: number,
  fees: readonly { readonly areaKindId: number; readonly fee: number }[],
): OpenedDesign["areas"][number] {
  const area = getArea(getMethod(item, myItem.methodId), areaKindId);
  const rect = area.rects[referenceGroup(item)];
  if (!rect) throw new RangeError(`area ${areaKindId} of item ${item.id} has no rectangle`);
  const fee = fees.find((entry) => entry.areaKindId === areaKindId)?.fee ?? 0;
  return {
    area_kind_id: areaKindId,
    name: nameOf(shop, "areaKinds", areaKindId),
    view: area.view,
    rect: { ...rect },
    tilt: area.tilt ?? 0,
    bleed: area.bleed,
    safe: area.safe,
    fee: withTax(fee, item.divisionId, getTaxDivisions(shop)),
  };
}

function nameOf(shop: Shop, list: "printMethods" | "areaKinds", id: number): string {
  return getCatalogue(shop).data[list].find((entry) => entry.id === id)?.name ?? "";
}

import type { OpenedDesign } from "@surimono/contract/designs";
import {
  type CatalogueItem,
  getMethod,
  lowestBodyPrice,
  type PrintArea,
  printFeePerUnit,
  referenceGroup,
  referenceSize,
  withTax,
} from "@surimono/domain/catalogue";
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
  const division = getTaxDivisions(shop).find(({ divisionId }) => divisionId === item.divisionId);
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
    areas: getMethod(item, myItem.methodId).areas.map((area) => presentArea(shop, item, myItem.methodId, area)),
    price: { body_before_tax: lowestBodyPrice(item), tax_bp: division?.rate ?? 0 },
    document: design.document,
    revision: design.revision,
    saved_at: design.savedAt.toISOString(),
  };
}

function presentArea(
  shop: Shop,
  item: CatalogueItem,
  methodId: number,
  area: PrintArea,
): OpenedDesign["areas"][number] {
  const rect = area.rects[referenceGroup(item)];
  if (!rect) throw new RangeError(`area ${area.areaKindId} of item ${item.id} has no rectangle`);
  const fee = printFeePerUnit(area.fees, 1);
  const { conflicts } = getMethod(item, methodId);
  return {
    area_kind_id: area.areaKindId,
    name: nameOf(shop, "areaKinds", area.areaKindId),
    view: area.view,
    rect: { ...rect },
    tilt: area.tilt ?? 0,
    bleed: area.bleed,
    safe: area.safe,
    fee: withTax(fee, item.divisionId, getTaxDivisions(shop)),
    fee_before_tax: fee,
    conflicts_with: conflicts.flatMap(([one, other]) =>
      one === area.areaKindId ? [other] : other === area.areaKindId ? [one] : [],
    ),
  };
}

function nameOf(shop: Shop, list: "printMethods" | "areaKinds", id: number): string {
  return getCatalogue(shop).data[list].find((entry) => entry.id === id)?.name ?? "";
}

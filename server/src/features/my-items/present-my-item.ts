import { type ImageEntry, imageAddress, type Product } from "@surimono/contract/catalogue";
import type { MyItemCard, MyItem as MyItemOnWire } from "@surimono/contract/my-items";
import {
  type CatalogueItem,
  coverView,
  getArea,
  getMethod,
  lowestBodyPrice,
  type MethodId,
  unitPrice,
  type ViewId,
  viewsShowing,
} from "@surimono/domain/catalogue";
import { cataloguePicturePath, designPicturePath } from "@surimono/domain/designs";
import type { Yen } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { getCatalogue, getItem, getTaxDivisions, isOnSale, presentItem } from "../catalogue/index.ts";
import type { MyItem } from "./my-items.tables.ts";
import { presentSteps } from "./present-steps.ts";
import { presentTags } from "./present-tags.ts";

/** One piece of the lowest-priced size with all its prints and tags, tax included. */
export function unitPriceOf(
  shop: Shop,
  row: Pick<MyItem, "catalogueItemId" | "methodId" | "areaKindIds" | "nameTagVersionId" | "hangTagVersionId">,
): Yen {
  const item = getItem(shop, row.catalogueItemId);
  const lowest = lowestBodyPrice(item);
  const size = item.sizes.find(({ price }) => price === lowest);
  if (!size) throw new RangeError(`item ${item.id} has no size`);
  const choice = { sizeId: size.id, methodId: row.methodId as MethodId, areaKindIds: row.areaKindIds, quantity: 1 };
  const tags = { nameTag: row.nameTagVersionId !== null, hangTag: row.hangTagVersionId !== null };
  return unitPrice(item, { ...choice, ...tags }, getTaxDivisions(shop)).withTax;
}

export function presentCard(shop: Shop, row: MyItem): MyItemCard {
  const item = getItem(shop, row.catalogueItemId);
  const color = item.colors.find(({ id }) => id === row.colorId);
  const view = coverView(getMethod(item, row.methodId).areas, row.areaKindIds);
  return {
    product_id: row.productId,
    parent_id: item.id,
    new_name: row.name,
    name: item.name,
    color_name: color?.name ?? "",
    color_value: color?.hex ?? "#ffffff",
    method_name: methodNameOf(shop, row.methodId),
    status: row.status,
    image_url: picturePath(row, view),
    regular_price: row.sellingPrice,
    unit_price: unitPriceOf(shop, row),
    withdrawn: !isOnSale(shop, item.id),
    update_time: row.updateTime.toISOString(),
  };
}

/** The Product of its catalogue item, with the member's own words, prices and pictures over it (spec §3). */
export function presentMyItem(shop: Shop, row: MyItem): MyItemOnWire {
  const item = getItem(shop, row.catalogueItemId);
  const product = presentItem(getCatalogue(shop), item.id) as Product;
  const images = viewsOf(item, row).map((view) => presentPicture(row, item, view));
  return {
    ...product,
    product_id: row.productId,
    parent_id: item.id,
    pku: row.pku,
    user_id: row.userId,
    create_by: row.userId,
    new_name: row.name,
    description: row.description,
    status: row.status,
    delete_flag: row.deleteFlag,
    regular_price: row.sellingPrice,
    images: { images, image_count: images.length },
    im_json: presentSteps(row, printAddress(shop, row, item)),
    print_images: row.versionId ? images : [],
    create_time: row.createTime.toISOString(),
    update_time: row.updateTime.toISOString(),
    withdrawn: !isOnSale(shop, item.id),
    method_id: row.methodId,
    color_id: row.colorId,
    area_kind_ids: row.areaKindIds,
    version_id: row.versionId,
    unit_price: unitPriceOf(shop, row),
    tags: presentTags(shop, item, row),
  };
}

/** The pictures in which something is printed first, beginning with the first place, then the other sides of the goods. */
export function viewsOf(item: CatalogueItem, row: Pick<MyItem, "methodId" | "areaKindIds">): ViewId[] {
  const method = getMethod(item, row.methodId);
  const printed = row.areaKindIds.map((areaKindId) => getArea(method, areaKindId));
  const cover = coverView(method.areas, row.areaKindIds);
  return [...new Set([cover, ...viewsShowing(printed), ...method.areas.map(({ view }) => view)])];
}

function picturePath(row: MyItem, view: ViewId): string {
  return row.versionId
    ? designPicturePath(row.versionId, view)
    : cataloguePicturePath(row.catalogueItemId, row.colorId, view);
}

/** Of step 1 (spec §3): absolute once something is designed, for GET /api/image/imageMagic; until then the blank goods. */
function printAddress(shop: Shop, row: MyItem, item: CatalogueItem): string {
  const view = coverView(getMethod(item, row.methodId).areas, row.areaKindIds);
  if (!row.versionId) return picturePath(row, view);
  return shop.env.publicUrl + imageAddress(designPicturePath(row.versionId, "cover"), 564);
}

function presentPicture(row: MyItem, item: CatalogueItem, view: ViewId): ImageEntry {
  return {
    url: picturePath(row, view),
    color: row.colorId,
    image_id: `${row.versionId ?? row.productId}-${view}`,
    image_name: `${view}.webp`,
    image_type: 1,
    description: `${row.name}（${item.name}）`,
    is_removed: false,
    create_time: row.createTime.toISOString(),
    update_time: row.updateTime.toISOString(),
  };
}

function methodNameOf(shop: Shop, methodId: number): string {
  return getCatalogue(shop).data.printMethods.find(({ id }) => id === methodId)?.name ?? "";
}

import { type ImageEntry, imageAddress, type Product } from "@surimono/contract/catalogue";
import type { MyItemCard, MyItem as MyItemOnWire } from "@surimono/contract/my-items";
import {
  type CatalogueItem,
  coverView,
  getMethod,
  leastPieces,
  type MethodId,
  shownPieces,
  unitPrice,
} from "@surimono/domain/catalogue";
import { designPicturePath, personalKindsOf } from "@surimono/domain/designs";
import type { Yen } from "@surimono/domain/kernel";
import { keptUntil, sizesOf } from "@surimono/domain/my-items";
import type { Shop } from "../../platform/http/index.ts";
import {
  findGoneExtras,
  getCatalogue,
  getGoodsOf,
  getTaxDivisions,
  isMadeOnSale,
  isOnSale,
  presentGoodsOf,
  sealFor,
} from "../catalogue/index.ts";
import type { MyItem } from "./my-items.tables.ts";
import { findPictures } from "./pictures/my-item-pictures.store.ts";
import { presentSteps } from "./present-steps.ts";
import { presentTags } from "./present-tags.ts";
import {
  blankPath,
  currentVersion,
  firstPicturePath,
  pictureIdsOf,
  presentGallery,
  presentView,
  viewsOf,
} from "./published/gallery.ts";
import { listStoredSizes, type StoredSize } from "./stores/stored.store.ts";

type Priced = Pick<
  MyItem,
  "catalogueItemId" | "methodId" | "colorId" | "areaKindIds" | "nameTagVersionId" | "hangTagVersionId"
> &
  Partial<Pick<MyItem, "sizeIds" | "personal" | "screens">>;

/** Price of one of the pieces that its method is shown for, in the cheapest of its sizes with all its prints and tags, tax included. */
export function unitPriceOf(shop: Shop, row: Priced): Yen {
  const item = getGoodsOf(shop, row);
  const [size] = [...sizesOf(item.sizes, row.sizeIds ?? null)].sort((left, right) => left.price - right.price);
  if (!size) throw new RangeError(`item ${item.id} has no size`);
  const choice = {
    sizeId: size.id,
    methodId: row.methodId as MethodId,
    areaKindIds: row.areaKindIds,
    quantity: shownPieces(row.methodId),
    screens: row.screens,
  };
  const tags = { nameTag: row.nameTagVersionId !== null, hangTag: row.hangTagVersionId !== null };
  const personalKinds = personalKindsOf(row.personal);
  return unitPrice(item, { ...choice, ...tags, personalKinds }, getTaxDivisions(shop)).withTax;
}

export function presentMyItemCard(shop: Shop, row: MyItem): MyItemCard {
  const item = getGoodsOf(shop, row);
  const color = item.colors.find(({ id }) => id === row.colorId);
  return {
    product_id: row.productId,
    parent_id: item.id,
    new_name: row.name,
    name: item.name,
    kind_id: item.kindId,
    color_name: color?.name ?? "",
    color_value: color?.hex ?? "#ffffff",
    method_name: methodNameOf(shop, row.methodId),
    status: row.status,
    image_url: sealFor(shop, row.userId)(firstPicturePath(item, row)),
    regular_price: row.sellingPrice,
    unit_price: unitPriceOf(shop, row),
    minimum_quantity: leastPieces(item, row.methodId),
    withdrawn: !isMadeOnSale(shop, row),
    promotion_flag: row.promotionFlag,
    kept_until: keptUntilOf(row),
    update_time: row.updateTime.toISOString(),
  };
}

/** A draft with nothing on it is deleted some days after its last change; all else stays. */
function keptUntilOf({ status, designed, updateTime }: MyItem): string | null {
  return status === 0 && !designed ? keptUntil(updateTime).toISOString() : null;
}

/** The Product of its catalogue item, with the member's own words, prices and pictures over it (rule catalogue-product). */
export async function presentMyItem(shop: Shop, row: MyItem): Promise<MyItemOnWire> {
  const gone = findGoneExtras(shop, row);
  const item = getGoodsOf(shop, row);
  const product = presentGoodsOf(getCatalogue(shop), item);
  const seal = sealFor(shop, row.userId);
  const sealed = (entry: ImageEntry): ImageEntry => ({ ...entry, url: seal(entry.url) });
  const { db } = shop.database;
  const pictures = await findPictures(db, row.userId, pictureIdsOf(row));
  const stored = await listStoredSizes(db, row.userId, row.productId);
  const images = presentGallery(item, row, pictures).map(sealed);
  const mockups = viewsOf(item, row).map((view) => sealed(presentView(row, item, view)));
  return {
    ...product,
    ...presentSizes(product, item, row, stored),
    product_id: row.productId,
    parent_id: item.id,
    pku: row.pku,
    user_id: row.userId,
    create_by: row.userId,
    new_name: row.name,
    description: row.description,
    status: row.status,
    delete_flag: row.deleteFlag,
    promotion_flag: row.promotionFlag,
    gallery_hidden: row.galleryHiddenAt !== null || row.removedAt !== null,
    regular_price: row.sellingPrice,
    images: { images, image_count: images.length },
    im_json: presentSteps(row, printAddress(shop, row, item), seal),
    print_display_images: mockups,
    print_images: currentVersion(row) ? mockups : [],
    create_time: row.createTime.toISOString(),
    update_time: row.updateTime.toISOString(),
    withdrawn: !isMadeOnSale(shop, row),
    goods_withdrawn: !isOnSale(shop, item.id),
    ...(gone.length > 0 && { gone_extras: gone }),
    method_id: row.methodId,
    color_id: row.colorId,
    area_kind_ids: row.areaKindIds,
    ...(row.screens && { screens: row.screens }),
    minimum_quantity: leastPieces(item, row.methodId),
    offered_sizes: item.sizes.map(({ id, name }) => ({
      size_id: id,
      size_name: name,
      unit_price: unitPriceOf(shop, { ...row, sizeIds: [id] }),
    })),
    version_id: currentVersion(row),
    is_new: row.status === 0 && row.wordsSavedAt === null,
    kept_until: keptUntilOf(row),
    unit_price: unitPriceOf(shop, row),
    tags: presentTags(shop, item, row),
    indiv_enabled: row.personal !== null,
    im_indiv_info: row.personal ? product.im_indiv_info.filter(({ color_id }) => color_id === row.colorId) : [],
    personal_kinds: personalKindsOf(row.personal),
  };
}

/** Of step 1 (rule designs-pictures-address): absolute once something is designed, for GET /api/image/imageMagic; until then the blank goods. */
function printAddress(shop: Shop, row: MyItem, item: CatalogueItem): string {
  const versionId = currentVersion(row);
  if (!versionId) return blankPath(row, coverView(getMethod(item, row.methodId).areas, row.areaKindIds));
  return shop.env.publicUrl + imageAddress(sealFor(shop, row.userId)(designPicturePath(versionId, "cover")), 564);
}

/** The member's chosen sizes among those of the goods. */
function presentSizes(product: Product, item: CatalogueItem, row: MyItem, stored: readonly StoredSize[]) {
  const chosen = new Set(sizesOf(item.sizes, row.sizeIds).map(({ id }) => id));
  const sizes = product.size.size_list.filter(({ size_id }) => chosen.has(size_id));
  return {
    size: { size_list: sizes, size_count: sizes.length },
    sizeArray: sizes.map(({ size_name }) => size_name),
    sizePrices: product.sizePrices.filter(({ size_id }) => chosen.has(size_id)),
    stock_num: product.stock_num
      .filter(({ size_id }) => chosen.has(size_id))
      .map(({ size_id }) => ({ size_id, num: stored.find(({ sizeId }) => sizeId === size_id)?.free ?? 0 })),
  };
}

function methodNameOf(shop: Shop, methodId: number): string {
  return getCatalogue(shop).data.printMethods.find(({ id }) => id === methodId)?.name ?? "";
}

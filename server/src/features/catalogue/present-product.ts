import type { FeeTable, ImageEntry, Product, ProductCard } from "@surimono/contract/catalogue";
import {
  type CatalogueItem,
  colorsOf,
  type FeeBand,
  type ItemColor,
  type ItemMethod,
  lowestBodyPrice,
  lowestPrice,
  methodName,
  offeredMethods,
  regularPrice,
  viewsOfGoods,
} from "@surimono/domain/catalogue";
import { cataloguePicturePath, formatSku, formatWorksId, itemPicturePath } from "@surimono/domain/designs";
import { artFolder } from "./art-files.ts";
import { drawnViewsOf } from "./art-views.ts";
import { PRINT_FEE, presentFeeTable } from "./present-fee-table.ts";
import type { Snapshot } from "./snapshot.ts";

/** A catalogue item as a Product (rule catalogue-product). Undefined for an unknown id. */
export function presentItem(snapshot: Snapshot, itemId: number): Product | undefined {
  return snapshot.recent.products.take(itemId, () => {
    const stored = snapshot.itemsById.get(itemId);
    return stored && presentProduct(snapshot, stored.item, stored.withdrawn);
  });
}

/** The Product of a my item's goods, which may be more than is sold today. */
export function presentGoodsOf(snapshot: Snapshot, goods: CatalogueItem): Product {
  const stored = snapshot.itemsById.get(goods.id);
  const sold = stored?.item === goods ? presentItem(snapshot, goods.id) : undefined;
  return sold ?? presentProduct(snapshot, goods, stored?.withdrawn ?? true);
}

/** The part of it in lists. */
export function presentProductCard(snapshot: Snapshot, itemId: number): ProductCard | undefined {
  return snapshot.recent.cards.take(itemId, () => {
    const item = snapshot.itemsById.get(itemId)?.item;
    if (item === undefined) return undefined;
    const images = imagesOf(item);
    return { ...presentBasics(snapshot, item), images: { images: images.slice(0, 1), image_count: images.length } };
  });
}

function presentBasics(snapshot: Snapshot, item: CatalogueItem): Omit<ProductCard, "images"> {
  const { data, sales } = snapshot;
  const category = data.categories.find(({ kinds }) => kinds.some(({ id }) => id === item.kindId));
  const price = lowestBodyPrice(item);
  return {
    product_id: item.id,
    pku: item.pku,
    name: item.name,
    item_price: price,
    original_price: price,
    regular_price: regularPrice(price),
    lowest_price: lowestPrice(item, data.taxDivisions),
    sizePrices: item.sizes.map((size) => ({ size_id: size.id, item_price: size.price })),
    division_id: item.divisionId,
    kind_id: item.kindId,
    kind_name: category?.kinds.find(({ id }) => id === item.kindId)?.name ?? "",
    catagory_name: category?.name ?? "",
    summary: summaryOf(snapshot, item),
    color: {
      color_list: item.colors.map((color, index) => presentColor(color, index === 0)),
      color_count: item.colors.length,
    },
    donation_available: item.donationId !== undefined,
    sum: sales.get(item.id) ?? 0,
    create_time: `${item.releasedOn}T00:00:00.000+09:00`,
  };
}

function presentProduct(snapshot: Snapshot, item: CatalogueItem, withdrawn: boolean): Product {
  const basics = presentBasics(snapshot, item);
  const images = imagesOf(item);
  const methods = offeredMethods(item);
  const skus = methods.flatMap((method) =>
    colorsOf(item, method).flatMap((color) =>
      item.sizes.map((size) => ({
        sku: formatSku({ pku: item.pku, colorId: color.id, methodId: method.methodId }),
        size_id: size.id,
        color_id: color.id,
      })),
    ),
  );
  return {
    ...basics,
    images: { images, image_count: images.length },
    parent_id: null,
    user_id: null,
    create_by: "SURIMONO",
    new_name: "",
    description: item.description,
    status: 0,
    delete_flag: 0,
    promotion_flag: 0,
    donation_id: item.donationId ?? 0,
    print_fee: methods.map((method) => ({
      method_id: method.methodId,
      print_fee: method.areas.map(({ areaKindId, fees }) =>
        presentFeeTable({ id: areaKindId, name: areaName(snapshot, areaKindId) }, fees, PRINT_FEE),
      ),
    })),
    stock_num: item.sizes.map(({ id }) => ({ size_id: id, num: 0 })),
    update_time: basics.create_time,
    sizeArray: item.sizes.map(({ name }) => name),
    material: item.materialText,
    material_ids: [...item.materialIds],
    fabric_type_id: item.fabricTypeId,
    sustainable_material_id: item.sustainableMaterialId ?? 0,
    weight: item.weightText,
    silhouette: item.silhouette,
    indiv_enabled: item.personalFees !== undefined,
    minimum_quantity: item.minimumQuantity,
    maximum_quantity: item.maximumQuantity,
    size: { size_list: item.sizes.map(presentSize), size_count: item.sizes.length },
    print_info: methods.map((method) => presentMethod(snapshot, item, method)),
    print_display_images: [],
    print_images: [],
    print_position_constraints: uniquePairs(methods),
    sku_info: skus,
    im_indiv_info: item.personalFees ? skus : [],
    im_json: { steps: [], update_time: basics.create_time },
    subsidiary: {
      tagFees: tagTable(basics, item.hangTagFees),
      nameTagFees: tagTable(basics, item.nameTagFees),
    },
    ...(item.personalFees && { personal_fees: { ...item.personalFees } }),
    keywords: [...item.tags],
    withdrawn,
  };
}

function presentColor(color: ItemColor, selected: boolean) {
  return { color_id: color.id, color_name: color.name, color_value: color.hex, preset_id: color.presetId, selected };
}

function presentSize(size: CatalogueItem["sizes"][number]): Product["size"]["size_list"][number] {
  return {
    size_id: size.id,
    size_name: size.name,
    item_price: size.price,
    original_price: size.price,
    size_group: size.group,
    width: size.width,
    measurements: size.measurements.map(({ name, length }) => ({ name, length })),
  };
}

function presentMethod(snapshot: Snapshot, item: CatalogueItem, method: ItemMethod): Product["print_info"][number] {
  return {
    method_id: method.methodId,
    method_name: methodName(snapshot.data.printMethods.find(({ id }) => id === method.methodId)?.name ?? ""),
    color_ids: [...method.colorIds],
    area_kind: method.areas.map((area) => ({
      kind_id: area.areaKindId,
      kind_name: areaName(snapshot, area.areaKindId),
      works_id: formatWorksId({ itemId: item.id, methodId: method.methodId, areaKindId: area.areaKindId }),
      print_flag: true,
      view: area.view,
      rects: { ...area.rects },
      ...(area.tilt !== undefined && { tilt: area.tilt }),
      bleed: area.bleed,
      safe: area.safe,
      ...(area.behind && { behind: area.behind }),
      ...(area.shape && { shape: area.shape }),
    })),
    print_position_constraints: method.conflicts.map(pair),
  };
}

/** First the photographs, then every printable side, clothes in use, and small places close up, in each colour. */
function imagesOf(item: CatalogueItem): ImageEntry[] {
  return [...photographsOf(item), ...drawingsOf(item)];
}

/** Not those of a colour that is out of stock (rule catalogue-pictures). */
function photographsOf({ pictures = [], ...item }: CatalogueItem): ImageEntry[] {
  return pictures
    .filter(({ colorId }) => colorId === undefined || item.colors.some(({ id }) => id === colorId))
    .map(({ id, colorId = 0, alt }) => ({
      ...{ url: itemPicturePath(id), color: colorId, image_id: id, image_name: "photograph.webp", image_type: 2 },
      ...{ description: alt, is_removed: false, create_time: item.releasedOn, update_time: item.releasedOn },
    }));
}

function drawingsOf(item: CatalogueItem): ImageEntry[] {
  const areas = item.methods.flatMap((method) => method.areas);
  const views = viewsOfGoods(areas, drawnViewsOf(artFolder(), item.silhouette));
  return item.colors.flatMap((color) =>
    views.map((view) => ({
      url: cataloguePicturePath(item.id, color.id, view),
      color: color.id,
      image_id: `${item.id}-${color.id}-${view}`,
      image_name: `${view}.webp`,
      image_type: 1,
      description: `${item.name} ${color.name}`,
      is_removed: false,
      create_time: item.releasedOn,
      update_time: item.releasedOn,
    })),
  );
}

function summaryOf(snapshot: Snapshot, item: CatalogueItem): string {
  const { materials, sustainableMaterials } = snapshot.data;
  const sustainable = sustainableMaterials.find(({ id }) => id === item.sustainableMaterialId)?.name;
  const names = item.materialIds.map((wanted) => materials.find(({ id }) => id === wanted)?.name ?? "");
  return `${item.weightText}・${sustainable ?? names.join("／")}`;
}

function tagTable(basics: Pick<ProductCard, "kind_id" | "kind_name">, bands: readonly FeeBand[]): FeeTable[] {
  return bands.length === 0 ? [] : [presentFeeTable({ id: basics.kind_id, name: basics.kind_name }, bands)];
}

function areaName(snapshot: Snapshot, areaKindId: number): string {
  return snapshot.data.areaKinds.find(({ id }) => id === areaKindId)?.name ?? "";
}

function uniquePairs(methods: readonly ItemMethod[]) {
  const pairs = methods.flatMap(({ conflicts }) => conflicts);
  return [...new Map(pairs.map((conflict) => [conflict.join("-"), pair(conflict)])).values()];
}

function pair([one, other]: readonly [number, number]) {
  return { kind_id_1: one, kind_id_2: other };
}

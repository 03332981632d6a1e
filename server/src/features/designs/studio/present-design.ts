import type { OpenedDesign } from "@surimono/contract/designs";
import {
  type CatalogueItem,
  conflictsOfArea,
  getArea,
  getMethod,
  INK_ON_GOODS,
  lowestBodyPrice,
  type MethodId,
  PERSONAL_KINDS,
  PRINT_STEP,
  type PrintArea,
  placeFee,
  referenceGroup,
  referenceSize,
  SILK_SCREEN,
  shownPieces,
  TAG_STEPS,
  tagFeePerUnit,
  tagFeesOf,
  withTax,
} from "@surimono/domain/catalogue";
import { type DesignDocument, holesIn, MOST_SCREENS, printScales } from "@surimono/domain/designs";
import { sizesOf } from "@surimono/domain/my-items";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue, getTag, getTaxDivisions } from "../../catalogue/index.ts";
import { type MyItem, tagVersionOf } from "../../my-items/index.ts";
import type { DesignTarget } from "../choice/index.ts";
import { presentColors } from "./present-colors.ts";

/** What the studio needs of a my item; a simulated design has no row. */
export interface Subject
  extends Pick<MyItem, "methodId" | "areaKindIds" | "screens" | "sizeIds" | "nameTagVersionId" | "hangTagVersionId"> {
  readonly productId: number;
  readonly name: string;
  readonly item: CatalogueItem;
}

export interface Opened {
  readonly document: DesignDocument;
  readonly revision: number;
  readonly savedAt: Date;
}

/** Everything that the studio shows around a document. */
export function presentDesign(shop: Shop, subject: Subject, target: DesignTarget, design: Opened): OpenedDesign {
  const { goods } = target;
  const size = referenceSize(goods);
  const color = goods.colors.find(({ id }) => id === target.colorId);
  const method = getCatalogue(shop).data.printMethods.find(({ id }) => id === target.methodId);
  if (!method) throw new RangeError(`${goods.id} has an unknown print method`);
  const division = getTaxDivisions(shop).find(({ divisionId }) => divisionId === subject.item.divisionId);
  return {
    product_id: subject.productId,
    step_id: target.step,
    name: subject.name,
    item: {
      item_id: goods.id,
      name: goods.name,
      silhouette: goods.silhouette,
      color_name: color?.name ?? "",
      color_value: color?.hex ?? "#ffffff",
      colors: target.step === PRINT_STEP ? presentColors(shop, target, design.document) : [],
      method_id: method.id,
      ...(method.choke !== undefined && { choke: method.choke }),
      method_name: nameOf(shop, "printMethods", target.methodId),
      size_name: size.name,
      size_width: size.width,
      sizes_text: sizesText(target),
      sizes: goods.sizes
        .filter(({ group }) => group === size.group)
        .map(({ id, name, group, width, measurements }) => ({
          ...{ size_id: id, size_name: name, size_group: group, width },
          measurements: measurements.map((measured) => ({ name: measured.name, length: measured.length })),
        })),
    },
    areas: getMethod(goods, target.methodId).areas.map((area) => presentArea(shop, subject.item, target, area)),
    price: {
      pieces: shownPieces(subject.methodId),
      body_before_tax: lowestBodyPrice({ sizes: sizesOf(subject.item.sizes, subject.sizeIds) }),
      extras: extrasOf(shop, subject, target),
      personal: target.step === PRINT_STEP && method.id !== SILK_SCREEN ? personalOf(shop, subject.item) : [],
      tax_bp: division?.rate ?? 0,
    },
    document: design.document,
    revision: design.revision,
    saved_at: design.savedAt.toISOString(),
  };
}

function sizesText({ goods, step }: DesignTarget): string {
  const size = referenceSize(goods);
  if (goods.sizes.length > 1) return `${size.name} ほか${goods.sizes.length - 1}サイズ`;
  return step === PRINT_STEP ? "フリーサイズ" : size.name;
}

/** The price of the piece besides this document's places: its tags, and in a tag's own studio the print. */
function extrasOf(shop: Shop, subject: Subject, target: DesignTarget): OpenedDesign["price"]["extras"] {
  const { item } = subject;
  const taxed = (name: string, fee: number) => ({
    name,
    fee: withTax(fee, item.divisionId, getTaxDivisions(shop)),
    fee_before_tax: fee,
  });
  const method = getMethod(item, subject.methodId);
  const prints = subject.areaKindIds.map((areaKindId, index) =>
    taxed(
      nameOf(shop, "areaKinds", areaKindId),
      placeFee(method.methodId, getArea(method, areaKindId).fees, 1, subject.screens?.[index]),
    ),
  );
  const tags = TAG_STEPS.filter((step) => step === target.step || tagVersionOf(subject, step) !== null).map((step) =>
    taxed(getTag(shop, step).name, tagFeePerUnit(tagFeesOf(item, step), shownPieces(subject.methodId))),
  );
  return [...(target.step === PRINT_STEP ? [] : prints), ...tags];
}

function personalOf(shop: Shop, { personalFees, divisionId }: CatalogueItem): OpenedDesign["price"]["personal"] {
  if (!personalFees) return [];
  return PERSONAL_KINDS.map((kind) => ({
    kind,
    fee: withTax(personalFees[kind], divisionId, getTaxDivisions(shop)),
    fee_before_tax: personalFees[kind],
  }));
}

function presentArea(
  shop: Shop,
  item: CatalogueItem,
  { goods, methodId, step }: DesignTarget,
  area: PrintArea,
): OpenedDesign["areas"][number] {
  const rect = area.rects[referenceGroup(goods)];
  if (!rect) throw new RangeError(`area ${area.areaKindId} of ${goods.id} has no rectangle`);
  // The sides of a tag are priced together.
  const feeOf = (screens: number) => (step === PRINT_STEP ? placeFee(methodId, area.fees, 1, screens) : 0);
  const fee = feeOf(1);
  return {
    area_kind_id: area.areaKindId,
    name: nameOf(shop, "areaKinds", area.areaKindId),
    view: area.view,
    rect: { ...rect },
    tilt: area.tilt ?? 0,
    bleed: area.bleed,
    safe: area.safe,
    holes: holesIn(goods, area),
    ...(area.shape && { shape: area.shape }),
    ...(area.dieCut && { die_cut: area.dieCut }),
    ...(area.press && INK_ON_GOODS[methodId as MethodId] === "bare" && { press: area.press }),
    ...(area.behind && { behind: area.behind }),
    scales: printScales(goods, area).map(({ sizeNames, value }) => ({ size_names: [...sizeNames], scale: value })),
    fee: withTax(fee, item.divisionId, getTaxDivisions(shop)),
    fee_before_tax: fee,
    ...(methodId === SILK_SCREEN && {
      screen_fees: Array.from({ length: MOST_SCREENS }, (_, index) => ({
        fee: withTax(feeOf(index + 1), item.divisionId, getTaxDivisions(shop)),
        fee_before_tax: feeOf(index + 1),
      })),
    }),
    conflicts_with: conflictsOfArea(getMethod(goods, methodId), area.areaKindId),
  };
}

function nameOf(shop: Shop, list: "printMethods" | "areaKinds", id: number): string {
  return getCatalogue(shop).data[list].find((entry) => entry.id === id)?.name ?? "";
}

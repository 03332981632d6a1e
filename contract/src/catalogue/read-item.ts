import {
  type CatalogueItem,
  type FeeBand,
  type MethodId,
  type PrintArea,
  parseRange,
} from "@surimono/domain/catalogue";
import type { FeeTable } from "./fee-table.ts";
import type { Product } from "./product.ts";

/**
 * The catalogue item that a Product carries, in the names and shapes of the domain, so that browser and server price and
 * judge it by the same functions. The inverse of the server's presenter.
 */
export function readItem(product: Product): CatalogueItem {
  return {
    id: product.parent_id ?? product.product_id,
    pku: product.pku,
    name: product.name,
    description: product.description,
    kindId: product.kind_id,
    divisionId: product.division_id,
    materialIds: product.material_ids,
    materialText: product.material,
    fabricTypeId: product.fabric_type_id,
    ...(product.sustainable_material_id !== 0 && { sustainableMaterialId: product.sustainable_material_id }),
    ...(product.donation_id !== 0 && { donationId: product.donation_id }),
    weightText: product.weight,
    silhouette: product.silhouette,
    tags: product.keywords,
    sizes: product.size.size_list.map((size) => ({
      id: size.size_id,
      name: size.size_name,
      group: size.size_group,
      price: size.item_price,
      measurements: size.measurements,
      width: size.width,
    })),
    colors: product.color.color_list.map((color) => ({
      id: color.color_id,
      name: color.color_name,
      hex: color.color_value,
      presetId: color.preset_id,
    })),
    methods: product.print_info.map((info) => ({
      methodId: info.method_id as MethodId,
      colorIds: info.color_ids,
      areas: info.area_kind.map((area) => readArea(area, feesOf(product, info.method_id, area.kind_id))),
      conflicts: info.print_position_constraints.map((pair) => [pair.kind_id_1, pair.kind_id_2] as const),
    })),
    nameTagFees: readBands(product.subsidiary.nameTagFees[0]),
    hangTagFees: readBands(product.subsidiary.tagFees[0]),
    ...(product.personal_fees && { personalFees: product.personal_fees }),
    minimumQuantity: product.minimum_quantity,
    maximumQuantity: product.maximum_quantity,
    releasedOn: product.create_time.slice(0, 10),
  };
}

function readArea(area: Product["print_info"][number]["area_kind"][number], fees: readonly FeeBand[]): PrintArea {
  return {
    areaKindId: area.kind_id,
    view: area.view,
    rects: area.rects,
    ...(area.tilt !== undefined && { tilt: area.tilt }),
    bleed: area.bleed,
    safe: area.safe,
    ...(area.behind && { behind: area.behind }),
    ...(area.shape && { shape: area.shape }),
    fees,
  };
}

function feesOf(product: Product, methodId: number, areaKindId: number): FeeBand[] {
  const method = product.print_fee.find(({ method_id }) => method_id === methodId);
  return readBands(method?.print_fee.find(({ kind_id }) => kind_id === areaKindId));
}

/** Undefined reads as no bands; unreadable ranges are dropped, so that nothing is priced by them. */
export function readBands(table: FeeTable | undefined): FeeBand[] {
  return (table?.fee_type.feeType_table ?? []).flatMap(({ orderNumber, cost }) => {
    const range = parseRange(orderNumber);
    return range === undefined ? [] : [{ ...range, cost }];
  });
}

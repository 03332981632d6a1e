import type { getDisplayCategories, getKinds, getPrintMethods, querySysParam } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import { type FeeBand, type Kind, METHOD_ORDER, methodName } from "@surimono/domain/catalogue";
import { cataloguePicturePath } from "@surimono/domain/designs";
import { PRINT_FEE, presentFeeTable } from "./present-fee-table.ts";
import type { Snapshot } from "./snapshot.ts";

/** Materials in this order of ids, others after them (rule catalogue-material-order). */
const MATERIAL_ORDER = [1, 3, 2, 4];

export function inMaterialOrder<Row extends { readonly id: number }>(materials: readonly Row[]): Row[] {
  const rank = ({ id }: Row) => (MATERIAL_ORDER.includes(id) ? MATERIAL_ORDER.indexOf(id) : MATERIAL_ORDER.length + id);
  return materials.toSorted((left, right) => rank(left) - rank(right));
}

export function presentPrintMethods({ data }: Snapshot): AnswerOf<typeof getPrintMethods>["data"] {
  return METHOD_ORDER.flatMap((id) => data.printMethods.filter((method) => method.id === id)).map((method) => ({
    method_id: method.id,
    name: methodName(method.name),
    summary: method.summary,
    note: method.note,
  }));
}

export function presentKinds({ data }: Snapshot): AnswerOf<typeof getKinds>["data"] {
  return data.categories.map((category) => ({
    category_id: category.id,
    catagory_name: category.name,
    kinds: category.kinds.map(presentKind),
  }));
}

export function presentDisplayCategories({ data, index }: Snapshot): AnswerOf<typeof getDisplayCategories>["data"] {
  const kinds = data.categories.flatMap((category) => category.kinds);
  return data.displayCategories.map((shelf, position) => {
    const entries = index.filter(({ displayCategoryIds }) => displayCategoryIds.includes(shelf.id));
    const first = data.items.find(({ id }) => id === entries[0]?.id);
    const color = first?.colors[0];
    return {
      display_category_id: shelf.id,
      display_category_name: shelf.name,
      display_code: shelf.code,
      display_flag: shelf.displayed,
      sort_id: position + 1,
      kinds: shelf.kindIds.flatMap((id) => kinds.filter((kind) => kind.id === id)).map(presentKind),
      item_count: entries.length,
      image_url: first && color ? cataloguePicturePath(first.id, color.id, "front") : null,
    };
  });
}

/** The fees of tags by kind of goods, or the lowest print fees by method and area, over all items on sale. */
export function presentSysParam(
  snapshot: Snapshot,
  name: "subsidiary_fees" | "print_methods",
): AnswerOf<typeof querySysParam>["data"][number] {
  if (name === "subsidiary_fees") {
    return {
      param_name: name,
      param_value: {
        tagFees: tagFees(snapshot, "hangTagFees"),
        nameTagFees: tagFees(snapshot, "nameTagFees"),
      },
    };
  }
  return {
    param_name: name,
    param_value: presentPrintMethods(snapshot).map((method) => ({
      method_id: method.method_id,
      name: method.name,
      print_fee: lowestFees(snapshot, method.method_id),
    })),
  };
}

function tagFees({ data }: Snapshot, field: "hangTagFees" | "nameTagFees") {
  const kinds = data.categories.flatMap((category) => category.kinds);
  return kinds.flatMap((kind) => {
    const tables = data.items.filter(({ kindId }) => kindId === kind.id).map((item) => item[field]);
    const lowest = lowestTable(tables);
    return lowest === undefined ? [] : [presentFeeTable(kind, lowest)];
  });
}

function lowestFees({ data }: Snapshot, methodId: number) {
  const areas = data.items
    .flatMap(({ methods }) => methods.filter((method) => method.methodId === methodId))
    .flatMap((method) => method.areas);
  return data.areaKinds.flatMap((kind) => {
    const lowest = lowestTable(areas.filter(({ areaKindId }) => areaKindId === kind.id).map(({ fees }) => fees));
    return lowest === undefined ? [] : [presentFeeTable(kind, lowest, PRINT_FEE)];
  });
}

function lowestTable(tables: readonly (readonly FeeBand[])[]): readonly FeeBand[] | undefined {
  return tables
    .filter((bands) => bands.length > 0)
    .toSorted((left, right) => (left[0]?.cost ?? 0) - (right[0]?.cost ?? 0))[0];
}

function presentKind(kind: Kind, position: number) {
  return { kind_id: kind.id, kind_name: kind.name, kind_code: kind.code, display_flag: true, sort_id: position + 1 };
}

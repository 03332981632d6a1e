import type { CatalogueIssue } from "../checks/validate-catalogue.ts";
import { entryOf, type ItemFile, type PrintFeeTable, type SharedTables } from "./item-file.ts";

/**
 * Each fact is written once and in use: no table, set, place, size group or colour without an item that names it, and no
 * two alike. Needs items whose names all resolve.
 */
export function checkSharedTables(tables: SharedTables, items: readonly ItemFile[]): CatalogueIssue[] {
  return [
    ...checkColors(tables, items),
    ...checkAreas(tables, items),
    ...checkPrintFees(tables, items),
    ...checkTagFees(tables, items),
    ...checkPersonalFees(tables, items),
  ];
}

function checkColors({ colors }: SharedTables, items: readonly ItemFile[]): CatalogueIssue[] {
  const report = (id: number, problem: string) => ({ file: "lookups/colors", field: `${id}`, problem });
  const used = new Set(items.flatMap(({ colorIds }) => colorIds));
  return colors.flatMap((color, index) => {
    const twin = colors.slice(0, index).find(({ id, name }) => id === color.id || name === color.name);
    return [
      ...(used.has(color.id) ? [] : [report(color.id, "no item has this colour")]),
      ...(twin ? [report(color.id, `has the id or the name of colour ${twin.id} (${twin.name})`)] : []),
    ];
  });
}

function checkAreas({ areas }: SharedTables, items: readonly ItemFile[]): CatalogueIssue[] {
  return Object.entries(areas).flatMap(([silhouette, sets]) => {
    const report = (field: string, problem: string) => ({ file: `areas/${silhouette}`, field, problem });
    return Object.entries(sets).flatMap(([name, set], index) => {
      const users = items.filter((item) => item.silhouette === silhouette && item.areas === name);
      if (users.length === 0) return [report(name, "no item names this set")];
      const groups = new Set(users.flatMap(({ sizes }) => sizes.map(({ group }) => group)));
      const unused = set.areas.flatMap(({ areaKindId, rects }) =>
        Object.keys(rects)
          .filter((group) => !groups.has(group))
          .map((group) => report(`${name}.areas.${areaKindId}.rects.${group}`, "no item has sizes of this group")),
      );
      const twin = twinBefore(Object.entries(sets), index, (one, other) => same(one, other));
      return [...unused, ...(twin ? [report(name, `says the same as ${twin}`)] : [])];
    });
  });
}

function checkPrintFees({ printFees, areas }: SharedTables, items: readonly ItemFile[]): CatalogueIssue[] {
  const report = (name: string, problem: string) => ({ file: "fees/print", field: name, problem });
  return Object.entries(printFees).flatMap(([name, table], index) => {
    const users = items.filter(({ methods }) => methods.some(({ fees }) => fees.includes(name)));
    if (users.length === 0) return [report(name, "no item names this table")];
    const places = new Set(
      users.flatMap((item) => entryOf(areas[item.silhouette], item.areas)?.areas.map(({ areaKindId }) => areaKindId)),
    );
    const idle = table.areaKindIds.filter((place) => !places.has(place));
    const twin = twinBefore(Object.entries(printFees), index, isSamePrice);
    return [
      ...idle.map((place) => report(name, `none of its items is printed at place ${place}`)),
      ...(twin ? [report(name, `says the same as ${twin}`)] : []),
    ];
  });
}

/** The same fees at other places, or by another method, are a different price that happens to be equal. */
function isSamePrice(one: PrintFeeTable, other: PrintFeeTable): boolean {
  const sharePlace = one.areaKindIds.some((place) => other.areaKindIds.includes(place));
  return one.methodId === other.methodId && sharePlace && same(one.fees, other.fees);
}

function checkTagFees({ tagFees }: SharedTables, items: readonly ItemFile[]): CatalogueIssue[] {
  const report = (name: string, problem: string) => ({ file: "fees/tags", field: name, problem });
  const used = new Set(items.flatMap(({ nameTagFees, hangTagFees }) => [nameTagFees, hangTagFees]));
  return Object.keys(tagFees).flatMap((name, index) => {
    const twin = twinBefore(Object.entries(tagFees), index, same);
    return [
      ...(used.has(name) ? [] : [report(name, "no item names this table")]),
      ...(twin ? [report(name, `says the same as ${twin}`)] : []),
    ];
  });
}

function checkPersonalFees({ personalFees }: SharedTables, items: readonly ItemFile[]): CatalogueIssue[] {
  const report = (name: string, problem: string) => ({ file: "fees/personal", field: name, problem });
  const used = new Set(items.map(({ personalFees: name }) => name));
  return Object.keys(personalFees).flatMap((name, index) => {
    const twin = twinBefore(Object.entries(personalFees), index, same);
    return [
      ...(used.has(name) ? [] : [report(name, "no item names this table")]),
      ...(twin ? [report(name, `says the same as ${twin}`)] : []),
    ];
  });
}

function twinBefore<Value>(
  entries: readonly (readonly [string, Value])[],
  index: number,
  isTwin: (one: Value, other: Value) => boolean,
): string | undefined {
  const value = entries[index]?.[1] as Value;
  return entries.slice(0, index).find(([, other]) => isTwin(value, other))?.[0];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

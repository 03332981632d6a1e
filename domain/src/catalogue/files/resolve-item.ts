import type { Report } from "../checks/check-ids.ts";
import { printsOn } from "../choice/offered-methods.ts";
import type { CatalogueItem, FeeBand, ItemColor, ItemMethod, PrintArea } from "../item.ts";
import type { PrintMethod } from "../lookups.ts";
import type { TagStep } from "../prices/subsidiary-tag.ts";
import {
  type AreaSet,
  entryOf,
  type FeeSteps,
  type ItemFile,
  type MethodLine,
  type PrintFeeTable,
  type SharedTables,
} from "./item-file.ts";

/** The item with everything its file names. An unknown name is reported and left out. */
export function resolveItem(
  file: ItemFile,
  tables: SharedTables,
  printMethods: readonly PrintMethod[],
  report: Report,
): CatalogueItem {
  const { colorIds, areas, sizes, methods, nameTagFees, hangTagFees, personalFees, ...own } = file;
  const colors = colorIds.flatMap((id) => findColor(tables, id, report) ?? []);
  // Not one of the item's own: its photographs stay while a colour is out of stock.
  for (const { colorId } of file.pictures ?? [])
    if (colorId !== undefined) findColor(tables, colorId, report, "pictures");
  const set = findAreas(file, tables, report);
  return {
    ...own,
    sizes: sizes.map(({ measurements, ...size }) => ({
      ...size,
      measurements: Object.entries(measurements).map(([name, length]) => ({ name, length })),
    })),
    colors,
    // Without its places its prices cannot be checked.
    methods: set
      ? methods.map((method) => resolveMethod(method, file, { colors, set, tables, printMethods }, report))
      : [],
    nameTagFees: tagFees(nameTagFees, 2, tables, (problem) => report("nameTagFees", problem)),
    hangTagFees: tagFees(hangTagFees, 3, tables, (problem) => report("hangTagFees", problem)),
    ...findPersonalFees(personalFees, tables, report),
  };
}

function findColor({ colors }: SharedTables, id: number, report: Report, field = "colorIds"): ItemColor | undefined {
  const color = colors.find((one) => one.id === id);
  if (color === undefined) report(field, `there is no colour ${id} in lookups/colors.json`);
  return color;
}

function findAreas({ silhouette, areas }: ItemFile, tables: SharedTables, report: Report): AreaSet | undefined {
  const sets = entryOf(tables.areas, silhouette);
  const set = entryOf(sets, areas);
  if (sets === undefined) report("silhouette", `there is no areas/${silhouette}.json`);
  else if (set === undefined)
    report("areas", `there is no ${areas} in areas/${silhouette}.json, only ${Object.keys(sets).join(", ")}`);
  return set;
}

interface Parts {
  readonly colors: readonly ItemColor[];
  readonly set: AreaSet;
  readonly tables: SharedTables;
  readonly printMethods: readonly PrintMethod[];
}

function resolveMethod(line: MethodLine, file: ItemFile, parts: Parts, report: Report): ItemMethod {
  const { methodId } = line;
  const rule = parts.printMethods.find(({ id }) => id === methodId);
  const printable = parts.colors.filter(({ hex }) => rule !== undefined && printsOn(rule, hex));
  const groups = new Set(file.sizes.map(({ group }) => group));
  const named = findFees(line, parts, (problem) => report(`methods.${methodId}.fees`, problem));
  return {
    methodId,
    colorIds: line.colorIds ?? printable.map(({ id }) => id),
    areas: parts.set.areas.map((area): PrintArea => {
      const priced = named.filter(([, { areaKindIds }]) => areaKindIds.includes(area.areaKindId));
      if (priced.length !== 1) report(`methods.${methodId}.fees`, `${howPriced(priced)} place ${area.areaKindId}`);
      const rects = Object.fromEntries(Object.entries(area.rects).filter(([group]) => groups.has(group)));
      return { ...area, rects, fees: bandsOf(priced[0]?.[1].fees ?? {}) };
    }),
    conflicts: parts.set.conflicts,
  };
}

type NamedFees = readonly [name: string, table: PrintFeeTable];

function howPriced(priced: readonly NamedFees[]): string {
  return priced.length === 0 ? "no table prices" : `${priced.map(([name]) => name).join(" and ")} price`;
}

function findFees({ methodId, fees }: MethodLine, { set, tables }: Parts, report: (problem: string) => void) {
  return fees.flatMap((name): NamedFees[] => {
    const table = entryOf(tables.printFees, name);
    if (table === undefined) report(`there is no table ${name} in fees/print.json`);
    else if (table.methodId !== methodId) report(`${name} is of method ${table.methodId}`);
    else if (set.areas.some(({ areaKindId }) => table.areaKindIds.includes(areaKindId))) return [[name, table]];
    else report(`${name} prices no place of the item`);
    return [];
  });
}

function tagFees(
  name: string | undefined,
  step: TagStep,
  { tagFees: tables }: SharedTables,
  report: (problem: string) => void,
): readonly FeeBand[] {
  if (name === undefined) return [];
  const table = entryOf(tables, name);
  if (table === undefined) report(`there is no table ${name} in fees/tags.json`);
  else if (table.step !== step) report(`${name} is of step ${table.step}`);
  return bandsOf(table?.fees ?? {});
}

function findPersonalFees(
  name: string | undefined,
  { personalFees: tables }: SharedTables,
  report: Report,
): Pick<CatalogueItem, "personalFees"> {
  if (name === undefined) return {};
  const personalFees = entryOf(tables, name);
  if (personalFees !== undefined) return { personalFees };
  report("personalFees", `there is no table ${name} in fees/personal.json`);
  return {};
}

/** Each band ends where the next begins. */
function bandsOf(fees: FeeSteps): FeeBand[] {
  const steps = Object.entries(fees).map(([from, cost]) => ({ from: Number(from), cost }));
  return steps.map(({ from, cost }, index) => {
    const next = steps[index + 1];
    return next === undefined ? { from, cost } : { from, to: next.from - 1, cost };
  });
}

import { areasOverlap } from "./area-conflicts.ts";
import { checkFeeBands } from "./check-fee-bands.ts";
import type { CatalogueItem, ItemMethod, PrintableGoods } from "./item.ts";
import type { CatalogueData, Named } from "./lookups.ts";
import { printsOn } from "./offered-methods.ts";

export interface CatalogueIssue {
  /** Below `catalogue/`, such as `items/1001`. */
  readonly file: string;
  readonly field: string;
  readonly problem: string;
}

type Report = (field: string, problem: string) => void;

/** What the shop would stumble over later: dangling ids, gaps in fee tables, areas that overlap unsaid. Empty when sound. */
export function validateCatalogue(data: CatalogueData): CatalogueIssue[] {
  const issues: CatalogueIssue[] = [];
  const reportFor =
    (file: string): Report =>
    (field, problem) =>
      issues.push({ file, field, problem });
  checkLookups(data, (file) => reportFor(`lookups/${file}`));
  checkUnique(
    data.items.map(({ id }) => id),
    reportFor("items"),
    "id",
  );
  checkUnique(
    data.items.map(({ pku }) => pku),
    reportFor("items"),
    "pku",
  );
  for (const item of data.items) checkItem(item, data, reportFor(`items/${item.id}`));
  checkTags(data, reportFor("lookups/subsidiary-tags"));
  return issues;
}

function checkLookups(data: CatalogueData, reportFor: (file: string) => Report): void {
  const kindIds = data.categories.flatMap(({ kinds }) => kinds.map(({ id }) => id));
  checkUnique(kindIds, reportFor("categories"), "kinds.id");
  for (const shelf of data.displayCategories)
    checkKnown(shelf.kindIds, new Set(kindIds), reportFor("display-categories"), `${shelf.code}.kindIds`);
  const lists: Record<string, readonly Named[]> = {
    categories: data.categories,
    "display-categories": data.displayCategories,
    materials: data.materials,
    "fabric-types": data.fabricTypes,
    "sustainable-materials": data.sustainableMaterials,
    donations: data.donations,
    "print-methods": data.printMethods,
    "area-kinds": data.areaKinds,
    "preset-colors": data.presetColors,
  };
  for (const [file, list] of Object.entries(lists))
    checkUnique(
      list.map(({ id }) => id),
      reportFor(file),
      "id",
    );
}

/** Tags are goods of their own: a design names one by its id, which must be no item's. */
function checkTags({ subsidiaryTags: tags, items, ...data }: CatalogueData, report: Report): void {
  checkUnique(
    [...tags, ...items].map(({ id }) => id),
    report,
    "id",
  );
  checkUnique(
    tags.map(({ step }) => step),
    report,
    "step",
  );
  for (const tag of tags) {
    if (tag.sizes.length !== 1) report(`${tag.id}.sizes`, "is not a single one");
    for (const method of tag.methods)
      checkMethod(method, tag, data, (field, problem) => report(`${tag.id}.${field}`, problem), { mayBeFree: true });
  }
}

function checkItem(item: CatalogueItem, data: CatalogueData, report: Report): void {
  if (!/^\d{10}$/.test(item.pku)) report("pku", "is not ten digits");
  if (item.minimumQuantity < 1 || item.maximumQuantity < item.minimumQuantity)
    report("maximumQuantity", "is below the minimum");
  const kinds = data.categories.flatMap((category) => category.kinds);
  checkKnown([item.kindId], idsOf(kinds), report, "kindId");
  checkKnown([item.divisionId], new Set(data.taxDivisions.map((entry) => entry.divisionId)), report, "divisionId");
  checkKnown(item.materialIds, idsOf(data.materials), report, "materialIds");
  checkKnown([item.fabricTypeId], idsOf(data.fabricTypes), report, "fabricTypeId");
  checkKnown([item.sustainableMaterialId ?? 0], idsOf(data.sustainableMaterials), report, "sustainableMaterialId");
  checkKnown([item.donationId ?? 0], idsOf(data.donations), report, "donationId");
  checkKnown(
    item.colors.map(({ presetId }) => presetId),
    idsOf(data.presetColors),
    report,
    "colors.presetId",
  );
  checkUnique(
    item.colors.map(({ id }) => id),
    report,
    "colors.id",
  );
  for (const color of item.colors)
    if (!/^#(?:[0-9A-F]{2}){3,4}$/i.test(color.hex)) report("colors.hex", `${color.hex} is no #rrggbb or #rrggbbaa`);
  checkSizes(item, report);
  checkFeeBands(item.nameTagFees, (problem) => report("nameTagFees", problem), { mayBeEmpty: true });
  checkFeeBands(item.hangTagFees, (problem) => report("hangTagFees", problem), { mayBeEmpty: true });
  if (item.methods.every(({ colorIds }) => colorIds.length === 0)) report("methods", "none prints on any colour");
  for (const method of item.methods) checkMethod(method, item, data, report);
}

function checkSizes(item: CatalogueItem, report: Report): void {
  if (item.sizes.length === 0) report("sizes", "is empty");
  checkUnique(
    item.sizes.map(({ id }) => id),
    report,
    "sizes.id",
  );
  for (const size of item.sizes) {
    if (size.width <= 0) report(`sizes.${size.name}.width`, "is not above zero");
    // Tens keep the tax of every line whole, so that shown lines add up to the shown total.
    if (size.price <= 0 || size.price % 10 !== 0)
      report(`sizes.${size.name}.price`, "is not a positive multiple of ten");
  }
}

function checkMethod(
  method: ItemMethod,
  item: PrintableGoods,
  data: Pick<CatalogueData, "printMethods" | "areaKinds">,
  report: Report,
  { mayBeFree = false } = {},
): void {
  const at = `methods.${method.methodId}`;
  checkKnown(method.colorIds, idsOf(item.colors), report, `${at}.colorIds`);
  const rule = data.printMethods.find(({ id }) => id === method.methodId);
  if (rule === undefined) return report(at, "is no print method");
  for (const color of item.colors)
    if (method.colorIds.includes(color.id) && !printsOn(rule, color.hex))
      report(`${at}.colorIds`, `${rule.name} does not print on ${color.name}`);
  if (method.areas.length === 0) report(`${at}.areas`, "is empty");
  const kinds = method.areas.map(({ areaKindId }) => areaKindId);
  checkUnique(kinds, report, `${at}.areas`);
  checkKnown(kinds, idsOf(data.areaKinds), report, `${at}.areas`);
  checkKnown(method.conflicts.flat(), new Set(kinds), report, `${at}.conflicts`);
  const groups = new Set(item.sizes.map(({ group }) => group));
  for (const area of method.areas) {
    const where = `${at}.areas.${area.areaKindId}`;
    for (const group of groups) {
      const rect = area.rects[group];
      if (rect === undefined) report(`${where}.rects`, `lacks the size group ${group}`);
      else if (rect.w <= 2 * area.safe || rect.h <= 2 * area.safe)
        report(`${where}.rects.${group}`, "has no safe inside");
    }
    checkFeeBands(area.fees, (problem) => report(`${where}.fees`, problem), { mayBeEmpty: mayBeFree });
  }
  checkOverlaps(method, report, at);
}

function checkOverlaps(method: ItemMethod, report: Report, at: string): void {
  method.areas.forEach((one, index) => {
    for (const other of method.areas.slice(index + 1)) {
      const declared = method.conflicts.some(
        (pair) => pair.includes(one.areaKindId) && pair.includes(other.areaKindId),
      );
      if (!declared && areasOverlap(one, other))
        report(`${at}.conflicts`, `areas ${one.areaKindId} and ${other.areaKindId} overlap without being declared`);
    }
  });
}

function checkUnique(values: readonly (number | string)[], report: Report, field: string): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  for (const value of new Set(twice)) report(field, `${value} stands twice`);
}

function checkKnown(ids: readonly number[], known: ReadonlySet<number>, report: Report, field: string): void {
  for (const id of ids) if (!known.has(id)) report(field, `${id} is unknown`);
}

function idsOf(list: readonly { readonly id: number }[]): ReadonlySet<number> {
  return new Set(list.map(({ id }) => id));
}

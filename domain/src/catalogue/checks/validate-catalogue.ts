import { isDay } from "../../kernel/index.ts";
import { MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME } from "../../my-items/index.ts";
import { fitsRect } from "../area-outline.ts";
import { areasOverlap } from "../choice/area-conflicts.ts";
import { printsOn } from "../choice/offered-methods.ts";
import { checkFreeOutline } from "../free-outline/check-free-outline.ts";
import {
  type CatalogueItem,
  type ItemMethod,
  MAX_PICTURE_WORDS,
  MOST_ITEM_PICTURES,
  type PrintableGoods,
} from "../item.ts";
import type { CatalogueData } from "../lookups.ts";
import { TAG_STEPS, takesTag } from "../prices/subsidiary-tag.ts";
import { checkDieCutRules } from "./check-die-cut-rules.ts";
import { checkFeeBands } from "./check-fee-bands.ts";
import { checkKnown, checkUnique, idsOf, type Report } from "./check-ids.ts";
import { checkLookups } from "./check-lookups.ts";

/** My items are numbered from the next one on. */
const MAX_ITEM_ID = 100_000;

export interface CatalogueIssue {
  /** Below `catalogue/`, such as `items/1001`. */
  readonly file: string;
  /** Names entries of a list by their id: `sizes.23.price`. */
  readonly field: string;
  readonly problem: string;
}

/**
 * What would break the shop later: dangling ids, gaps in fee tables, areas that overlap without a conflict. Empty when sound. The reader of
 * the files checks that each item has a unique id and pku, since it can name both.
 */
export function validateCatalogue(data: CatalogueData): CatalogueIssue[] {
  const issues: CatalogueIssue[] = [];
  const reportFor =
    (file: string): Report =>
    (field, problem) =>
      issues.push({ file, field, problem });
  checkLookups(data, (file) => reportFor(`lookups/${file}`));
  for (const item of data.items) checkItem(item, data, reportFor(`items/${item.id}`));
  checkTags(data, reportFor("lookups/subsidiary-tags"));
  return issues;
}

/** Tags are goods of their own: a design names one by its id, which must not be an item's. */
function checkTags({ subsidiaryTags: tags, items, ...data }: CatalogueData, report: Report): void {
  checkUnique(
    [...items, ...tags].map(({ id }) => id),
    (field, problem) => tags.some(({ id }) => field === `${id}.id`) && report(field, problem),
    (id) => `${id}.id`,
  );
  for (const step of TAG_STEPS) {
    const [, ...more] = tags.filter((tag) => tag.step === step);
    for (const tag of more) report(`${tag.id}.step`, `${step} is there twice`);
    if (tags.every((tag) => tag.step !== step) && items.some((item) => takesTag(item, step)))
      report("", `lacks the tag of step ${step}, which items are sold with`);
  }
  for (const tag of tags) {
    if (tag.sizes.length !== 1) report(`${tag.id}.sizes`, "is not a single one");
    for (const method of tag.methods)
      checkMethod(method, tag, data, (field, problem) => report(`${tag.id}.${field}`, problem), { mayBeFree: true });
  }
}

function checkPictures({ pictures = [] }: CatalogueItem, report: Report): void {
  if (pictures.length > MOST_ITEM_PICTURES) report("pictures", `has more than ${MOST_ITEM_PICTURES} entries`);
  checkUnique(
    pictures.map(({ id }) => id),
    report,
    (id) => `pictures.${id}.id`,
  );
  for (const { id, alt } of pictures)
    if (alt.length > MAX_PICTURE_WORDS) report(`pictures.${id}.alt`, `has more than ${MAX_PICTURE_WORDS} characters`);
}

function checkItem(item: CatalogueItem, data: CatalogueData, report: Report): void {
  if (item.id < 1 || item.id > MAX_ITEM_ID) report("id", `is not between 1 and ${MAX_ITEM_ID}`);
  // A new my item copies both.
  if (item.name.length > MAX_ITEM_NAME) report("name", `has more than ${MAX_ITEM_NAME} characters`);
  if (item.description.length > MAX_ITEM_DESCRIPTION)
    report("description", `has more than ${MAX_ITEM_DESCRIPTION} characters`);
  if (!isDay(item.releasedOn)) report("releasedOn", `${item.releasedOn} is no day`);
  if (!/^\d{10}$/.test(item.pku)) report("pku", "is not ten digits");
  if (item.minimumQuantity < 1) report("minimumQuantity", "is below one");
  if (item.maximumQuantity < item.minimumQuantity) report("maximumQuantity", "is below the minimum");
  const kinds = data.categories.flatMap((category) => category.kinds);
  checkKnown([item.kindId], idsOf(kinds), report, "kindId");
  checkKnown([item.divisionId], new Set(data.taxDivisions.map((entry) => entry.divisionId)), report, "divisionId");
  checkKnown(item.materialIds, idsOf(data.materials), report, "materialIds");
  checkKnown([item.fabricTypeId], idsOf(data.fabricTypes), report, "fabricTypeId");
  checkKnown([item.sustainableMaterialId ?? 0], idsOf(data.sustainableMaterials), report, "sustainableMaterialId");
  checkKnown([item.donationId ?? 0], idsOf(data.donations), report, "donationId");
  checkUnique(
    item.colors.map(({ id }) => id),
    report,
    (id) => `colors.${id}.id`,
  );
  for (const { id, presetId, hex } of item.colors) {
    checkKnown([presetId], idsOf(data.presetColors), report, `colors.${id}.presetId`);
    if (!/^#(?:[0-9A-F]{2}){3,4}$/i.test(hex)) report(`colors.${id}.hex`, `${hex} is no #rrggbb or #rrggbbaa`);
  }
  checkPictures(item, report);
  checkSizes(item, report);
  checkFeeBands(item.nameTagFees, (at, problem) => report(`nameTagFees${at}`, problem), { mayBeEmpty: true });
  checkFeeBands(item.hangTagFees, (at, problem) => report(`hangTagFees${at}`, problem), { mayBeEmpty: true });
  for (const [kind, fee] of Object.entries(item.personalFees ?? {}))
    if (fee <= 0 || fee % 10 !== 0) report(`personalFees.${kind}`, "is not a positive multiple of ten");
  if (item.methods.every(({ colorIds }) => colorIds.length === 0)) report("methods", "none prints on any colour");
  for (const method of item.methods) checkMethod(method, item, data, report);
}

function checkSizes(item: CatalogueItem, report: Report): void {
  if (item.sizes.length === 0) report("sizes", "is empty");
  checkUnique(
    item.sizes.map(({ id }) => id),
    report,
    (id) => `sizes.${id}.id`,
  );
  checkSizeNames(item.sizes, report);
  for (const size of item.sizes) {
    if (size.id < 1) report(`sizes.${size.id}.id`, "is below one");
    if (size.width <= 0) report(`sizes.${size.id}.width`, "is not above zero");
    for (const { name, length } of size.measurements)
      if (length <= 0) report(`sizes.${size.id}.measurements.${name}.length`, "is not above zero");
    // Tens keep the tax of every line whole, so that shown lines add up to the shown total.
    if (size.price <= 0 || size.price % 10 !== 0) report(`sizes.${size.id}.price`, "is not a positive multiple of ten");
  }
}

/** A size is chosen and ordered by its name; only one that is no choice needs none (rule catalogue-one-size). */
function checkSizeNames(sizes: CatalogueItem["sizes"], report: Report): void {
  if (sizes.length < 2) return;
  const names = sizes.map(({ name }) => name.trim());
  for (const [at, { id }] of sizes.entries()) {
    const name = names[at] ?? "";
    if (name === "") report(`sizes.${id}.name`, "is empty, beside other sizes");
    else if (names.indexOf(name) < at) report(`sizes.${id}.name`, `${name} is there twice`);
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
  checkUnique(kinds, report, (kind) => `${at}.areas.${kind}.areaKindId`);
  for (const kind of kinds) checkKnown([kind], idsOf(data.areaKinds), report, `${at}.areas.${kind}.areaKindId`);
  checkKnown(method.conflicts.flat(), new Set(kinds), report, `${at}.conflicts`);
  const groups = new Set(item.sizes.map(({ group }) => group));
  for (const area of method.areas) {
    const where = `${at}.areas.${area.areaKindId}`;
    if (area.shape?.outline.kind === "free") {
      checkFreeOutline(area.shape.outline, (field, problem) => report(`${where}.shape.outline.${field}`, problem));
      // In the rectangle's lengths they would not follow it to other sizes, nor be seen to cross what it has.
      if (area.shape.windows) report(`${where}.shape.windows`, "stand beside a free outline, which has openings");
    }
    if (area.shape?.outline.kind === "traced")
      report(`${where}.shape.outline`, "follows a design, which no goods have");
    if (area.dieCut) checkDieCutRules(area, groups, (field, problem) => report(`${where}.dieCut${field}`, problem));
    for (const group of groups) {
      const rect = area.rects[group];
      if (rect === undefined) report(`${where}.rects`, `lacks the size group ${group}`);
      else if (rect.w <= 2 * area.safe || rect.h <= 2 * area.safe)
        report(`${where}.rects.${group}`, "has no safe inside");
      else if (area.shape && !fitsRect(area.shape, rect))
        report(`${where}.shape`, `does not fit the rectangle of ${group}`);
    }
    checkFeeBands(area.fees, (at, problem) => report(`${where}.fees${at}`, problem), { mayBeEmpty: mayBeFree });
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

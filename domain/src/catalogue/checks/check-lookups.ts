import { METHOD_ORDER } from "../item.ts";
import type { CatalogueData, Described, Kind, Named } from "../lookups.ts";
import { checkKnown, checkUnique, idsOf, type Report } from "./check-ids.ts";

/** Problems in the lists that items refer to. `reportFor` takes the file's name. */
export function checkLookups(data: CatalogueData, reportFor: (file: string) => Report): void {
  const kinds = data.categories.flatMap((category) => category.kinds);
  const kindPlace = (kindId: number) =>
    `${data.categories.findLast((category) => category.kinds.some(({ id }) => id === kindId))?.id}.kinds.${kindId}`;
  checkUnique(
    kinds.map(({ id }) => id),
    reportFor("categories"),
    (id) => `${kindPlace(id)}.id`,
  );
  for (const shelf of data.displayCategories)
    checkKnown(shelf.kindIds, idsOf(kinds), reportFor("display-categories"), `${shelf.id}.kindIds`);
  checkCodes(kinds, data, reportFor, kindPlace);
  checkUnique(
    data.taxDivisions.map(({ divisionId }) => divisionId),
    reportFor("tax-divisions"),
    (id) => `${id}.divisionId`,
  );
  for (const { divisionId, rate } of data.taxDivisions)
    if (rate < 0 || rate > 10_000)
      reportFor("tax-divisions")(`${divisionId}.rate`, `${rate} basis points are no rate from 0 to 10000`);
  for (const methodId of METHOD_ORDER)
    if (data.printMethods.every(({ id }) => id !== methodId))
      reportFor("print-methods")("", `lacks the method ${methodId}: take a method off sale in the items`);
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
  checkWords(
    {
      "fabric-types": data.fabricTypes,
      "sustainable-materials": data.sustainableMaterials,
      donations: data.donations,
    },
    reportFor,
  );
  for (const [file, list] of Object.entries(lists))
    checkUnique(
      list.map(({ id }) => id),
      reportFor(file),
      (id) => `${id}.id`,
    );
}

/** Pages tell customers about each of them, so a new one needs its words. */
function checkWords(lists: Readonly<Record<string, readonly Described[]>>, reportFor: (file: string) => Report): void {
  for (const [file, list] of Object.entries(lists))
    for (const { id, description } of list)
      if (id !== 0 && description === "") reportFor(file)(`${id}.description`, "is empty");
}

/** Shelves and kinds share the URLs `/items/category/{code}` with two words of the shop's own. */
function checkCodes(
  kinds: readonly Kind[],
  { displayCategories }: CatalogueData,
  reportFor: (file: string) => Report,
  kindPlace: (kindId: number) => string,
): void {
  const taken = new Map([
    ["donation", "the shop's own page"],
    ["sustainable", "the shop's own page"],
  ]);
  const take = (file: string, place: string, { code, name }: { readonly code: string; readonly name: string }) => {
    const owner = taken.get(code);
    if (owner !== undefined) reportFor(file)(`${place}.code`, `${code} is the address of ${owner}`);
    else taken.set(code, name);
    if (!/^[a-z0-9-]+$/.test(code)) reportFor(file)(`${place}.code`, `${code} cannot be part of an address`);
  };
  for (const shelf of displayCategories) take("display-categories", String(shelf.id), shelf);
  for (const kind of kinds) take("categories", kindPlace(kind.id), kind);
}

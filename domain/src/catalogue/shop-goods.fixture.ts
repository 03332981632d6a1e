import type { ItemFile, SharedTables } from "./files/item-file.ts";
import { resolveItem } from "./files/resolve-item.ts";
import type { CatalogueItem } from "./item.ts";
import type { CatalogueData } from "./lookups.ts";

/** The shop's own lists and goods, for laws that real goods must keep too. The server's reader checks the files. */
const lists = byName(import.meta.glob("../../../catalogue/lookups/*.json", { eager: true, import: "default" }));
const fees = byName(import.meta.glob("../../../catalogue/fees/*.json", { eager: true, import: "default" }));

export const shopTables = {
  colors: lists["colors"],
  areas: byName(import.meta.glob("../../../catalogue/areas/*.json", { eager: true, import: "default" })),
  printFees: fees["print"],
  tagFees: fees["tags"],
  personalFees: fees["personal"],
} as SharedTables;

export const shopLists = {
  categories: lists["categories"],
  displayCategories: lists["display-categories"],
  materials: lists["materials"],
  fabricTypes: lists["fabric-types"],
  sustainableMaterials: lists["sustainable-materials"],
  donations: lists["donations"],
  printMethods: lists["print-methods"],
  areaKinds: lists["area-kinds"],
  presetColors: lists["preset-colors"],
  taxDivisions: lists["tax-divisions"],
  subsidiaryTags: lists["subsidiary-tags"],
} as Omit<CatalogueData, "items">;

export const shopFiles = Object.values(
  import.meta.glob("../../../catalogue/items/*.json", { eager: true, import: "default" }),
) as readonly ItemFile[];

export const shopItems: readonly CatalogueItem[] = shopFiles.map((file) =>
  resolveItem(file, shopTables, shopLists.printMethods, (field, problem) => {
    throw new Error(`${file.id} ${field}: ${problem}`);
  }),
);

export function shopItem(id: number): CatalogueItem {
  const item = shopItems.find((one) => one.id === id);
  if (item === undefined) throw new Error(`no item ${id}`);
  return item;
}

function byName(modules: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.json$/g, ""), module]),
  );
}

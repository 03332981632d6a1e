import type { CatalogueItem, MethodId, TaxDivision } from "./item.ts";
import type { SubsidiaryTag } from "./prices/subsidiary-tag.ts";

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface Kind extends Named {
  readonly code: string;
  /** Other words customers search by. */
  readonly words?: readonly string[];
}

export interface Category extends Named {
  readonly kinds: readonly Kind[];
}

/** A shelf of the shop: it gathers kinds across categories. */
export interface DisplayCategory extends Named {
  readonly code: string;
  readonly displayed: boolean;
  readonly kindIds: readonly number[];
}

/** What customers are told about it; empty for id 0 alone. */
export interface Described extends Named {
  readonly description: string;
}

export interface PrintMethod extends Named {
  readonly id: MethodId;
  /** The colours of goods the method prints on. */
  readonly ground: "light" | "dark" | "any";
  /**
   * For a method that lays white ink under the colours: how far the edges of the white are drawn in, in micrometres.
   */
  readonly choke?: number;
  readonly summary: string;
  readonly note: string;
}

export interface PresetColor extends Named {
  readonly hex: string;
}

/** All of `catalogue/` in memory, as checked, stored and served. Id 0 in a list means "none". */
export interface CatalogueData {
  readonly items: readonly CatalogueItem[];
  readonly categories: readonly Category[];
  readonly displayCategories: readonly DisplayCategory[];
  readonly materials: readonly Named[];
  readonly fabricTypes: readonly Described[];
  readonly sustainableMaterials: readonly Described[];
  readonly donations: readonly Described[];
  readonly printMethods: readonly PrintMethod[];
  readonly areaKinds: readonly Named[];
  readonly presetColors: readonly PresetColor[];
  readonly taxDivisions: readonly TaxDivision[];
  /** One for each step. */
  readonly subsidiaryTags: readonly SubsidiaryTag[];
}

import type { Um, Yen } from "../../kernel/index.ts";
import type { CatalogueItem, ItemColor, MethodId, PrintArea, Size } from "../item.ts";
import type { PersonalFees } from "../prices/personal-kinds.ts";
import type { TagStep } from "../prices/subsidiary-tag.ts";

/** One file of `catalogue/items/`: an item that names what it shares with others. `resolveItem` expands it. */
export interface ItemFile
  extends Omit<CatalogueItem, "sizes" | "colors" | "methods" | "nameTagFees" | "hangTagFees" | "personalFees"> {
  readonly sizes: readonly SizeLine[];
  readonly colorIds: readonly number[];
  /** A set of `catalogue/areas/<silhouette>.json`. */
  readonly areas: string;
  readonly methods: readonly MethodLine[];
  /** Tables of `catalogue/fees/tags.json`; without one the item has no such tag. */
  readonly nameTagFees?: string;
  readonly hangTagFees?: string;
  /** A table of `catalogue/fees/personal.json`; without one every piece is printed alike. */
  readonly personalFees?: string;
}

export interface SizeLine extends Omit<Size, "measurements"> {
  readonly measurements: Readonly<Record<string, Um>>;
}

export interface MethodLine {
  readonly methodId: MethodId;
  /** Tables of `catalogue/fees/print.json`, which price every place of the set once. */
  readonly fees: readonly string[];
  /** Without it the method prints on all colours of the item that its ground allows. */
  readonly colorIds?: readonly number[];
}

/** The places of a silhouette. An item uses the rectangles of its own size groups. */
export interface AreaSet {
  readonly areas: readonly Omit<PrintArea, "fees">[];
  readonly conflicts: readonly (readonly [number, number])[];
}

/** The fee per piece by the number of pieces from which it applies. */
export type FeeSteps = Readonly<Record<string, Yen>>;

export interface PrintFeeTable {
  readonly methodId: MethodId;
  readonly areaKindIds: readonly number[];
  readonly fees: FeeSteps;
}

export interface TagFeeTable {
  readonly step: TagStep;
  readonly fees: FeeSteps;
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** What items refer to by name or id. */
export interface SharedTables {
  readonly colors: readonly ItemColor[];
  /** By silhouette, then by name. */
  readonly areas: ByName<ByName<AreaSet>>;
  readonly printFees: ByName<PrintFeeTable>;
  readonly tagFees: ByName<TagFeeTable>;
  readonly personalFees: ByName<PersonalFees>;
}

/** The entry of that name; inherited properties of the object do not count. */
export function entryOf<Value>(table: ByName<Value> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

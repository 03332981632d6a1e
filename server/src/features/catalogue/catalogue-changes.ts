import { isDeepStrictEqual } from "node:util";
import { type CatalogueData, type CatalogueItem, NAME_TAG_STEP, TAG_STEPS, takesTag } from "@surimono/domain/catalogue";
import type { StoredItem } from "./catalogue.store.ts";
import type { FeeChange } from "./fee-changes.ts";

/**
 * What is no longer sold of an item that stays: the name of a size or colour, the id of a method, `8 67` for a place by a method, the step
 * of a tag.
 */
export interface GonePart {
  readonly kind: "size" | "colour" | "method" | "place" | "tag" | "personal";
  readonly name: string;
}

/** What becomes of one item when a catalogue is taken over. */
export interface ItemChange {
  readonly itemId: number;
  readonly name: string;
  readonly kind: "new" | "changed" | "again" | "withdrawn";
  /** Tables of fees that price it differently. */
  readonly tables: readonly string[];
  /** The goods themselves, by size. */
  readonly prices: readonly { readonly size: string; readonly was: number; readonly is: number }[];
  readonly gone: readonly GonePart[];
  /** How many photographs, where they are others or in another order. */
  readonly pictures?: { readonly was: number; readonly is: number };
}

/** Only the items that change, those that are gone last. */
export function catalogueChanges(
  stored: readonly StoredItem[],
  data: Pick<CatalogueData, "items">,
  fees: readonly FeeChange[],
): ItemChange[] {
  const before = new Map(stored.map((entry) => [entry.item.id, entry]));
  const after = new Set(data.items.map(({ id }) => id));
  const changed = data.items.flatMap((item) => changeOf(before.get(item.id), item, fees) ?? []);
  const withdrawn = stored.filter(({ item, withdrawn }) => !withdrawn && !after.has(item.id));
  return [...changed, ...withdrawn.map(({ item }) => bare(item, "withdrawn"))];
}

function bare({ id, name }: CatalogueItem, kind: ItemChange["kind"]): ItemChange {
  return { itemId: id, name, kind, tables: [], prices: [], gone: [] };
}

function changeOf(
  before: StoredItem | undefined,
  item: CatalogueItem,
  fees: readonly FeeChange[],
): ItemChange | undefined {
  if (!before) return bare(item, "new");
  if (!before.withdrawn && isDeepStrictEqual(before.item, item)) return undefined;
  const tables = fees.filter(({ itemIds }) => itemIds.has(item.id)).map(({ table }) => table);
  return {
    ...bare(item, before.withdrawn ? "again" : "changed"),
    tables: [...new Set(tables)],
    prices: pricesOf(before.item, item),
    gone: goneParts(before.item, item),
    ...picturesOf(before.item, item),
  };
}

function pricesOf(before: CatalogueItem, now: CatalogueItem): ItemChange["prices"] {
  return now.sizes.flatMap(({ id, name, price }) => {
    const was = before.sizes.find((size) => size.id === id)?.price;
    return was === undefined || was === price ? [] : [{ size: name, was, is: price }];
  });
}

function picturesOf(
  { pictures: was = [] }: CatalogueItem,
  { pictures: is = [] }: CatalogueItem,
): Pick<ItemChange, "pictures"> {
  return isDeepStrictEqual(was, is) ? {} : { pictures: { was: was.length, is: is.length } };
}

function goneParts(before: CatalogueItem, now: CatalogueItem): GonePart[] {
  const goneFrom = <Part extends { readonly id: number; readonly name: string }>(
    parts: readonly Part[],
    left: readonly Part[],
    kind: GonePart["kind"],
  ) => parts.filter((part) => left.every(({ id }) => id !== part.id)).map(({ name }) => ({ kind, name }));
  const methods = before.methods.flatMap((method): GonePart[] => {
    const left = now.methods.find(({ methodId }) => methodId === method.methodId);
    if (!left) return [{ kind: "method", name: `${method.methodId}` }];
    return method.areas
      .filter(({ areaKindId }) => left.areas.every((area) => area.areaKindId !== areaKindId))
      .map(({ areaKindId }) => ({ kind: "place", name: `${areaKindId} ${method.methodId}` }));
  });
  return [
    ...goneFrom(before.sizes, now.sizes, "size"),
    ...goneFrom(before.colors, now.colors, "colour"),
    ...methods,
    ...TAG_STEPS.filter((step) => takesTag(before, step) && !takesTag(now, step)).map((step) => ({
      kind: "tag" as const,
      name: `${step}`,
    })),
    ...(before.personalFees && !now.personalFees ? [{ kind: "personal" as const, name: "" }] : []),
  ];
}

const KIND_WORDS: Readonly<Record<ItemChange["kind"], string>> = {
  new: "new",
  changed: "changed",
  again: "on sale again",
  withdrawn: "withdrawn",
};

/** One line for the operator. */
export function tellItemChange({ itemId, name, kind, tables, prices, gone, pictures }: ItemChange): string {
  const parts = [
    `${itemId} ${name}`,
    ...(tables.length > 0 ? [`fees: ${tables.join(", ")}`] : []),
    ...prices.map(({ size, was, is }) => `${size === "" ? "" : `${size} `}${was} → ${is} yen`),
    ...(pictures ? [`pictures: ${pictures.was} → ${pictures.is}`] : []),
    ...(gone.length > 0 ? [`no longer sold: ${gone.map(tellPart).join(", ")}`] : []),
  ];
  return `${KIND_WORDS[kind]}: ${parts.join(", ")}`;
}

function tellPart({ kind, name }: GonePart): string {
  if (kind === "personal") return "names and numbers";
  if (kind === "tag") return name === `${NAME_TAG_STEP}` ? "name tag" : "hang tag";
  if (kind === "place") return `place ${name.replace(" ", " of method ")}`;
  return `${kind} ${name}`;
}

import { isDeepStrictEqual } from "node:util";
import type { CatalogueData, CatalogueItem } from "@surimono/domain/catalogue";
import type { StoredItem } from "./catalogue.store.ts";
import type { FeeChange } from "./fee-changes.ts";

/** What an import would change, one line per item, in the operator's words. */
export function catalogueChanges(
  stored: readonly StoredItem[],
  data: Pick<CatalogueData, "items">,
  fees: readonly FeeChange[],
): string[] {
  const before = new Map(stored.map((entry) => [entry.item.id, entry]));
  const after = new Set(data.items.map(({ id }) => id));
  const changed = data.items.flatMap((item) => changeOf(before.get(item.id), item, fees) ?? []);
  const withdrawn = stored.filter(({ item, withdrawn }) => !withdrawn && !after.has(item.id));
  return [...changed, ...withdrawn.map(({ item }) => `withdrawn: ${nameOf(item)}`)];
}

function changeOf(before: StoredItem | undefined, item: CatalogueItem, fees: readonly FeeChange[]): string | undefined {
  if (!before) return `new: ${nameOf(item)}`;
  const gone = goneParts(before.item, item);
  const tables = fees.filter(({ itemIds }) => itemIds.has(item.id)).map(({ table }) => table);
  const what = [
    nameOf(item),
    ...(tables.length > 0 ? [`fees: ${[...new Set(tables)].join(", ")}`] : []),
    ...pricesOf(before.item, item),
    ...(gone.length > 0 ? [`no longer sold: ${gone.join(", ")}`] : []),
  ].join(", ");
  if (before.withdrawn) return `on sale again: ${what}`;
  return isDeepStrictEqual(before.item, item) ? undefined : `changed: ${what}`;
}

/** The goods themselves, by size. */
function pricesOf(before: CatalogueItem, now: CatalogueItem): string[] {
  return now.sizes.flatMap(({ id, name, price }) => {
    const was = before.sizes.find((size) => size.id === id)?.price;
    return was === undefined || was === price ? [] : [`${name === "" ? "" : `${name} `}${was} → ${price} yen`];
  });
}
function goneParts(before: CatalogueItem, now: CatalogueItem): string[] {
  const goneFrom = <Part extends { readonly id: number; readonly name: string }>(
    parts: readonly Part[],
    left: readonly Part[],
    word: string,
  ) => parts.filter((part) => left.every(({ id }) => id !== part.id)).map(({ name }) => `${word} ${name}`);
  const methods = before.methods.flatMap((method) => {
    const left = now.methods.find(({ methodId }) => methodId === method.methodId);
    if (!left) return [`method ${method.methodId}`];
    return method.areas
      .filter(({ areaKindId }) => left.areas.every((area) => area.areaKindId !== areaKindId))
      .map(({ areaKindId }) => `place ${areaKindId} of method ${method.methodId}`);
  });
  return [
    ...goneFrom(before.sizes, now.sizes, "size"),
    ...goneFrom(before.colors, now.colors, "colour"),
    ...methods,
    ...(before.personalFees && !now.personalFees ? ["names and numbers"] : []),
  ];
}

function nameOf({ id, name }: CatalogueItem): string {
  return `${id} ${name}`;
}

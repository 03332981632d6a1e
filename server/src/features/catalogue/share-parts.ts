import type { CatalogueItem } from "@surimono/domain/catalogue";

/**
 * Equal parts of different items become one object: thousands of items share a few dozen tables of areas, fees and sizes, which would
 * otherwise fill the memory.
 */
export function partSharer(): (item: CatalogueItem) => CatalogueItem {
  const known = new Map<string, unknown>();
  const share = <Part>(part: Part): Part => {
    const key = JSON.stringify(part);
    const same = known.get(key);
    if (same !== undefined) return same as Part;
    known.set(key, part);
    return part;
  };
  return (item) => ({
    ...item,
    sizes: share(item.sizes),
    colors: share(item.colors),
    methods: share(
      item.methods.map((method) => ({
        ...method,
        areas: method.areas.map((area) => share({ ...area, fees: share(area.fees) })),
      })),
    ),
    nameTagFees: share(item.nameTagFees),
    hangTagFees: share(item.hangTagFees),
  });
}

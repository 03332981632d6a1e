import type { ItemMethod, PrintArea, PrintableGoods } from "../item.ts";

/**
 * The goods as sold now, plus sizes, colours, methods and places they were once sold with: my items and orders name those. Gone
 * sizes come first, so that the last one's group, in which designs are drawn, is still that of what is sold. Returns `offered`
 * itself when nothing has gone.
 */
export function keepSoldParts<Goods extends PrintableGoods>(sold: Goods, offered: Goods): Goods {
  const sizes = goneFrom(sold.sizes, offered.sizes);
  const colors = goneFrom(sold.colors, offered.colors);
  const methods = offered.methods.map((method) => {
    const before = sold.methods.find(({ methodId }) => methodId === method.methodId);
    return before ? keepSoldPlaces(before, method) : method;
  });
  const goneMethods = sold.methods.filter((before) =>
    offered.methods.every(({ methodId }) => methodId !== before.methodId),
  );
  const isWhole =
    [...sizes, ...colors, ...goneMethods].length === 0 &&
    methods.every((method, index) => method === offered.methods[index]);
  if (isWhole) return offered;
  return {
    ...offered,
    sizes: [...sizes, ...offered.sizes],
    colors: [...offered.colors, ...colors],
    methods: [...methods, ...goneMethods],
  };
}

function keepSoldPlaces(sold: ItemMethod, offered: ItemMethod): ItemMethod {
  const goneColorIds = sold.colorIds.filter((id) => !offered.colorIds.includes(id));
  const goneAreas = sold.areas.filter(({ areaKindId }) =>
    offered.areas.every((area) => area.areaKindId !== areaKindId),
  );
  const areas = offered.areas.map((area) => {
    const before = sold.areas.find(({ areaKindId }) => areaKindId === area.areaKindId);
    return before ? keepSoldGroups(before, area) : area;
  });
  const isWhole = goneColorIds.length + goneAreas.length === 0 && areas.every((area, i) => area === offered.areas[i]);
  if (isWhole) return offered;
  const goneKinds = new Set(goneAreas.map(({ areaKindId }) => areaKindId));
  const goneConflicts = sold.conflicts.filter((pair) => pair.some((kind) => goneKinds.has(kind)));
  return {
    ...offered,
    colorIds: [...offered.colorIds, ...goneColorIds],
    areas: [...areas, ...goneAreas],
    conflicts: [...offered.conflicts, ...goneConflicts],
  };
}

/** The place's rectangle on a size group no longer sold. */
function keepSoldGroups(sold: PrintArea, offered: PrintArea): PrintArea {
  const isWhole = Object.keys(sold.rects).every((group) => group in offered.rects);
  return isWhole ? offered : { ...offered, rects: { ...sold.rects, ...offered.rects } };
}

function goneFrom<Part extends { readonly id: number }>(sold: readonly Part[], offered: readonly Part[]): Part[] {
  return sold.filter((part) => offered.every(({ id }) => id !== part.id));
}

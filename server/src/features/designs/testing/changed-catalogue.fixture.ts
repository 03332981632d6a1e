import { randomUUID } from "node:crypto";
import type { CatalogueData, CatalogueItem, PrintArea, Size } from "@surimono/domain/catalogue";
import type { TestShop } from "../../../testing/index.ts";
import { getFreshCatalogue, importCatalogue } from "../../catalogue/index.ts";
import { keepGoods } from "../version/keep-goods.ts";

/** Like a start with changed files: everything is imported, and this process takes it over. */
export async function sell({ shop }: TestShop, catalogue: CatalogueData): Promise<void> {
  const files = { contentHash: randomUUID(), read: () => catalogue };
  await importCatalogue(shop.database, files, shop.now(), keepGoods);
  await getFreshCatalogue(shop);
}

/** Changes everything a print could read of the catalogue, for all goods. */
export function changedInEveryWay({ items, ...lookups }: CatalogueData): CatalogueData {
  const renamed = <Row extends { readonly name: string }>(row: Row): Row => ({ ...row, name: `新・${row.name}` });
  return {
    ...lookups,
    items: items.map(changedItem),
    areaKinds: lookups.areaKinds.map(renamed),
    printMethods: lookups.printMethods.map((method) => {
      const { choke, ...rest } = renamed(method);
      return choke === undefined ? { ...rest, choke: 500 } : { ...rest, choke: choke * 3 };
    }),
    subsidiaryTags: lookups.subsidiaryTags.map((tag) => ({ ...changedItem(tag), step: tag.step })),
  };
}

function changedItem<Goods extends Pick<CatalogueItem, "pku" | "name" | "colors" | "sizes" | "methods">>(
  goods: Goods,
): Goods {
  return {
    ...goods,
    name: `新・${goods.name}`,
    colors: goods.colors.map((color) => ({ ...color, name: `新・${color.name}`, hex: "#123456" })),
    sizes: goods.sizes.map(changedSize),
    methods: goods.methods.map((method) => ({ ...method, areas: method.areas.map(changedArea) })),
  };
}

/** Sizes change their groups, too: children's and adults'. */
function changedSize(size: Size): Size {
  const other: Readonly<Record<string, string>> = { kids: "adult", adult: "kids" };
  return { ...size, name: `新${size.name}`, width: size.width + 60_000, group: other[size.group] ?? size.group };
}

function changedArea(area: PrintArea): PrintArea {
  const rects = Object.entries(area.rects).map(([group, { x, y, w, h }]) => [
    group,
    { x: x + 7000, y: y + 10_000, w: Math.round(w * 0.8), h: Math.round(h * 0.8) },
  ]);
  return { ...area, rects: Object.fromEntries(rects), bleed: area.bleed + 4000, tilt: (area.tilt ?? 0) + 9000 };
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import {
  type CatalogueItem,
  closeUpOf,
  type ItemColor,
  isCloseUp,
  referenceGroup,
  referenceSize,
  type ViewId,
  viewsOfGoods,
  wholeViewOf,
} from "@surimono/domain/catalogue";
import { artFolder, drawnViewsOf, openCatalogueFiles } from "../server/src/features/catalogue/index.ts";
import { hardPrint } from "../studio/bake/hard-print.ts";
import { encodeMockup, renderMockup } from "../studio/src/mockup-node/index.ts";

// `npm run goods-sheet -- /tmp/goods [silhouette | item id …]`: every item × its colours × each view, with a hard test print, as pictures and
// one page to look at. For all goods that is two thousand pictures and takes some minutes.
const [folder = "goods-sheet", ...wanted] = parseArgs({ allowPositionals: true }).positionals;
const WIDTH = 400;

const { items } = (await openCatalogueFiles()).read();
const shown = items.filter(
  (item) => wanted.length === 0 || wanted.some((one) => [item.silhouette, String(item.id)].includes(one)),
);
if (shown.length === 0) throw new Error(`no item or silhouette is called ${wanted.join(" or ")}`);
await mkdir(folder, { recursive: true });
const sections: string[] = [];
for (const item of shown) {
  sections.push(`<h2>${item.id} ${item.name}</h2>`);
  for (const viewId of viewsOfGoods(
    item.methods.flatMap((method) => method.areas),
    drawnViewsOf(artFolder(), item.silhouette),
  )) {
    const cells: string[] = [];
    for (const color of item.colors) cells.push(await draw(item, viewId, color));
    sections.push(`<p>${viewId}</p><div>${cells.join("")}</div>`);
  }
  stdout.write(`${item.id} ${item.name}\n`);
}
const style =
  "body{font:14px sans-serif;background:#fff}div{display:flex;flex-wrap:wrap;gap:4px}img{width:200px;background:#f5f3f0}";
await writeFile(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><style>${style}</style>${sections.join("\n")}`,
);
stdout.write(`${join(folder, "index.html")}\n`);

async function draw(item: CatalogueItem, viewId: ViewId, color: ItemColor): Promise<string> {
  const pixels = await renderMockup({
    artRoot: artFolder(),
    silhouette: item.silhouette,
    viewId,
    sizeWidth: referenceSize(item).width,
    color: color.hex,
    background: "#f5f3f0",
    prints: printsIn(item, viewId),
    width: WIDTH,
  });
  const file = `${item.id}-${viewId}-${color.id}.webp`;
  await writeFile(join(folder, file), await encodeMockup(pixels, "webp"));
  return `<img src="${file}" title="${color.name}" loading="lazy">`;
}

/** Every place that the view shows, once; a close-up only those that it is for. */
function printsIn(item: CatalogueItem, viewId: ViewId) {
  const areas = new Map(item.methods.flatMap((method) => method.areas).map((area) => [area.areaKindId, area]));
  const isNear = isCloseUp(viewId);
  return [...areas.values()].flatMap((area) => {
    const rect = area.rects[referenceGroup(item)];
    const isSeen = isNear ? closeUpOf(area.areaKindId) === viewId : area.view === wholeViewOf(viewId);
    return rect && isSeen ? [{ rect, tilt: area.tilt ?? 0, picture: hardPrint(rect.w, rect.h) }] : [];
  });
}

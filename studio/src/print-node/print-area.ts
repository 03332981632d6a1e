import { grownOutline, movedOutline } from "@surimono/domain/catalogue";
import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import type { PlateRules, PrintFiles, PrintJob } from "../print/print-job.ts";
import { areaPdf, withBleed } from "./area-pdf.ts";
import { encodePng } from "./encode-png.ts";
import { createNodeAssets } from "./node-assets.ts";
import { packRows } from "./pack-rows.ts";
import { drawPage, type Page } from "./page.ts";
import { wrapPng } from "./png-file.ts";
import { whitePlate } from "./white-plate.ts";

/** From this many pixels on, one page is packed and freed before the next is drawn, which takes longer but half the memory. */
const LARGE_PAGE = 24_000_000;

/** Byte for byte the same for the same job, so that a reprint is identical. Takes up to 900 MB: see `runPrintJob`. */
export async function printArea({ area, images, dpi, bleed, outline, plate: rules }: PrintJob): Promise<PrintFiles> {
  const assets = await createNodeAssets([area], async (assetId) => {
    const image = images[assetId];
    if (!image) throw new Error(`The print job lacks image ${assetId}`);
    return image;
  });
  const grown = withBleed(area, bleed);
  const trim = outline && movedOutline(outline, bleed);
  // What is cut to a shape is drawn once: its PNG files have the bleed too.
  const page = await (trim ? drawPage(grown, dpi, assets, grownOutline(trim, bleed)) : drawPage(area, dpi, assets));
  const { width, height } = page;
  const narrow = rules && packPlate(page, dpi, rules);
  // Other threads pack while this one continues.
  const packing = encodePng(page, dpi).finally(() => page.close());
  if (width * height > LARGE_PAGE) await packing;
  const wide = rules && bleed > 0 && !trim ? packGrown(await drawPage(grown, dpi, assets), dpi, rules) : narrow;
  const [print, plate, pdf] = await Promise.all([
    packing,
    narrow?.packed.then((packed) => wrapPng(narrow, packed, dpi)),
    areaPdf({
      ...{ area: grown, dpi, bleed, assets, images: usedImages(area, images) },
      ...(trim && { trim }),
      ...(wide && { plate: wide }),
    }),
  ]);
  return { print, pdf, width, height, ...(plate && { plate }) };
}

/** The same rows are used for the plate's own PNG and the separation in the PDF. */
function packPlate(page: Page, dpi: number, rules: PlateRules) {
  const { width, height } = page;
  const plate = { data: whitePlate(page, dpi, rules), width, height, channels: 1 } as const;
  return { width, height, channels: 1, packed: packRows(plate) } as const;
}

function packGrown(page: Page, dpi: number, rules: PlateRules) {
  const plate = packPlate(page, dpi, rules);
  page.close();
  return plate;
}

/** A job may include the images of all areas; each file contains its own. */
function usedImages(area: AreaDesign, images: PrintJob["images"]): Record<string, Uint8Array> {
  const ids = flattenLayers(area.layers).flatMap((layer) =>
    layer.kind === "image" && !layer.hidden ? [layer.assetId] : [],
  );
  return Object.fromEntries([...new Set(ids)].flatMap((id) => (images[id] ? [[id, images[id]]] : [])));
}

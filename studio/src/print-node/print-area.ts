import { type AreaDesign, PRINT_DPI } from "@surimono/domain/designs";
import type { PrintFiles, PrintJob } from "../print/print-job.ts";
import { areaPdf, withBleed } from "./area-pdf.ts";
import { renderArea } from "./draw-area.ts";
import { encodePng, encodePreview } from "./encode-png.ts";
import { createNodeAssets } from "./node-assets.ts";
import { encodePlate, whitePlate } from "./white-plate.ts";

/** Byte for byte the same for the same job, so that a reprint is the same print. Takes some 300 MB: see `runPrintJob`. */
export async function printArea({ area, images, bleed, plate: rules }: PrintJob): Promise<PrintFiles> {
  const assets = await createNodeAssets([area], async (assetId) => {
    const image = images[assetId];
    if (!image) throw new Error(`The print job lacks image ${assetId}`);
    return image;
  });
  const raster = renderArea(area, PRINT_DPI, assets);
  const { width, height } = raster;
  const print = await encodePng(raster, PRINT_DPI, hasPhotos(area));
  const plate = rules && (await encodePlate(whitePlate(raster, PRINT_DPI, rules), raster, PRINT_DPI));
  const grown = withBleed(area, bleed);
  const wide = bleed === 0 || !rules ? raster : renderArea(grown, PRINT_DPI, assets);
  const tints = rules && whitePlate(wide, PRINT_DPI, rules);
  const pdf = await areaPdf({
    area: grown,
    bleed,
    assets,
    images: usedImages(area, images),
    ...(tints && { plate: { tints, width: wide.width, height: wide.height } }),
  });
  return { print, pdf, preview: await encodePreview(raster), width, height, ...(plate && { plate }) };
}

function hasPhotos(area: AreaDesign): boolean {
  return area.layers.some((layer) => layer.kind === "image" && !layer.hidden);
}

/** A job may carry the images of all areas; each file holds its own. */
function usedImages(area: AreaDesign, images: PrintJob["images"]): Record<string, Uint8Array> {
  const ids = area.layers.flatMap((layer) => (layer.kind === "image" && !layer.hidden ? [layer.assetId] : []));
  return Object.fromEntries([...new Set(ids)].flatMap((id) => (images[id] ? [[id, images[id]]] : [])));
}

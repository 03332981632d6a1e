import { type AreaDesign, PRINT_DPI } from "@surimono/domain/designs";
import type { PrintFiles, PrintJob } from "../print/print-job.ts";
import { renderArea } from "./draw-area.ts";
import { encodePng } from "./encode-png.ts";
import { createNodeAssets } from "./node-assets.ts";
import { underbase } from "./underbase.ts";

/** Byte for byte the same for the same job, so that a reprint is the same print. Takes some 300 MB: see `runPrintJob`. */
export async function printArea({ area, images, choke }: PrintJob): Promise<PrintFiles> {
  const assets = await createNodeAssets([area], async (assetId) => {
    const image = images[assetId];
    if (!image) throw new Error(`The print job lacks image ${assetId}`);
    return image;
  });
  const raster = renderArea(area, PRINT_DPI, assets);
  const print = await encodePng(raster, PRINT_DPI, hasPhotos(area));
  const { width, height } = raster;
  if (choke === undefined) return { print, width, height };
  return { print, underbase: await underbase(raster, PRINT_DPI, choke), width, height };
}

function hasPhotos(area: AreaDesign): boolean {
  return area.layers.some((layer) => layer.kind === "image" && !layer.hidden);
}

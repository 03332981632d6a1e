import { type AreaDesign, flattenLayers, PRINT_DPI } from "@surimono/domain/designs";
import type { PlateRules, PrintFiles, PrintJob } from "../print/print-job.ts";
import type { SceneAssets } from "../scene/index.ts";
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
  const tints = rules && whitePlate(raster, PRINT_DPI, rules);
  const plate = tints && (await encodePlate(tints, raster, PRINT_DPI));
  const grown = withBleed(area, bleed);
  const pdf = await areaPdf({
    area: grown,
    bleed,
    assets,
    images: usedImages(area, images),
    ...(rules && { plate: bleed === 0 && tints ? { tints, width, height } : widePlate(grown, assets, rules) }),
  });
  return { print, pdf, preview: await encodePreview(raster), width, height, ...(plate && { plate }) };
}

/** The PDF shows the bleed, so its plate covers that too. */
function widePlate(grown: AreaDesign, assets: SceneAssets, rules: PlateRules) {
  const raster = renderArea(grown, PRINT_DPI, assets);
  return { tints: whitePlate(raster, PRINT_DPI, rules), width: raster.width, height: raster.height };
}

function hasPhotos(area: AreaDesign): boolean {
  return flattenLayers(area.layers).some((layer) => layer.kind === "image" && !layer.hidden);
}

/** A job may carry the images of all areas; each file holds its own. */
function usedImages(area: AreaDesign, images: PrintJob["images"]): Record<string, Uint8Array> {
  const ids = flattenLayers(area.layers).flatMap((layer) =>
    layer.kind === "image" && !layer.hidden ? [layer.assetId] : [],
  );
  return Object.fromEntries([...new Set(ids)].flatMap((id) => (images[id] ? [[id, images[id]]] : [])));
}

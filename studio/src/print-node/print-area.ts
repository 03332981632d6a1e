import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import type { PlateRules, PrintFiles, PrintJob } from "../print/print-job.ts";
import { areaPdf, withBleed } from "./area-pdf.ts";
import { type Raster, renderArea } from "./draw-area.ts";
import { encodePng } from "./encode-png.ts";
import { createNodeAssets } from "./node-assets.ts";
import { packRows } from "./pack-rows.ts";
import { wrapPng } from "./png-file.ts";
import { whitePlate } from "./white-plate.ts";

/** Byte for byte the same for the same job, so that a reprint is the same print. Takes some 500 MB: see `runPrintJob`. */
export async function printArea({ area, images, dpi, bleed, plate: rules }: PrintJob): Promise<PrintFiles> {
  const assets = await createNodeAssets([area], async (assetId) => {
    const image = images[assetId];
    if (!image) throw new Error(`The print job lacks image ${assetId}`);
    return image;
  });
  const raster = renderArea(area, dpi, assets);
  const grown = withBleed(area, bleed);
  const narrow = rules && packPlate(raster, dpi, rules);
  const wide = rules && bleed > 0 ? packPlate(renderArea(grown, dpi, assets), dpi, rules) : narrow;
  // Other threads pack while this one goes on.
  const [print, plate, pdf] = await Promise.all([
    encodePng(raster, dpi),
    narrow?.packed.then((packed) => wrapPng(narrow, packed, dpi)),
    areaPdf({ area: grown, dpi, bleed, assets, images: usedImages(area, images), ...(wide && { plate: wide }) }),
  ]);
  const { width, height } = raster;
  return { print, pdf, width, height, ...(plate && { plate }) };
}

/** The same rows serve the plate's own PNG and the separation in the PDF. */
function packPlate(raster: Raster, dpi: number, rules: PlateRules) {
  const { width, height } = raster;
  const plate = { data: whitePlate(raster, dpi, rules), width, height, channels: 1 } as const;
  return { ...plate, packed: packRows(plate) };
}

/** A job may carry the images of all areas; each file holds its own. */
function usedImages(area: AreaDesign, images: PrintJob["images"]): Record<string, Uint8Array> {
  const ids = flattenLayers(area.layers).flatMap((layer) =>
    layer.kind === "image" && !layer.hidden ? [layer.assetId] : [],
  );
  return Object.fromEntries([...new Set(ids)].flatMap((id) => (images[id] ? [[id, images[id]]] : [])));
}

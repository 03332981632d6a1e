import { type AreaOutline, grownOutline, movedOutline, type WhiteInk } from "@surimono/domain/catalogue";
import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { type PixelRows, whitePlate } from "../plates/index.ts";
import type { PrintFiles, PrintJob } from "../print/print-job.ts";
import { areaPdf, withBleed } from "./area-pdf.ts";
import { encodePng } from "./encode-png.ts";
import { mirroredRows } from "./mirrored-rows.ts";
import { createNodeAssets } from "./node-assets.ts";
import { packRows } from "./pack-rows.ts";
import { drawPage } from "./page.ts";
import { type PngLook, wrapPng } from "./png-file.ts";
import { PressInks } from "./press-inks.ts";
import { printScreens } from "./print-screens.ts";

/** From this many pixels on, one page is packed and freed before the next is drawn, which takes longer but half the memory. */
const LARGE_PAGE = 24_000_000;

/** Byte for byte the same for the same job, so that a reprint is identical. Takes up to 1,200 MB: see `runPrintJob`. */
export async function printArea(job: PrintJob): Promise<PrintFiles> {
  if (job.screens) return printScreens(job, job.screens);
  const { area, images, dpi, bleed, outline, plate: rules, edition, isMirrored = false, isForPress } = job;
  const inks = isForPress ? new PressInks() : undefined;
  const assets = await createNodeAssets([area], async (assetId) => {
    const image = images[assetId];
    if (!image) throw new Error(`The print job lacks image ${assetId}`);
    return image;
  });
  const grown = withBleed(area, bleed);
  const trim = outline && movedOutline(outline, bleed);
  // What is cut to a shape is drawn once, and so is all since edition 2: the PNG files have the bleed too.
  const isOnce = trim !== undefined || edition !== undefined || bleed === 0;
  const within = [...(trim ? [grownOutline(trim, bleed)] : []), ...inkedPart(job)];
  const page = await drawPage(isOnce ? grown : area, dpi, assets, within);
  const { width, height } = page;
  const rows = isMirrored ? mirroredRows(page) : page;
  const narrow = rules && packPlate(rows, dpi, rules);
  const note = edition && noteOf(job);
  // Other threads pack while this one continues.
  const packing = encodePng(rows, { ...lookOf(dpi, note), isTagged: edition !== undefined }).finally(() =>
    page.close(),
  );
  if (width * height > LARGE_PAGE) await packing;
  const wide = rules && !isOnce ? await packGrown(job, grown, assets, rules) : narrow;
  const [print, plate, pdf] = await Promise.all([
    packing,
    narrow?.packed.then((packed) => wrapPng(narrow, packed, lookOf(dpi, note))),
    areaPdf({
      ...{ area: grown, dpi, bleed, assets, images: usedImages(area, images) },
      ...{ isTagged: edition !== undefined, isMirrored },
      ...{ within, ...(trim && { trim }) },
      ...(inks && { inks }),
      ...(wide && { plate: wide }),
    }),
  ]);
  return { print, pdf, width, height, ...(plate && { plate }), ...(inks && { mostInk: inks.mostInk }) };
}

/** Of a page that is larger than what is printed, so that a cut line which passes the place lies on it. */
function inkedPart({ area, bleed, inkBleed }: PrintJob): readonly AreaOutline[] {
  if (inkBleed === undefined) return [];
  const [near, right, bottom] = [bleed - inkBleed, area.width + bleed + inkBleed, area.height + bleed + inkBleed];
  const points = [[near, near] as const, [right, near] as const, [right, bottom] as const, [near, bottom] as const];
  return [{ edge: { points }, windows: [] }];
}

/** `trim 100 x 148 mm, bleed 3 mm, mirrored`: for whoever has only the file. */
function noteOf({ area, bleed, isMirrored }: PrintJob): string {
  const trim = `trim ${area.width / UM_PER_MM} x ${area.height / UM_PER_MM} mm, bleed ${bleed / UM_PER_MM} mm`;
  return isMirrored ? `${trim}, mirrored` : trim;
}

const lookOf = (dpi: number, note: string | undefined): PngLook => ({ dpi, ...(note !== undefined && { note }) });

/** The same rows are used for the plate's own PNG and the separation in the PDF. */
function packPlate(page: PixelRows, dpi: number, rules: WhiteInk) {
  const { width, height } = page;
  const plate = { data: whitePlate(page, dpi, rules), width, height, channels: 1 } as const;
  return { width, height, channels: 1, packed: packRows(plate) } as const;
}

async function packGrown(
  { dpi }: PrintJob,
  grown: PrintJob["area"],
  assets: Parameters<typeof drawPage>[2],
  rules: WhiteInk,
) {
  const page = await drawPage(grown, dpi, assets);
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

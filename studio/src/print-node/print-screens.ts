import { PRINT_DPI, type ScreenJob } from "@surimono/domain/designs";
import type { PrintFiles, PrintJob } from "../print/print-job.ts";
import { FILM_DPI, makeFilms, printInInks } from "../screens/index.ts";
import { withBleed } from "./area-pdf.ts";
import { renderArea } from "./draw-area.ts";
import { encodePng } from "./encode-png.ts";
import { filmPdf, guidePdf } from "./film-pdf.ts";
import { createNodeAssets } from "./node-assets.ts";
import { drawPage } from "./page.ts";

/** Silk screen: a film for each screen, and a picture of how they print together. Byte for byte the same for the same job. */
export async function printScreens(job: PrintJob, screens: ScreenJob): Promise<PrintFiles> {
  const { area: drawn, images, bleed } = job;
  const assets = await createNodeAssets([drawn], async (assetId) => {
    const image = images[assetId];
    if (!image) throw new Error(`The print job lacks image ${assetId}`);
    return image;
  });
  const area = withBleed(drawn, bleed);
  const page = await drawPage(area, FILM_DPI, assets);
  const films = makeFilms(page, FILM_DPI, screens);
  page.close();
  const size = { width: area.width, height: area.height, bleed };
  const pdfs: Buffer[] = [];
  for (const film of films) pdfs.push(await filmPdf(film, size));
  const seen = renderArea(area, PRINT_DPI, assets);
  printInInks(seen, PRINT_DPI, screens);
  const print = await encodePng(seen, { dpi: PRINT_DPI, isTagged: true });
  return { print, pdf: await guidePdf(seen, size), films: pdfs, width: seen.width, height: seen.height };
}

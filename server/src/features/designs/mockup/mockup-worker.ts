import { areaOutline, wholeViewOf } from "@surimono/domain/catalogue";
import { cutShape, PRINT_DPI } from "@surimono/domain/designs";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import { areaToPixels, cutGoods } from "@surimono/studio/mockup";
import { loadArt } from "@surimono/studio/mockup-files";
import { composedWidth, encodeMockup, renderMockup } from "@surimono/studio/mockup-node";
import { serveJobs } from "@surimono/studio/print";
import { createNodeAssets, drawArea, drawInInks, traceDesign } from "@surimono/studio/print-node";
import type { MockupJob } from "./mockup-job.ts";

/** For an area on the far side, which is not visible. */
const COARSEST_DPI = 10;

/** Draws one picture in a child process: fonts, photographs and canvases stay out of the server's memory. */
async function drawMockup(job: MockupJob): Promise<Uint8Array> {
  const art = await loadArt(job.artRoot, job.silhouette);
  const view = art.views[job.view];
  if (!view) throw new Error(`${job.silhouette} has no view ${job.view}`);
  const { cut } = job;
  const assets = await createNodeAssets(
    [...job.prints, ...(cut?.drawings ?? [])].map(({ area }) => area),
    async (assetId) => job.images[assetId] ?? missing(assetId),
  );
  const traced = cut && traceDesign(cut, assets);
  const prints = job.prints.map(({ area, rect, tilt, isCut, screens, ...print }) => {
    const found = isCut && traced && cut && areaOutline(cutShape(traced, cut.rect, wholeViewOf(job.view)), cut.rect);
    const outline = found || print.outline;
    const seen = areaToPixels(art, view, { rect, tilt }, job.sizeWidth, composedWidth(job.width));
    // At the picture's resolution. A cylinder shows its width foreshortened, so the height counts too.
    const dpi = Math.max((seen.box.w * UM_PER_INCH) / rect.w, (seen.box.h * UM_PER_INCH) / rect.h, COARSEST_DPI);
    const picture = screens
      ? drawInInks(area, screens, assets)
      : drawArea(area, Math.min(dpi, PRINT_DPI), assets, outline);
    const body = isCut && outline ? { drawGoods: cutGoods(outline) } : {};
    return { rect, tilt, ink: job.ink, picture: picture as never, ...body };
  });
  const pixels = await renderMockup({
    artRoot: job.artRoot,
    silhouette: job.silhouette,
    viewId: job.view,
    sizeWidth: job.sizeWidth,
    color: job.color,
    width: job.width,
    prints,
  });
  return encodeMockup(pixels, job.format);
}

function missing(assetId: string): never {
  throw new Error(`the picture ${assetId} was not handed over`);
}

serveJobs(drawMockup);

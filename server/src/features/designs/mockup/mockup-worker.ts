import { areaOutline, wholeViewOf } from "@surimono/domain/catalogue";
import { cutShape, PRINT_DPI } from "@surimono/domain/designs";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import { areaToPixels, cutGoods } from "@surimono/studio/mockup";
import { loadArt } from "@surimono/studio/mockup-files";
import { composedWidth, encodeMockup, renderMockup } from "@surimono/studio/mockup-node";
import { serveJobs } from "@surimono/studio/print";
import { createNodeAssets, createSmallAssets, drawArea, drawInInks, traceDesign } from "@surimono/studio/print-node";
import type { SceneAssets } from "@surimono/studio/scene";
import type { MockupJob } from "./mockup-job.ts";

/** For an area on the far side, which is not visible. */
const COARSEST_DPI = 10;

/** Draws one picture in a child process: fonts, photographs and canvases stay out of the server's memory. */
async function drawMockup(job: MockupJob): Promise<Uint8Array> {
  const art = await loadArt(job.artRoot, job.silhouette);
  const view = art.views[job.view];
  if (!view) throw new Error(`${job.silhouette} has no view ${job.view}`);
  const { cut } = job;
  const placed = job.prints.map((print) => {
    const seen = areaToPixels(art, view, print, job.sizeWidth, composedWidth(job.width));
    // At the picture's resolution. A cylinder shows its width foreshortened, so the height counts too.
    const across = (seen.box.w * UM_PER_INCH) / print.rect.w;
    const down = (seen.box.h * UM_PER_INCH) / print.rect.h;
    return { ...print, dpi: Math.min(Math.max(across, down, COARSEST_DPI), PRINT_DPI) };
  });
  const assets = await assetsOf(job, placed);
  const traced = cut && traceDesign(cut, assets);
  const prints = placed.map(({ area, rect, tilt, dpi, isCut, screens, ...print }) => {
    const found = isCut && traced && cut && areaOutline(cutShape(traced, cut.rect, wholeViewOf(job.view)), cut.rect);
    const outline = found || print.outline;
    const picture = screens ? drawInInks(area, screens, assets) : drawArea(area, dpi, assets, outline);
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

type Drawn = Parameters<typeof createSmallAssets>[0];

/** Wide pictures show the very pixels of the editor's preview, and a cut line or inks are found in those of the print. */
function assetsOf({ width, cut, prints, images }: MockupJob, drawn: Drawn): Promise<SceneAssets> {
  const read = async (assetId: string) => images[assetId] ?? missing(assetId);
  const isExact = composedWidth(width) === width || cut !== undefined || prints.some(({ screens }) => screens);
  if (!isExact) return createSmallAssets(drawn, read);
  return createNodeAssets(
    [...prints, ...(cut?.drawings ?? [])].map(({ area }) => area),
    read,
  );
}

function missing(assetId: string): never {
  throw new Error(`the picture ${assetId} was not handed over`);
}

serveJobs(drawMockup);

import type { CutJob, TracedCut } from "@surimono/domain/designs";
import { MM_PER_INCH } from "@surimono/domain/kernel";
import { INK_PX_PER_MM, traceDieCut } from "../die-cut/index.ts";
import type { SceneAssets } from "../scene/index.ts";
import { renderArea } from "./draw-area.ts";
import { createNodeAssets } from "./node-assets.ts";

/** A job for a process of its own. */
interface TraceJob extends CutJob {
  readonly images: Readonly<Record<string, Uint8Array>>;
}

export async function traceJob({ images, ...job }: TraceJob): Promise<TracedCut | undefined> {
  const assets = await createNodeAssets(
    job.drawings.map(({ area }) => area),
    async (assetId) => {
      const image = images[assetId];
      if (!image) throw new Error(`The job lacks image ${assetId}`);
      return image;
    },
  );
  return traceDesign(job, assets);
}

/** The line along which goods are cut that follow the design: as the studio finds it. */
export function traceDesign(job: CutJob, assets: SceneAssets): TracedCut | undefined {
  const drawn = job.drawings.map(({ area, isTurned }) => ({
    ...renderArea(area, INK_PX_PER_MM * MM_PER_INCH, assets),
    isTurned,
  }));
  return traceDieCut(drawn, job);
}

import { type PrintableGoods, referenceGroup } from "@surimono/domain/catalogue";
import { type CutJob, cutJobOf, type DesignDocument, pictureIdsOf, type TracedCut } from "@surimono/domain/designs";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import { findPictures, readPictures } from "../pictures/index.ts";

type Drawn = CutJob & { readonly images: Readonly<Record<string, Uint8Array>> };
const runner = createJobRunner<Drawn, TracedCut | undefined>(new URL("./trace-worker.ts", import.meta.url), {
  timeoutMs: 60_000,
});

/** The line that goods are cut along which follow the design; undefined for all others. Starts a process. */
export async function traceCut(
  shop: Shop,
  userId: string,
  document: DesignDocument,
  goods: PrintableGoods,
): Promise<TracedCut | undefined> {
  const group = referenceGroup(goods);
  const places = goods.methods.find(({ methodId }) => methodId === document.methodId)?.areas ?? [];
  const job = cutJobOf(
    document,
    places.flatMap((place) => {
      const rect = place.rects[group];
      return rect ? [{ ...place, rect }] : [];
    }),
  );
  if (!job) return undefined;
  const ids = pictureIdsOf({ ...document, areas: job.drawings.map(({ area }) => area) });
  // One that is not the member's is refused when the design is saved.
  if ((await findPictures(shop.database.db, userId, ids)).length < ids.length) return undefined;
  return runner.run({ ...job, images: await readPictures(shop, userId, ids) });
}

import { createHash } from "node:crypto";
import {
  areaOutline,
  areaShowsIn,
  CLOSE_UP_VIEWS,
  coverView,
  INK_ON_GOODS,
  rectOnSize,
  referenceSize,
  type ViewId,
  WHOLE_VIEWS,
} from "@surimono/domain/catalogue";
import {
  areaOnGroup,
  type CutJob,
  cutJobOf,
  type PrintedGoods,
  type PrintedSize,
  pictureIdsOf,
  screenJob,
} from "@surimono/domain/designs";
import { loadArt } from "@surimono/studio/mockup-files";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import { artFolder, artHash, type PictureFormat } from "../../catalogue/index.ts";
import { readPictures } from "../pictures/index.ts";
import { type PrintableVersion, printedArea } from "../version/index.ts";
import type { MockupJob } from "./mockup-job.ts";

/** In the pattern of a URL: what is kept of a design. Clothes in use are drawn by the browser (rule catalogue-in-use). */
export const COVER_OR_VIEW = ["cover", ...WHOLE_VIEWS, ...CLOSE_UP_VIEWS].join("|");
const runner = createJobRunner<MockupJob, Uint8Array>(new URL("./mockup-worker.ts", import.meta.url));

export interface WantedView {
  readonly view: ViewId;
  /** The size shown: the print keeps its millimetres on it. */
  readonly size: PrintedSize;
  readonly width: number;
}

/** What a picture shows: a version, or a working design as it is now. */
export type Drawable = Pick<PrintableVersion, "userId" | "document" | "contentHash" | "goods">;

/** The view that a URL asks for, by `COVER_OR_VIEW`. */
export function viewOf({ areas }: PrintedGoods, asked: string): ViewId {
  return asked === "cover" ? coverView(areas, []) : (asked as ViewId);
}

export async function hasView({ silhouette }: PrintedGoods, view: ViewId): Promise<boolean> {
  const { views } = await loadArt(artFolder(), silhouette);
  return views[view] !== undefined;
}

export async function hashOf(version: Drawable, { view, size, width }: WantedView): Promise<string> {
  const places = printsIn(version, { view, size }).map(({ rect, tilt, outline, screens }) => [
    ...[rect, tilt],
    ...(outline ? [outline] : []),
    ...(screens ? [screens] : []),
  ]);
  const { silhouette, color, method } = version.goods;
  // Only what looks otherwise is drawn anew: pictures kept from before are of ink that stays as it is.
  const ink = INK_ON_GOODS[method.id] === "bare" ? ["bare"] : [];
  const cut = cutIn(version, size) ? ["cut"] : [];
  const parts = [await artHash(silhouette), version.contentHash, color.hex, places, ...ink, ...cut];
  return createHash("sha256")
    .update(JSON.stringify([...parts, view, size.width, width]))
    .digest("hex");
}

/** One view of the version, drawn now. */
export async function drawView(
  shop: Shop,
  version: Drawable,
  { view, size, width }: WantedView,
  format: PictureFormat,
): Promise<Uint8Array> {
  const { document, goods } = version;
  const prints = printsIn(version, { view, size });
  const cut = cutIn(version, size);
  const drawn = [...prints, ...(cut?.drawings ?? [])].map(({ area }) => area);
  return runner.run({
    artRoot: artFolder(),
    silhouette: goods.silhouette,
    view,
    sizeWidth: size.width,
    color: goods.color.hex,
    width,
    format,
    ink: INK_ON_GOODS[goods.method.id],
    prints,
    images: await readPictures(shop, version.userId, pictureIdsOf({ ...document, areas: drawn })),
    ...(cut && { cut }),
  });
}

/** Position of each design on goods of this size, for those the view can show. */
function printsIn({ document, goods }: Drawable, { view, size }: Omit<WantedView, "width">) {
  const drawnFor = referenceSize(goods, size.group).width;
  return document.areas.flatMap((area) => {
    const place = printedArea(goods, area.areaKindId);
    const drawn = place.rects[size.group];
    if (!drawn || !areaShowsIn(place, view)) return [];
    const rect = rectOnSize(area.areaKindId, drawn, size.width, drawnFor);
    const outline = place.shape ? { outline: areaOutline(place.shape, drawn) } : {};
    const inks = place.screens ? { screens: screenJob(place.screens, goods.color.hex, area) } : {};
    return [
      {
        ...{ area: areaOnGroup(area, drawn), rect, tilt: place.tilt ?? 0 },
        ...outline,
        ...inks,
        ...((place.shape?.outline.kind === "traced" || place.dieCut) && { isCut: true as const }),
      },
    ];
  });
}

/** What the cut line of a working design is found from, as one drawing after the other. */
function cutIn({ document, goods }: Drawable, { group }: PrintedSize): CutJob | undefined {
  const places = goods.areas.flatMap((place) => {
    const rect = place.rects[group];
    return rect ? [{ ...place, rect }] : [];
  });
  return cutJobOf(document, places);
}

import { createHash } from "node:crypto";
import {
  areaShowsIn,
  CLOSE_UP_VIEWS,
  coverView,
  rectOnSize,
  referenceSize,
  type ViewId,
  WHOLE_VIEWS,
} from "@surimono/domain/catalogue";
import { areaOnGroup, type PrintedGoods, type PrintedSize, pictureIdsOf } from "@surimono/domain/designs";
import { loadArt } from "@surimono/studio/mockup-files";
import { createJobRunner } from "@surimono/studio/print";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { UUID_PATTERN } from "../../../platform/uuid-pattern.ts";
import { artFolder, artHash, type ImageSource, type PictureFormat, SEALED_CACHE } from "../../catalogue/index.ts";
import { readPictures } from "../pictures/index.ts";
import {
  asPrintable,
  findPrintable,
  findSize,
  findVersionWithItem,
  type PrintableVersion,
  printedArea,
  shownInSize,
} from "../version/index.ts";
import type { MockupJob } from "./mockup-job.ts";

const VIEWS = [...WHOLE_VIEWS, ...CLOSE_UP_VIEWS].join("|");
const PATH = new RegExp(`^images/designs/(${UUID_PATTERN})/(?:(\\d{1,9})/)?(cover|${VIEWS})\\.(?:webp|png)$`);
const runner = createJobRunner<MockupJob, Uint8Array>(new URL("./mockup-worker.ts", import.meta.url));

export interface WantedView {
  readonly view: ViewId;
  /** The size shown: the print keeps its millimetres on it. */
  readonly size: PrintedSize;
  readonly width: number;
}

/** Whether a cart or an order of the member still shows the version. */
export type IsBought = (queries: Queries, userId: string, versionId: string) => Promise<boolean>;

/** Mock-ups of finished designs, while an undeleted item, a cart or an order shows them. */
export function versionImage(shop: Shop, isBought: IsBought): ImageSource {
  return {
    prefix: "images/designs/",
    async find(url, width) {
      const [, versionId, sizeId, asked] = PATH.exec(url) ?? [];
      const found = versionId ? await findShown(shop, versionId, isBought) : undefined;
      const version = found && sizeId !== undefined ? shownInSize(shop, found, Number(sizeId)) : found;
      if (!version || !asked) return undefined;
      const { goods } = version;
      const view = asked === "cover" ? coverOf(goods) : (asked as ViewId);
      const size = sizeId === undefined ? referenceSize(goods) : findSize(version, Number(sizeId));
      // A shirt has no left view, whatever the URL asks for.
      if (!size || !(await hasView(goods, view))) return undefined;
      const wanted = { view, size, width };
      return {
        hash: await hashOf(version, wanted),
        folder: versionFolder(version.id),
        // A version never changes, so neither do its pictures.
        cacheControl: SEALED_CACHE,
        owner: version.userId,
        draw: (format) => drawView(shop, version, wanted, format),
      };
    },
  };
}

async function findShown(shop: Shop, versionId: string, isBought: IsBought): Promise<PrintableVersion | undefined> {
  const { db } = shop.database;
  const found = await findVersionWithItem(db, versionId);
  if (!found) return undefined;
  const { version, hasItem } = found;
  return hasItem || (await isBought(db, version.userId, versionId)) ? asPrintable(shop, version) : undefined;
}

/** Folder of its mock-ups, below `pictures/`. */
export function versionFolder(versionId: string): string {
  return `designs/${versionId}`;
}

/** What a picture shows: a version, or a working design as it is now. */
export type Drawable = Pick<PrintableVersion, "userId" | "document" | "contentHash" | "goods">;

export function coverOf({ areas }: PrintedGoods): ViewId {
  return coverView(areas, []);
}

/** One view of a version at a width; undefined where there is no such version or view. */
export async function drawMockup(
  shop: Shop,
  versionId: string,
  view: ViewId,
  width: number,
): Promise<Uint8Array | undefined> {
  const version = await findPrintable(shop, versionId);
  if (!version || !(await hasView(version.goods, view))) return undefined;
  return drawView(shop, version, { view, size: referenceSize(version.goods), width }, "webp");
}

export async function hasView({ silhouette }: PrintedGoods, view: ViewId): Promise<boolean> {
  const { views } = await loadArt(artFolder(), silhouette);
  return views[view] !== undefined;
}

export async function hashOf(version: Drawable, { view, size, width }: WantedView): Promise<string> {
  const places = printsIn(version, { view, size }).map(({ rect, tilt }) => [rect, tilt]);
  const { silhouette, color } = version.goods;
  const parts = [await artHash(silhouette), version.contentHash, color.hex, places];
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
  return runner.run({
    artRoot: artFolder(),
    silhouette: goods.silhouette,
    view,
    sizeWidth: size.width,
    color: goods.color.hex,
    width,
    format,
    prints,
    images: await readPictures(
      shop,
      version.userId,
      pictureIdsOf({ ...document, areas: prints.map(({ area }) => area) }),
    ),
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
    return [{ area: areaOnGroup(area, drawn), rect, tilt: place.tilt ?? 0 }];
  });
}

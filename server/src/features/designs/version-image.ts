import { createHash } from "node:crypto";
import {
  areaShowsIn,
  CLOSE_UP_VIEWS,
  coverView,
  getArea,
  getMethod,
  type PrintableGoods,
  rectOnSize,
  referenceSize,
  type Size,
  type ViewId,
  WHOLE_VIEWS,
} from "@surimono/domain/catalogue";
import { areaOnGroup, pictureIdsOf } from "@surimono/domain/designs";
import { loadArt } from "@surimono/studio/mockup-files";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../platform/http/index.ts";
import { artFolder, artHash, getGoods, type ImageSource, type PictureFormat } from "../catalogue/index.ts";
import { findVersion } from "./designs.store.ts";
import type { DesignVersion } from "./designs.tables.ts";
import type { MockupJob } from "./mockup-job.ts";
import { readPictures } from "./read-pictures.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const VIEWS = [...WHOLE_VIEWS, ...CLOSE_UP_VIEWS].join("|");
const PATH = new RegExp(`^images/designs/(${UUID})/(?:(\\d{1,9})/)?(cover|${VIEWS})\\.(?:webp|png)$`);
const runner = createJobRunner<MockupJob, Uint8Array>(new URL("./mockup-worker.ts", import.meta.url));

/** A version never changes, so neither do its pictures. */
const CACHE_CONTROL = "private, max-age=31536000, immutable";

export interface WantedView {
  readonly view: ViewId;
  /** The size that is shown: the print keeps its millimetres on it. */
  readonly size: Size;
  readonly width: number;
}

/** Mock-ups of finished designs. Knowing the version id is the right to see them. */
export function versionImage(shop: Shop): ImageSource {
  return {
    prefix: "images/designs/",
    async find(url, width) {
      const [, versionId, sizeId, asked] = PATH.exec(url) ?? [];
      const version = versionId && (await findVersion(shop.database.db, versionId));
      if (!version || !asked) return undefined;
      const item = getGoods(shop, version.document.itemId);
      const view = asked === "cover" ? coverOf(item, version) : (asked as ViewId);
      const size = sizeId === undefined ? referenceSize(item) : item.sizes.find(({ id }) => id === Number(sizeId));
      // A shirt has no view from the left, whatever the address asks for.
      if (!size || !(await hasView(item, view))) return undefined;
      const wanted = { view, size, width };
      return {
        hash: await hashOf(item, version, wanted),
        folder: versionFolder(version.id),
        cacheControl: CACHE_CONTROL,
        draw: (format) => drawView(shop, version, wanted, format),
      };
    },
  };
}

/** Where its mock-ups are kept, below `pictures/`. */
export function versionFolder(versionId: string): string {
  return `designs/${versionId}`;
}

function coverOf(item: PrintableGoods, { document }: DesignVersion): ViewId {
  const printed = document.areas.map(({ areaKindId }) => areaKindId);
  return coverView(getMethod(item, document.methodId).areas, printed);
}

/** One view of a version at a width; undefined where there is no such version or view. */
export async function drawMockup(
  shop: Shop,
  versionId: string,
  view: ViewId,
  width: number,
): Promise<Uint8Array | undefined> {
  const version = await findVersion(shop.database.db, versionId);
  const item = version && getGoods(shop, version.document.itemId);
  if (!version || !item || !(await hasView(item, view))) return undefined;
  return drawView(shop, version, { view, size: referenceSize(item), width }, "webp");
}

async function hasView({ silhouette }: PrintableGoods, view: ViewId): Promise<boolean> {
  const { views } = await loadArt(artFolder(), silhouette);
  return views[view] !== undefined;
}

async function hashOf(
  item: PrintableGoods,
  version: DesignVersion,
  { view, size, width }: WantedView,
): Promise<string> {
  const places = printsIn(item, version, { view, size }).map(({ rect, tilt }) => [rect, tilt]);
  const parts = [await artHash(item.silhouette), version.contentHash, colorOf(item, version), places];
  return createHash("sha256")
    .update(JSON.stringify([...parts, view, size.width, width]))
    .digest("hex");
}

/** One view of the version, drawn now. */
export async function drawView(
  shop: Shop,
  version: DesignVersion,
  { view, size, width }: WantedView,
  format: PictureFormat,
): Promise<Uint8Array> {
  const { document } = version;
  const item = getGoods(shop, document.itemId);
  const prints = printsIn(item, version, { view, size });
  return runner.run({
    artRoot: artFolder(),
    silhouette: item.silhouette,
    view,
    sizeWidth: size.width,
    color: colorOf(item, version),
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

/** Where each design lies on goods of the size, of those that the view can show. */
function printsIn(item: PrintableGoods, { document }: DesignVersion, { view, size }: Omit<WantedView, "width">) {
  const method = getMethod(item, document.methodId);
  const drawnFor = referenceSize(item, size.group).width;
  return document.areas.flatMap((area) => {
    const place = getArea(method, area.areaKindId);
    const drawn = place.rects[size.group];
    if (!drawn || !areaShowsIn(place, view)) return [];
    const rect = rectOnSize(area.areaKindId, drawn, size.width, drawnFor);
    return [{ area: areaOnGroup(area, drawn), rect, tilt: place.tilt ?? 0 }];
  });
}

function colorOf(item: PrintableGoods, { document }: DesignVersion): string {
  return item.colors.find(({ id }) => id === document.colorId)?.hex ?? "#ffffff";
}

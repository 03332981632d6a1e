import { createHash } from "node:crypto";
import {
  areaShowsIn,
  getArea,
  getMethod,
  referenceGroup,
  referenceSize,
  type ViewId,
} from "@surimono/domain/catalogue";
import { pictureIdsOf } from "@surimono/domain/designs";
import { loadArt } from "@surimono/studio/mockup-files";
import { createJobRunner } from "@surimono/studio/print";
import type { FileAnswer, Shop } from "../../platform/http/index.ts";
import { artFolder, getGoods, type ImageSource } from "../catalogue/index.ts";
import { findVersion } from "./designs.store.ts";
import type { DesignVersion } from "./designs.tables.ts";
import type { MockupJob } from "./mockup-job.ts";
import { readPictures } from "./read-pictures.ts";

const PATH = /^images\/designs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(front|back|left|right)\.webp$/;
const runner = createJobRunner<MockupJob, Uint8Array>(new URL("./mockup-worker.ts", import.meta.url));

/** A version never changes, so neither do its pictures. */
const CACHE_CONTROL = "private, max-age=31536000, immutable";

/** Mock-ups of finished designs, drawn when first asked for and kept. Knowing the version id is the right to see them. */
export function versionImage(shop: Shop): ImageSource {
  const drawing = new Map<string, Promise<Uint8Array>>();
  return {
    prefix: "images/designs/",
    async find({ url, width }): Promise<FileAnswer | undefined> {
      const [, versionId, view] = PATH.exec(url) ?? [];
      if (!versionId || !view) return undefined;
      const key = `pictures/designs/${versionId}/${view}-${width}.webp`;
      const file = {
        contentType: "image/webp",
        cacheControl: CACHE_CONTROL,
        etag: `"${createHash("sha256").update(key).digest("hex").slice(0, 32)}"`,
      };
      const kept = await shop.files.read(key);
      if (kept) return { ...file, bytes: kept };
      const version = await findVersion(shop.database.db, versionId);
      if (!version || !(await hasView(shop, version, view as ViewId))) return undefined;
      const bytes = drawing.get(key) ?? drawAndKeep(shop, key, () => drawView(shop, version, view as ViewId, width));
      drawing.set(key, bytes);
      return { ...file, bytes: await bytes.finally(() => drawing.delete(key)) };
    },
  };
}

/** A shirt has no view from the left, whatever the address asks for. */
async function hasView(shop: Shop, { document }: DesignVersion, view: ViewId): Promise<boolean> {
  const { views } = await loadArt(artFolder(), getGoods(shop, document.itemId).silhouette);
  return views[view] !== undefined;
}

/** One view of the version, drawn now. */
export async function drawView(shop: Shop, version: DesignVersion, view: ViewId, width: number): Promise<Uint8Array> {
  const { document } = version;
  const item = getGoods(shop, document.itemId);
  const method = getMethod(item, document.methodId);
  const prints = document.areas.flatMap((area) => {
    const place = getArea(method, area.areaKindId);
    const rect = place.rects[referenceGroup(item)];
    return areaShowsIn(place, view) && rect ? [{ area, rect, tilt: place.tilt ?? 0 }] : [];
  });
  return runner.run({
    artRoot: artFolder(),
    silhouette: item.silhouette,
    view,
    sizeWidth: referenceSize(item).width,
    color: item.colors.find(({ id }) => id === document.colorId)?.hex ?? "#ffffff",
    width,
    prints,
    images: await readPictures(
      shop,
      version.userId,
      pictureIdsOf({ ...document, areas: prints.map(({ area }) => area) }),
    ),
  });
}

async function drawAndKeep(shop: Shop, key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const bytes = await draw();
  await shop.files.write(key, bytes, "image/webp");
  return bytes;
}

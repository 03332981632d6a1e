import type { IMAGE_WIDTHS } from "@surimono/contract/catalogue";
import { referenceSize, type ViewId } from "@surimono/domain/catalogue";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { UUID_PATTERN } from "../../../platform/uuid-pattern.ts";
import { type ImageSource, type KnownPicture, readOrDraw, SEALED_CACHE } from "../../catalogue/index.ts";
import {
  asPrintable,
  findPrintable,
  findSize,
  findVersion,
  findVersionWithItem,
  type PrintableVersion,
  shownInSize,
} from "../version/index.ts";
import { COVER_OR_VIEW, drawView, hashOf, hasView, viewOf, type WantedView } from "./draw-view.ts";

const PATH = new RegExp(`^images/designs/(${UUID_PATTERN})/(?:(\\d{1,9})/)?(${COVER_OR_VIEW})\\.(?:webp|png)$`);

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
      const view = viewOf(goods, asked);
      const size = sizeId === undefined ? referenceSize(goods) : findSize(version, Number(sizeId));
      // A shirt has no left view, whatever the URL asks for.
      if (!size || !(await hasView(goods, view))) return undefined;
      const wanted = { view, size, width };
      return knownPicture(shop, version, wanted);
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

async function knownPicture(shop: Shop, version: PrintableVersion, wanted: WantedView): Promise<KnownPicture> {
  return {
    hash: await hashOf(version, wanted),
    folder: versionFolder(version.id),
    // A version never changes, so neither do its pictures.
    cacheControl: SEALED_CACHE,
    owner: version.userId,
    draw: (format) => drawView(shop, version, wanted, format),
    isStillThere: async () => (await findVersion(shop.database.db, version.id)) !== undefined,
  };
}

/** Folder of its mock-ups, below `pictures/`. */
export function versionFolder(versionId: string): string {
  return `designs/${versionId}`;
}

/** A version, or a piece of it, in a size; undefined where there is no such size or view. */
export async function drawVersion(
  shop: Shop,
  version: PrintableVersion,
  { sizeId, view, width }: { readonly sizeId: number; readonly view: ViewId; readonly width: number },
): Promise<Uint8Array | undefined> {
  const shown = shownInSize(shop, version, sizeId);
  const size = shown && findSize(shown, sizeId);
  if (!shown || !size || !(await hasView(shown.goods, view))) return undefined;
  return drawView(shop, shown, { view, size, width }, "webp");
}

/**
 * Views of a version in a size, as pages show them and kept with theirs, for papers of the workshop. Those that its goods have, in the given
 * order.
 */
export async function keptViews(
  shop: Shop,
  { versionId, sizeId }: { readonly versionId: string; readonly sizeId: number },
  views: readonly string[],
  width: (typeof IMAGE_WIDTHS)[number],
): Promise<Uint8Array[]> {
  const found = await findPrintable(shop, versionId);
  const version = found && shownInSize(shop, found, sizeId);
  const size = version && findSize(version, sizeId);
  if (!version || !size) return [];
  const pictures: Uint8Array[] = [];
  for (const name of views) {
    const view = viewOf(version.goods, name);
    if (!(await hasView(version.goods, view))) continue;
    pictures.push(await readOrDraw(shop, await knownPicture(shop, version, { view, size, width }), "webp"));
  }
  return pictures;
}

/** The view that shows a version, as a PNG, which every mail reader knows, drawn once; undefined where there is no such version. */
export async function drawCover(shop: Shop, versionId: string, width: number): Promise<Uint8Array | undefined> {
  const version = await findPrintable(shop, versionId);
  if (!version) return undefined;
  const { goods } = version;
  const wanted = { view: viewOf(goods, "cover"), size: referenceSize(goods), width };
  return readOrDraw(shop, await knownPicture(shop, version, wanted), "png");
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

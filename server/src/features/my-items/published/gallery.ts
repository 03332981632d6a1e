import type { ImageEntry } from "@surimono/contract/catalogue";
import {
  type CatalogueItem,
  coverView,
  getArea,
  getMethod,
  type ViewId,
  viewsShowing,
} from "@surimono/domain/catalogue";
import { cataloguePicturePath, designPicturePath, draftPicturePath, type PictureView } from "@surimono/domain/designs";
import type { MyItem, MyItemPicture } from "../my-items.tables.ts";
import { picturePathOf } from "../pictures/picture-files.ts";

/** The printed pictures first, beginning with the first place, then the other sides of the goods. */
export function viewsOf(item: CatalogueItem, row: Pick<MyItem, "methodId" | "areaKindIds">): ViewId[] {
  const method = getMethod(item, row.methodId);
  const printed = row.areaKindIds.map((areaKindId) => getArea(method, areaKindId));
  const cover = coverView(method.areas, row.areaKindIds);
  return [...new Set([cover, ...viewsShowing(printed), ...method.areas.map(({ view }) => view)])];
}

type Entry = { readonly view: ViewId } | { readonly pictureId: string };

/** The pictures in order. Views the goods no longer have are left out; one picture always remains. */
export function galleryOf(item: CatalogueItem, row: MyItem): Entry[] {
  const views = viewsOf(item, row);
  const entries = (row.gallery ?? views).flatMap((id): Entry[] => {
    const view = views.find((known) => known === id);
    if (view) return [{ view }];
    return isPictureId(id) ? [{ pictureId: id }] : [];
  });
  return entries.length > 0 ? entries : views.slice(0, 1).map((view) => ({ view }));
}

export function isPictureId(id: string): boolean {
  return id.length === 36;
}

export function pictureIdsOf(row: MyItem): string[] {
  return row.gallery?.filter(isPictureId) ?? [];
}

/** Below `images`, for a card: the picture's row need not be read. */
export function firstPicturePath(item: CatalogueItem, row: MyItem): string {
  // The drawing may be in other places than first chosen: the cover shows the first place used.
  if (showsDraft(row) && !row.gallery) return viewPath(row, "cover");
  const [first] = galleryOf(item, row);
  if (!first) return viewPath(row, "front");
  return "view" in first ? viewPath(row, first.view) : picturePathOf(first.pictureId);
}

/** Below `images`, of all of them. */
export function picturePathsOf(item: CatalogueItem, row: MyItem): string[] {
  return galleryOf(item, row).map((entry) =>
    "view" in entry ? viewPath(row, entry.view) : picturePathOf(entry.pictureId),
  );
}

/** `pictures` are those named in the gallery; one whose row is gone is left out. */
export function presentGallery(item: CatalogueItem, row: MyItem, pictures: readonly MyItemPicture[]): ImageEntry[] {
  return galleryOf(item, row).flatMap((entry) => {
    if ("view" in entry) return [presentView(row, item, entry.view)];
    const picture = pictures.find(({ id }) => id === entry.pictureId);
    return picture ? [presentPicture(row, picture)] : [];
  });
}

export function presentView(row: MyItem, item: CatalogueItem, view: ViewId): ImageEntry {
  return {
    url: viewPath(row, view),
    color: row.colorId,
    image_id: view,
    image_name: `${view}.webp`,
    image_type: 1,
    description: `${row.name}（${item.name}）`,
    is_removed: false,
    create_time: row.createTime.toISOString(),
    update_time: row.updateTime.toISOString(),
  };
}

function presentPicture(row: MyItem, picture: MyItemPicture): ImageEntry {
  return {
    url: picturePathOf(picture.id),
    color: 0,
    image_id: picture.id,
    image_name: picture.name,
    image_type: 0,
    description: `${row.name}の画像`,
    is_removed: false,
    create_time: picture.createdAt.toISOString(),
    update_time: picture.createdAt.toISOString(),
  };
}

export function viewPath(row: MyItem, view: PictureView): string {
  if (showsDraft(row)) return draftPicturePath(row.draftKey, row.updateTime.getTime(), view);
  if (row.versionId) return designPicturePath(row.versionId, view);
  return blankPath(row, view === "cover" ? "front" : view);
}

export function blankPath(row: MyItem, view: ViewId): string {
  return cataloguePicturePath(row.catalogueItemId, row.colorId, view);
}

/** A draft is shown as drawn now, not as last finished. */
function showsDraft(row: MyItem): row is MyItem & { readonly draftKey: string } {
  return row.status === 0 && row.isAhead && row.draftKey !== null;
}

/** The version the item would be made from now: none if more was drawn since. */
export function currentVersion(row: Pick<MyItem, "status" | "isAhead" | "versionId">): string | null {
  return row.status === 0 && row.isAhead ? null : row.versionId;
}

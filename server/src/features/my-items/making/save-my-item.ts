import type { PayloadOf } from "@surimono/contract/kernel";
import type { updateProduct } from "@surimono/contract/my-items";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import { canBeEdited, findImageCountFault, findSizeFault, findTextFaults, sizesOf } from "@surimono/domain/my-items";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop, UploadedFile } from "../../../platform/http/index.ts";
import { getGoodsOf, isMadeOnSale } from "../../catalogue/index.ts";
import { findMyItem, lockMyItem, updateMyItem } from "../my-items.store.ts";
import type { MyItem, MyItemPicture, NewMyItem } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { doubtPictures, insertPictures } from "../pictures/my-item-pictures.store.ts";
import { dropUnwritten, keepPictures } from "../pictures/picture-files.ts";
import { presentFault } from "../present-fault.ts";
import { unitPriceOf } from "../present-my-item.ts";
import { galleryOf, viewsOf } from "../published/gallery.ts";

type SavePayload = PayloadOf<typeof updateProduct>;
type ImageChoice = NonNullable<SavePayload["product"]["images"]>[number];
type Files = Readonly<Record<string, UploadedFile>>;

/**
 * Saves words, price, sizes and pictures of a draft; with `isSave` the hidden draft becomes a listed one (rule my-items-save-lists).
 * Everything is checked before pictures are decoded, and again under the row's lock. The same save again changes nothing.
 */
export async function saveMyItem(
  shop: Shop,
  parts: MyItemsParts,
  member: Member,
  { payload, files }: { readonly payload: SavePayload; readonly files: Files },
) {
  const id = payload.product.product_id;
  const checked = checkSave(shop, await findMyItem(shop.database.db, member.id, id), payload, files);
  if (!checked.ok) return checked;
  const named = namesOf(payload.product.images);
  const kept = await keepPictures(
    shop,
    parts,
    member.id,
    named.flatMap((name) => files[name] ?? []),
  );
  if (!kept.ok) return kept;
  const pictures = new Map(named.map((name, index) => [name, kept.value[index] as MyItemPicture]));
  let isSaved = false;
  try {
    const saved = await shop.database.inTransaction((tx) => saveLocked(shop, tx, member, { payload, files, pictures }));
    isSaved = saved.ok;
    return saved;
  } finally {
    if (!isSaved) await dropUnwritten(shop, member.id, kept.value);
  }
}

async function saveLocked(
  shop: Shop,
  tx: Transaction,
  member: Member,
  save: { payload: SavePayload; files: Files; pictures: ReadonlyMap<string, MyItemPicture> },
) {
  const now = shop.now();
  const { product, isSave } = save.payload;
  const checked = checkSave(shop, await lockMyItem(tx, member.id, product.product_id), save.payload, save.files);
  if (!checked.ok) return checked;
  const { row, change } = checked.value;
  const answer = { product_id: row.productId, status: row.status };
  if (!change) return ok({ ...answer, update_time: row.updateTime.toISOString() });
  await insertPictures(tx, [...save.pictures.values()]);
  const gallery = product.images?.map((image) => galleryId(image, save.pictures));
  await updateMyItem(tx, member.id, row.productId, {
    ...change,
    ...(gallery && { gallery }),
    updateTime: now,
    // The member pressed save, unlike a late save from another tab: it restores a deleted item.
    ...(isSave && { deleteFlag: 0, deletedAt: null, wordsSavedAt: row.wordsSavedAt ?? now }),
  });
  const left = gallery ? (row.gallery ?? []).filter((id) => !gallery.includes(id)) : [];
  await doubtPictures(tx, { userId: member.id, ids: left, since: now });
  return ok({ ...answer, update_time: now.toISOString() });
}

type SaveFailure =
  | { readonly code: "my-items/text-faults"; readonly faults: readonly object[] }
  | {
      readonly code: `my-items/${"not-found" | "completed" | "withdrawn" | "changed-elsewhere" | "no-size" | "no-such-size" | "no-image" | "too-many-images" | "no-such-image"}`;
    };

/** The change of an allowed save; no change if it was made already. */
function checkSave(
  shop: Shop,
  row: MyItem | undefined,
  { product, isSave }: SavePayload,
  files: Files,
): Result<{ readonly row: MyItem; readonly change: Partial<NewMyItem> | undefined }, SaveFailure> {
  if (!row) return fail("my-items/not-found");
  if (!canBeEdited(row.status === 0 ? 0 : 1)) return fail("my-items/completed");
  if (!isMadeOnSale(shop, row)) return fail("my-items/withdrawn");
  const item = getGoodsOf(shop, row);
  const text = { name: product.new_name, description: product.description, sellingPrice: product.regular_price };
  const sizeIds = product.size_ids ? [...new Set(product.size_ids)] : soldOf(row.sizeIds, item);
  const sizeFault = findSizeFault(
    sizeIds ?? item.sizes.map(({ id }) => id),
    item.sizes.map(({ id }) => id),
  );
  if (sizeFault) return fail(sizeFault === "none-chosen" ? "my-items/no-size" : "my-items/no-such-size");
  const faults = findTextFaults(text, unitPriceOf(shop, { ...row, sizeIds }));
  if (faults.length > 0) return fail("my-items/text-faults", { faults: faults.map(presentFault) });
  const imageFailure = product.images && checkImages(shop, row, product.images, files);
  if (imageFailure) return imageFailure;
  if (
    isSaved(shop, row, { ...text, sizeIds }, product) &&
    !(isSave && (row.deleteFlag === 1 || row.wordsSavedAt === null))
  )
    return ok({ row, change: undefined });
  if (product.update_time !== undefined && product.update_time !== row.updateTime.toISOString())
    return fail("my-items/changed-elsewhere");
  return ok({ row, change: { ...text, sizeIds } });
}

/** Drops chosen sizes that no longer exist. */
function soldOf(sizeIds: MyItem["sizeIds"], { sizes }: CatalogueItem): MyItem["sizeIds"] {
  return sizeIds && sizesOf(sizes, sizeIds).map(({ id }) => id);
}

/** Old pictures must be the item's own, new ones must be uploaded with it, none may occur twice. */
function checkImages(shop: Shop, row: MyItem, images: readonly ImageChoice[], files: Files) {
  const fault = findImageCountFault(images.length);
  if (fault) return fail(fault === "none-left" ? "my-items/no-image" : "my-items/too-many-images");
  const item = getGoodsOf(shop, row);
  const own = new Set<string>([...viewsOf(item, row), ...(row.gallery ?? [])]);
  const keys = images.map((image) => ("image_id" in image ? `id ${image.image_id}` : `file ${image.image_name}`));
  const known = images.every((image) =>
    "image_id" in image ? own.has(image.image_id) : Object.hasOwn(files, image.image_name),
  );
  return known && new Set(keys).size === keys.length ? undefined : fail("my-items/no-such-image");
}

/** Whether everything already is as it is to be saved: a double click, or a retry after a lost answer. */
function isSaved(
  shop: Shop,
  row: MyItem,
  to: Pick<MyItem, "name" | "description" | "sellingPrice" | "sizeIds">,
  { images }: SavePayload["product"],
): boolean {
  const shown = galleryOf(getGoodsOf(shop, row), row).map((entry) => ("view" in entry ? entry.view : entry.pictureId));
  const wanted = images?.map((image) => ("image_id" in image ? image.image_id : undefined)) ?? shown;
  return (
    row.name === to.name &&
    row.description === to.description &&
    row.sellingPrice === to.sellingPrice &&
    String(row.sizeIds) === String(to.sizeIds) &&
    String(shown) === String(wanted)
  );
}

function namesOf(images: readonly ImageChoice[] = []): string[] {
  return images.flatMap((image) => ("image_name" in image ? [image.image_name] : []));
}

function galleryId(image: ImageChoice, pictures: ReadonlyMap<string, MyItemPicture>): string {
  if ("image_id" in image) return image.image_id;
  const picture = pictures.get(image.image_name);
  if (!picture) throw new Error("a picture of a checked save is missing");
  return picture.id;
}

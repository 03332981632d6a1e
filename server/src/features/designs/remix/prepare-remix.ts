import { MAX_PICTURES } from "@surimono/contract/designs";
import { MAX_REMIX_PICTURES } from "@surimono/contract/my-items";
import { areaShowsIn, coverView, METHOD_ORDER } from "@surimono/domain/catalogue";
import {
  type DesignDocument,
  flattenLayers,
  handOn,
  hasWork,
  type PicturePart,
  pictureIdsOf,
  shownPart,
  withCutPictures,
} from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findItem, isOnSale } from "../../catalogue/index.ts";
import { checkPrintable } from "../choice/index.ts";
import { insertCopy } from "../design/index.ts";
import type { DesignPicture } from "../designs.tables.ts";
import { copyPicture, countPictures, findPictures, insertPicture, uploadKey } from "../pictures/index.ts";
import { findPrintable, type PrintableVersion } from "../version/index.ts";

/**
 * What somebody else's finished design becomes as a draft of this member's own (rule my-items-remix). Files are written at once, rows when
 * the caller writes; `forgetUnwritten` takes back the files whose rows were not written, and is called whatever happened.
 */
export async function prepareRemix(shop: Shop, member: Member, versionId: string) {
  const version = await findPrintable(shop, versionId);
  if (!version) return fail("designs/not-found");
  const seen = usedPart(handOn(seenSide(version)));
  const item = findItem(shop, seen.itemId);
  if (!item || !isOnSale(shop, item.id) || !hasWork(seen)) return fail("designs/no-such-item");
  const methodId = METHOD_ORDER.find((id) => id === seen.methodId);
  const areaKindIds = seen.areas.map(({ areaKindId }) => areaKindId);
  const choice = methodId && { methodId, colorId: seen.colorId, areaKindIds };
  if (!choice || !checkPrintable(shop, item, choice).ok) return fail("designs/choice-not-printable");

  const parts = partsOf(seen);
  const { db } = shop.database;
  if (parts.size > MAX_REMIX_PICTURES) return fail("designs/too-many-parts");
  if ((await countPictures(db, member.id)) + parts.size > MAX_PICTURES) return fail("designs/too-many-pictures");
  const sources = await findPictures(db, version.userId, pictureIdsOf(seen));
  const copies = new Map<string, DesignPicture>();
  const forgetUnwritten = async () => {
    const rows = [...copies.values()];
    // Of a commit whose answer was lost the database alone knows whether it came about.
    const ids = rows.map(({ id }) => id);
    const written = new Set((await findPictures(db, member.id, ids)).map(({ id }) => id));
    for (const row of rows) if (!written.has(row.id)) await shop.files.remove(uploadKey(row));
  };
  const copyAll = async () => {
    for (const [key, part] of parts) {
      const source = sources.find(({ id }) => id === part.assetId);
      if (!source) return fail("designs/picture-not-found");
      const copy = await copyPicture(shop, member.id, source, part);
      if (!copy.ok) return copy;
      copies.set(key, copy.value);
    }
    return ok(undefined);
  };
  let isCopied = false;
  try {
    const copied = await copyAll();
    if (!copied.ok) return copied;
    isCopied = true;
  } finally {
    if (!isCopied) await forgetUnwritten();
  }
  const document = withCutPictures(seen, (part) => {
    const copy = copies.get(keyOf(part));
    if (!copy) throw new Error(`the picture ${part.assetId} was not copied`);
    return { assetId: copy.id, pixelWidth: copy.pixelWidth, pixelHeight: copy.pixelHeight };
  });
  const write = async (tx: Transaction, { name, requestKey }: { name: string; requestKey: string }) => {
    // Copying takes a while, in which others of this member's may have been copied.
    if ((await countPictures(tx, member.id)) + copies.size > MAX_PICTURES) return fail("designs/too-many-pictures");
    for (const row of copies.values()) await insertPicture(tx, row);
    return ok(await insertCopy(shop, tx, member, { item, choice, document, nameOf: name, requestKey }));
  };
  return ok({ write, forgetUnwritten });
}

/** The picture of a link shows one side: what is on the others was shown to nobody. */
function seenSide({ document, goods }: PrintableVersion): DesignDocument {
  const cover = coverView(goods.areas, []);
  const shown = goods.areas.filter((place) => areaShowsIn(place, cover)).map(({ areaKindId }) => areaKindId);
  return { ...document, areas: document.areas.filter(({ areaKindId }) => shown.includes(areaKindId)) };
}

/** Places that were chosen and left empty would be paid for. */
function usedPart(document: DesignDocument): DesignDocument {
  return { ...document, areas: document.areas.filter(({ layers }) => layers.length > 0) };
}

/** Each part of an upload that is seen, once. */
function partsOf({ areas }: DesignDocument): Map<string, PicturePart> {
  const layers = areas.flatMap((area) => flattenLayers(area.layers));
  const parts = layers.flatMap((layer) => (layer.kind === "image" ? [shownPart(layer)] : []));
  return new Map(parts.map((part) => [keyOf(part), part]));
}

const keyOf = ({ assetId, left, top, width, height }: PicturePart) => [assetId, left, top, width, height].join(" ");

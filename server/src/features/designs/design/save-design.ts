import { randomUUID } from "node:crypto";
import type { saveDesign as saveCall } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { type DesignStep, NAME_TAG_STEP, PRINT_STEP } from "@surimono/domain/catalogue";
import {
  type DesignDocument,
  fitsItem,
  flattenLayers,
  hasWork,
  pictureIdsOf,
  printedDocument,
} from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import { fontPath } from "@surimono/studio/print";
import { findStamp } from "@surimono/studio/scene";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { lockMyItem, type MyItem, tagVersionOf, updateMyItem } from "../../my-items/index.ts";
import { type DesignTarget, targetOfDocument } from "../choice/index.ts";
import { doubtLeft, findPictures } from "../pictures/index.ts";
import { isVersionOf } from "../version/index.ts";
import { findDesign, hasWorkElsewhere, saveDocument } from "./designs.store.ts";

type SavePayload = PayloadOf<typeof saveCall>;

export async function saveDesign(shop: Shop, member: Member, payload: SavePayload) {
  const savedAt = shop.now();
  return shop.database.inTransaction(async (tx) => {
    const saved = await saveInTransaction(shop, tx, member, payload, savedAt);
    return saved.ok ? ok({ revision: saved.value.revision, saved_at: savedAt.toISOString() }) : saved;
  });
}

/** The checks of every save, and the save. Returns the my item, the target of the document, and the new revision. */
export async function saveInTransaction(
  shop: Shop,
  tx: Transaction,
  member: Member,
  payload: SavePayload,
  savedAt: Date,
) {
  const { product_id: productId, document, revision: onRevision } = payload;
  const checked = await checkSave(shop, tx, member, payload);
  if (!checked.ok) return checked;
  const { myItem, target } = checked.value;
  const design = { userId: member.id, productId, step: target.step };
  await doubtLeft(tx, { ...design, kept: pictureIdsOf(document), since: savedAt });
  const revision = await saveDocument(tx, member.id, productId, target.step, { document, onRevision, savedAt });
  if (revision === undefined) {
    const stored = await findDesign(tx, member.id, productId, target.step);
    // A tag that was removed in another tab.
    if (!stored) return fail("designs/not-found");
    return fail("designs/changed-elsewhere", { revision: stored.revision, saved_at: stored.savedAt.toISOString() });
  }
  const marks = await marksOf(tx, myItem, target.step, document);
  await updateMyItem(tx, member.id, productId, { ...marks, updateTime: savedAt });
  return ok({ myItem, target, revision });
}

/** Locks the my item. */
async function checkSave(shop: Shop, tx: Transaction, member: Member, { product_id, document }: SavePayload) {
  const myItem = await lockMyItem(tx, member.id, product_id);
  if (!myItem) return fail("designs/not-found");
  if (myItem.status === 1) return fail("designs/completed");
  if (myItem.deletedAt) return fail("designs/deleted");
  const target = targetOfDocument(shop, myItem, document);
  if (!target.ok) return target;
  if (!(await canBeDrawn(target.value, document))) return fail("designs/does-not-fit");
  const pictureIds = pictureIdsOf(document);
  const pictures = await findPictures(tx, member.id, pictureIds);
  if (pictures.length !== pictureIds.length) return fail("designs/no-such-picture");
  return ok({ myItem, target: target.value });
}

/** What a save changes on the my item. The first drawn layer marks it as saved and lists it (delete_flag 0). */
async function marksOf(tx: Transaction, myItem: MyItem, step: DesignStep, document: DesignDocument) {
  const { userId, productId, versionId } = myItem;
  const isDrawn = hasWork(document);
  const designed = isDrawn || versionId !== null || (await hasWorkElsewhere(tx, userId, productId, step));
  const listed = { designed, ...(isDrawn && { deleteFlag: 0 }) };
  if (step !== PRINT_STEP) {
    const isAhead = await isAheadOf(tx, tagVersionOf(myItem, step), document);
    return { ...listed, ...(step === NAME_TAG_STEP ? { nameTagIsAhead: isAhead } : { hangTagIsAhead: isAhead }) };
  }
  return {
    ...listed,
    colorId: document.colorId,
    isAhead: await isAheadOf(tx, versionId, document),
    draftKey: myItem.draftKey ?? randomUUID(),
  };
}

/** Whether more is drawn than is finished. */
async function isAheadOf(tx: Transaction, versionId: string | null, document: DesignDocument): Promise<boolean> {
  return versionId ? !(await isVersionOf(tx, versionId, printedDocument(document))) : hasWork(document);
}

/** Whether the document is for those goods, and uses only what the shop can draw. */
export async function canBeDrawn(target: DesignTarget, document: DesignDocument): Promise<boolean> {
  return fitsItem(document, target.goods, target) && hasItsFaces(document) && (await hasItsStamps(document));
}

/** An unknown font could be neither shown nor printed. */
function hasItsFaces({ areas }: DesignDocument): boolean {
  return areas.every(({ layers }) =>
    flattenLayers(layers).every((layer) => layer.kind !== "text" || fontPath(layer.fontId) !== undefined),
  );
}

/** Nor could an unknown stamp. */
async function hasItsStamps({ areas }: DesignDocument): Promise<boolean> {
  const layers = areas.flatMap((area) => flattenLayers(area.layers));
  const stampIds = new Set(layers.flatMap((layer) => (layer.kind === "stamp" ? [layer.stampId] : [])));
  const stamps = await Promise.all([...stampIds].map(findStamp));
  return stamps.every((stamp) => stamp !== undefined);
}

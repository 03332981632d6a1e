import { randomUUID } from "node:crypto";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { type DesignDocument, hasWork } from "@surimono/domain/designs";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findByRequest, insertOnce, nameCopy, nextProductId } from "../../my-items/index.ts";
import { type Choice, draftRow } from "../choice/index.ts";
import { insertDesign } from "./designs.store.ts";

interface NewCopy {
  readonly item: CatalogueItem;
  readonly choice: Choice;
  readonly document: DesignDocument;
  /** Of the source; the copy gets its own. */
  readonly nameOf: string;
  /** Of the source: what was taken out of the gallery stays out of it. */
  readonly galleryHiddenAt?: Date | null;
  /** With the same key there is only one copy. */
  readonly requestKey?: string;
}

/**
 * A new my item whose design already has work on it: it is listed among the drafts at once, and counts as saved once. Answers its id, or that of
 * the one which the same request made before.
 */
export async function insertCopy(shop: Shop, tx: Transaction, member: Member, copy: NewCopy): Promise<number> {
  const { item, choice, document, nameOf, galleryHiddenAt = null, requestKey = randomUUID() } = copy;
  const now = shop.now();
  const name = await nameCopy(shop, tx, member.id, nameOf);
  const productId = await nextProductId(tx);
  const row = draftRow(shop, item, choice, { userId: member.id, productId, now });
  const designed = hasWork(document);
  const marks = { deleteFlag: 0, designed, isAhead: designed, draftKey: randomUUID(), wordsSavedAt: now };
  if (!(await insertOnce(tx, { ...row, ...marks, galleryHiddenAt, name, requestKey }))) {
    const made = await findByRequest(tx, member.id, requestKey);
    if (!made) throw new Error("a copy was neither made nor found");
    return made.productId;
  }
  await insertDesign(tx, { userId: member.id, productId, document, savedAt: now, revision: 1 });
  return productId;
}

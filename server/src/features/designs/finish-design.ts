import { createHash, randomUUID } from "node:crypto";
import { checkChoice, getArea, getMethod, PRINT_STEP, type PrintableGoods } from "@surimono/domain/catalogue";
import { checkDesign, type DesignDocument, type DesignRefusal } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { Member, Shop } from "../../platform/http/index.ts";
import { sellingPriceAfter, updateMyItem } from "../my-items/index.ts";
import { tagVersion } from "./design-target.ts";
import { keepVersion } from "./designs.store.ts";
import { printVersionJob } from "./print-version.ts";
import { type SavePayload, saveInTransaction } from "./save-design.ts";

/** Save, check for print, keep the immutable version, and have its print files made: all in one transaction. */
export async function finishDesign(shop: Shop, member: Member, payload: SavePayload) {
  return shop.database.inTransaction((tx) => finishInTransaction(shop, tx, member, payload));
}

/** What is refused as not printable was saved all the same; it is the caller's to keep or to roll back. */
export async function finishInTransaction(shop: Shop, tx: Transaction, member: Member, payload: SavePayload) {
  const now = shop.now();
  const saved = await saveInTransaction(shop, tx, member, payload, now);
  if (!saved.ok) return saved;
  const { myItem, target } = saved.value;
  const areaKindIds = payload.document.areas.map(({ areaKindId }) => areaKindId);
  if (!checkChoice(target.goods, { ...payload.document, areaKindIds }).ok) return fail("designs/areas-conflict");
  const refusals = refusalsOf(target.goods, payload.document);
  if (refusals.length > 0) return fail("designs/not-printable", { refusals });
  const versionId = await keepVersion(tx, {
    userId: member.id,
    id: randomUUID(),
    productId: payload.product_id,
    contentHash: contentHash(payload.document),
    document: payload.document,
    createdAt: now,
  });
  // The places that were used in the end are those that are printed and paid for.
  const made = target.step === PRINT_STEP ? { versionId, areaKindIds } : tagVersion(target.step, versionId);
  const sellingPrice = sellingPriceAfter(shop, myItem, made);
  await updateMyItem(tx, member.id, payload.product_id, { ...made, sellingPrice });
  await shop.jobs.enqueue(tx, printVersionJob, { versionId });
  return ok({ product_id: payload.product_id, version_id: versionId, revision: saved.value.revision });
}

/** What stops the print, by area. */
function refusalsOf(
  goods: PrintableGoods,
  document: DesignDocument,
): (DesignRefusal & { readonly area_kind_id: number })[] {
  const method = getMethod(goods, document.methodId);
  return document.areas.flatMap((area) =>
    checkDesign(area, getArea(method, area.areaKindId)).refusals.map((refusal) => ({
      ...refusal,
      area_kind_id: area.areaKindId,
    })),
  );
}

/** Key order comes from the schema that parsed the document, so equal designs have equal text. */
function contentHash(document: DesignDocument): string {
  return createHash("sha256").update(JSON.stringify(document)).digest("hex");
}

import type { keepSimulation as keepCall } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import type { MethodId } from "@surimono/domain/catalogue";
import { blankDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findItem, isOnSale } from "../../catalogue/index.ts";
import { findByRequest, insertOnce, nameNewItem, nextProductId, updateMyItem } from "../../my-items/index.ts";
import { judgeDesign } from "../checks/index.ts";
import { checkPrintable, draftRow } from "../choice/index.ts";
import { finishInTransaction, insertDesign } from "../design/index.ts";

type KeepPayload = PayloadOf<typeof keepCall>;

/**
 * Saves the tried design as a draft in the member's list, finished if printable; with `accepted` only if it is. Sent repeatedly, it is still
 * one item.
 */
export async function keepSimulation(shop: Shop, member: Member, { simulation_id, document, accepted }: KeepPayload) {
  const item = findItem(shop, document.itemId);
  if (!item || !isOnSale(shop, item.id)) return fail("designs/no-such-item");
  const { colorId } = document;
  const areaKindIds = document.areas.map(({ areaKindId }) => areaKindId);
  const choice = { methodId: document.methodId as MethodId, colorId, areaKindIds };
  const printable = checkPrintable(shop, item, choice);
  if (!printable.ok) return printable;
  const now = shop.now();
  // Judging takes long, and what is there already was judged.
  if (await findByRequest(shop.database.db, member.id, simulation_id))
    return shop.database.inTransaction(async (tx) => ok(await takeUp(tx, member, simulation_id, now)));
  const judged = await judgeDesign(shop, member.id, document);
  return shop.database.inTransaction(async (tx) => {
    const productId = await nextProductId(tx);
    const row = draftRow(shop, item, choice, { userId: member.id, productId, now });
    const name = await nameNewItem(tx, member.id, row.name);
    if (!(await insertOnce(tx, { ...row, name, deleteFlag: 0, wordsSavedAt: now, requestKey: simulation_id })))
      return ok(await takeUp(tx, member, simulation_id, now));
    await insertDesign(tx, { userId: member.id, productId, document: blankDocument(item, choice), savedAt: now });
    const payload = { product_id: productId, document, revision: 0, accepted: accepted ?? [] };
    const finished = await finishInTransaction(shop, tx, member, payload, judged);
    if (finished.ok) return ok({ product_id: productId, version_id: finished.value.version_id });
    const { failure } = finished;
    switch (failure.code) {
      // Saved, but not printable: no work may be lost.
      case "designs/not-printable":
      case "designs/warnings-not-accepted":
        return accepted
          ? fail(failure.code, { findings: failure.findings })
          : ok({ product_id: productId, version_id: null });
      case "designs/does-not-fit":
      case "designs/no-such-picture":
        return fail(failure.code);
      default:
        throw new Error(`a new draft cannot be ${failure.code}`);
    }
  });
}

/** The one that is there; if it was deleted since, it is wanted again. */
async function takeUp(tx: Transaction, member: Member, requestKey: string, now: Date) {
  const kept = await findByRequest(tx, member.id, requestKey);
  if (!kept) throw new Error("a simulation was neither kept nor found");
  const { productId, versionId, deletedAt } = kept;
  if (deletedAt) await updateMyItem(tx, member.id, productId, { deleteFlag: 0, deletedAt: null, updateTime: now });
  return { product_id: productId, version_id: versionId };
}

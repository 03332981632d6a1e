import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { type Gone, layPromised } from "../cart/index.ts";
import { findDocument } from "./documents.store.ts";
import { findEstimate } from "./estimates.store.ts";

const WHY_GONE: Readonly<Record<Gone, string>> = {
  deleted: "マイアイテムが削除されたため、ご注文いただけません。",
  "other-design":
    "デザインやタグが変わったため、この見積書ではご注文いただけません。カートからもう一度お見積りください。",
  withdrawn: "アイテムの販売が終わったため、ご注文いただけません。",
};

/** Lays an estimate into the open cart. Its prices hold there until its last day is over. */
export async function orderEstimate(shop: Shop, member: Member, documentId: string) {
  const now = shop.now();
  return shop.database.inTransaction(async (tx) => {
    const document = await findDocument(tx, member.id, documentId);
    if (document?.kind !== "estimate") return fail("documents/no-such-document");
    const estimate = await findEstimate(tx, member.id, documentId);
    if (!estimate || estimate.until <= now) return fail("documents/estimate-over");
    const { until } = estimate;
    const laid = await layPromised(shop, tx, member.id, estimate.promised, { now, until });
    if (!laid.ok) return laid;
    const gone = laid.value.gone.map(({ line: { name }, why }) => ({ name, message: WHY_GONE[why] }));
    return ok({ ...laid.value, gone });
  });
}

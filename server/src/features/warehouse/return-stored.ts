import { createHash } from "node:crypto";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { v4 as randomId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { findEmail } from "../members/index.ts";
import { leaveNotification } from "../notices/index.ts";
import { type Order, type OrderDesk, prepareSending } from "../orders/index.ts";
import { planFreeReturn } from "./plan-sending.ts";
import { toSending } from "./send-stored.ts";
import { lockPieces, noteReturn } from "./stock.store.ts";
import { returnLetter } from "./storage-letters.ts";

/** At the operator's word. */
export const returnStockJob = jobKind<{ readonly userId: string }>("return-stock");

export async function returnAll(desk: OrderDesk, userId: string): Promise<void> {
  const returned = await returnStored(desk, userId, undefined);
  // Tried again until the page is closed.
  if (!returned.ok && returned.failure.code === "warehouse/being-paid")
    throw new Error("a payment page holds pieces that are to go back");
}

/**
 * Sends what is free of these items, or of all, back to the return address at the shop's cost. What is promised already stays with its
 * sending, so a second time finds nothing left. A payment page that holds pieces is waited for till the next night.
 */
export async function returnStored(desk: OrderDesk, userId: string, productIds: readonly number[] | undefined) {
  return desk.database.inTransaction(async (tx) => {
    const email = (await findEmail(tx, userId)) ?? "";
    const plan = async (inside: Transaction) => {
      const wanted = { userId, productIds, now: desk.now() };
      const seen = await planFreeReturn(inside, wanted);
      if (!seen.ok) return seen;
      await lockPieces(
        inside,
        userId,
        seen.value.pieces.map(({ row }) => row.id),
      );
      const planned = await planFreeReturn(inside, wanted);
      if (!planned.ok) return planned;
      const letter = (order: Order) => returnLetter(order, planned.value, desk.env);
      return ok({ ...toSending(planned.value, "card"), letter });
    };
    const key = randomId();
    const fingerprint = createHash("sha256").update(key).digest("hex");
    const sent = { member: { id: userId, email }, key, fingerprint, returnOrigin: desk.env.publicUrl };
    const prepared = await prepareSending(desk, tx, sent, plan);
    if (!prepared.ok) return prepared;
    if (prepared.value.next !== "placed") return fail("warehouse/being-paid");
    await noteReturn(tx, prepared.value.order);
    await tell(tx, prepared.value.order, desk.now());
    return ok(prepared.value.order);
  });
}

async function tell(tx: Transaction, { userId, id, sequence }: Order, now: Date): Promise<void> {
  const text = {
    type: 1,
    content: `倉庫でお預かりしている商品を、返送先へお返しします（${orderNumber(sequence)}）。送料と保管料はかかりません。`,
    linkUrl: `/my-page/orders/${id}`,
    iconPath: null,
    accountType: null,
  } as const;
  await leaveNotification(tx, userId, text, "surimono", now);
}

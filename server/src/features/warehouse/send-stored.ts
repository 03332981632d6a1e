import { createHash } from "node:crypto";
import type { PayloadOf } from "@surimono/contract/kernel";
import type { sendStored as sendCall } from "@surimono/contract/warehouse";
import { fail, ok } from "@surimono/domain/kernel";
import { paymentMethodOf } from "@surimono/domain/payments";
import { STORAGE_TAX_RATE } from "@surimono/domain/warehouse";
import type { Transaction } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";
import { type OrderDesk, placeBy, prepareSending, type Sending } from "../orders/index.ts";
import { type PlannedPieces, planSending, type SentPlan } from "./plan-sending.ts";
import { lockPieces, noteReturn } from "./stock.store.ts";

/** An order whose lines are stored pieces, paid like any other. */
export async function sendStored(
  desk: OrderDesk,
  member: Member,
  { sending_id: key, destinations, expected_total: expected, payment_type }: PayloadOf<typeof sendCall>,
  returnOrigin: string,
) {
  const method = payment_type && paymentMethodOf(payment_type);
  const agreed = JSON.stringify([destinations, expected, payment_type]);
  const fingerprint = createHash("sha256").update(agreed).digest("hex");
  const plan = async (tx: Transaction) => {
    const now = desk.now();
    const { look, hold } = desk.judgeInvoice;
    const judge = (total: number) => look(tx, member.id, total);
    const seen = await planSending(tx, destinations, { member, method, now, judge });
    if (!seen.ok) return seen;
    // Decided by what is there once the rows are locked: of two at once the second sees what the first left.
    await lockPieces(
      tx,
      member.id,
      seen.value.pieces.map(({ row }) => row.id),
    );
    const planned = await planSending(tx, destinations, {
      ...{ member, method, now },
      judge: method === "invoice" ? async (total) => (await hold(tx, member.id))(total) : judge,
    });
    if (!planned.ok) return planned;
    const { totals, obstacles, pieces } = planned.value;
    if (pieces.some(({ remaining }) => remaining < 0)) return fail("warehouse/not-enough");
    if (totals.total !== expected) return fail("warehouse/changed", { current_total: totals.total });
    if (obstacles.length > 0) return fail("warehouse/not-sendable", { obstacles });
    return ok(toSending(planned.value, method ?? "card"));
  };
  return placeBy(desk, async (tx) => {
    const prepared = await prepareSending(desk, tx, { member, key, fingerprint, returnOrigin }, plan);
    if (!destinations && prepared.ok && "order" in prepared.value) await noteReturn(tx, prepared.value.order);
    return prepared;
  });
}

export function toSending({ pieces, destinations, totals }: SentPlan, method: Sending["method"]): Sending {
  return { lines: pieces.map(toLine), destinations, totals, method };
}

/** Named by the id of the pieces; its price is what is owed for storing them. */
function toLine({ row, quantity, feePerPiece }: PlannedPieces): Sending["lines"][number] {
  const { productId, versionId, sizeId, nameTagVersionId, hangTagVersionId, name, itemId, itemName, sizeName } = row;
  const { colorId, colorName, colorValue, methodId, methodName, areaKinds } = row;
  return {
    ...{
      id: row.id,
      productId,
      versionId,
      sizeId,
      nameTagVersionId,
      hangTagVersionId,
      name,
      itemId,
      itemName,
      sizeName,
    },
    ...{ colorId, colorName, colorValue, methodId, methodName, areaKinds },
    // The fee of a tag was paid with the goods.
    tags: row.tags.map((tag) => ({ ...tag, fee: 0 })),
    ...{ quantity, unitPrice: feePerPiece, amount: feePerPiece * quantity, discount: 0 },
    ...{ taxRate: STORAGE_TAX_RATE, destination: 0, personal: null, roster: null },
  };
}

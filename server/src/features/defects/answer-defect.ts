import { canBecome, type DefectWish } from "@surimono/domain/defects";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { v7 as newId } from "uuid";
import type { Database, Transaction } from "../../platform/database/index.ts";
import { enqueueReprint } from "../designs/index.ts";
import { askRefund, findPlacedOrder, listOrderLines, lockOrder, noteReprint, type Order } from "../orders/index.ts";
import { addMessage, type Defect, listDefects, moveDefect } from "./defects.store.ts";
import { type DefectDesk, tellOfDefect } from "./tell-of-defect.ts";

interface AnswerDesk extends DefectDesk {
  readonly database: Database;
}

interface Named {
  /** The order's. */
  readonly number: string;
  /** Among those of the order, from 1. */
  readonly report: number;
}

export type DefectAnswer =
  | { readonly to: "accepted"; readonly resolution: DefectWish; readonly words: string }
  | { readonly to: "declined" | "asked"; readonly words: string }
  | { readonly to: "done"; readonly words: string };

/**
 * The shop's answer, in one transaction with what follows from it: files made again or money asked back. Given twice, the second time
 * finds it answered.
 */
export async function answerDefect(desk: AnswerDesk, { number, report }: Named, answer: DefectAnswer, now: Date) {
  return desk.database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (!order) return fail("defects/no-such-order");
    const defect = (await listDefects(tx, order.userId, order.id))[report - 1];
    if (!defect) return fail("defects/no-such-report");
    if (!canBecome(defect.state, answer.to)) return fail("defects/not-from-here", { state: defect.state });
    const done = await carryOut(desk, tx, order, defect, answer, now);
    if (!done.ok) return done;
    const { refundId, amount } = done.value;
    const { to: state, words } = answer;
    const resolution = answer.to === "accepted" ? answer.resolution : defect.resolution;
    const moved: Defect = { ...defect, state, resolution, refundId, answer: words, movedAt: now };
    if (words !== "") await addMessage(tx, defect, { id: newId(), from: "shop", words, at: now });
    await moveDefect(tx, defect, { state, resolution, refundId, answer: words, movedAt: now });
    await tellOfDefect(desk, tx, order, moved, now);
    return ok({ defect: moved, amount });
  });
}

/** What follows from it, and how much money goes back. */
async function carryOut(
  desk: DefectDesk,
  tx: Transaction,
  order: Order,
  { pieces, position, refundId }: Defect,
  answer: DefectAnswer,
  now: Date,
) {
  if (answer.to !== "accepted") return ok({ refundId, amount: 0 });
  if (answer.resolution === "refund")
    return askRefund(tx, desk.jobs, order, { parcel: position + 1, pieces, reason: "不良品" }, now);
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const made = lines.filter(({ id }) => pieces.some(({ lineId }) => lineId === id));
  const ids = made.map(({ id }) => id);
  await noteReprint(tx, { userId: order.userId, orderId: order.id }, ids, { reason: "不良品のための作り直し", now });
  const { sequence, dispatchBy } = order;
  await enqueueReprint(desk, tx, { orderNumber: orderNumber(sequence), dispatchBy, lines: made });
  return ok({ refundId, amount: 0 });
}

import { answersTo, type DefectState } from "@surimono/domain/defects";
import type { Pieces } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import type { ReplacementWish } from "@surimono/domain/orders";
import { v7 as newId } from "uuid";
import type { Database, Transaction } from "../../platform/database/index.ts";
import type { Hook } from "../../platform/hook.ts";
import {
  askAmount,
  askRefund,
  findPlacedOrder,
  lockOrder,
  makeReplacement,
  type Order,
  type ReplaceDesk,
  refuseUnseen,
} from "../orders/index.ts";
import { addMessage, type Defect, listDefects, moveDefect } from "./defects.store.ts";
import { findGivenBack, listPaidBy } from "./paid-by.ts";
import { refundWish } from "./refund-wish.ts";
import { ringOfDefect, tellOfDefect, tellOfSettled } from "./tell-of-defect.ts";

/** What shop or buyer said about a report; `words` may be empty. */
export interface DefectSaid {
  readonly defect: Defect;
  readonly from: "shop" | "buyer";
  readonly words: string;
  /** The operator; empty for a command and for the buyer. */
  readonly by: string;
}

export interface AnswerDesk extends ReplaceDesk {
  readonly database: Database;
  readonly onSaid: Hook<DefectSaid>;
}

export interface NamedDefect {
  /** The order's. */
  readonly number: string;
  /** Among those of the order, from 1. */
  readonly report: number;
}

interface Answered {
  readonly words: string;
  /** What the operator saw; undefined for a command, which asks nobody. */
  readonly from?: DefectState | undefined;
  readonly by?: string | undefined;
}

interface Decided {
  /** How many remedies the order had as this was decided. */
  readonly seen?: number | undefined;
}

type Refund = Decided & {
  readonly resolution: "refund";
  /** Undefined: the pieces of the report. */
  readonly pieces?: readonly Pieces[] | undefined;
  /** In place of pieces: so much, for none of them in particular. */
  readonly amount?: number | undefined;
  /** What the operator was told that pieces give back; no other sum does. */
  readonly shown?: number | undefined;
};
type Reprint = Decided & {
  readonly resolution: "reprint";
  /** Undefined: the pieces of the report. */
  readonly pieces?: readonly ReplacementWish[] | undefined;
};

export type DefectAnswer = Answered &
  (({ readonly to: "accepted" } & (Refund | Reprint)) | { readonly to: "declined" | "asked" | "done" });

/**
 * The shop's answer, in one transaction with what follows from it: the pieces made again as an order without charge, or money asked back. Given
 * twice, the second time finds it answered.
 */
export async function answerDefect(desk: AnswerDesk, named: NamedDefect, answer: DefectAnswer, now: Date) {
  return desk.database.inTransaction(async (tx) => {
    const found = await lockDefect(tx, named);
    if (!found.ok) return found;
    const { order, defect } = found.value;
    if (answer.from !== undefined && answer.from !== defect.state) return fail("defects/moved-meanwhile");
    const paidBy = await listPaidBy(tx, order, defect.pieces);
    if (!answersTo(defect.state, paidBy.length > 0).includes(answer.to))
      return fail("defects/not-from-here", { state: defect.state });
    const isSettled = answer.to === "done" && defect.state !== "accepted";
    const givenBack = isSettled ? await findGivenBack(tx, paidBy, defect.reportedAt) : undefined;
    if (isSettled && !givenBack) return fail("defects/money-not-back");
    if (answer.words === "" && (answer.to === "asked" || answer.to === "declined"))
      return fail("defects/answer-missing");
    const done = await carryOut(desk, tx, order, defect, answer, now);
    if (!done.ok) return done;
    const { amount, ...follows } = done.value;
    const { to: state, words, by = "" } = answer;
    const resolution = answer.to === "accepted" ? answer.resolution : isSettled ? "refund" : defect.resolution;
    // Should a bank return that money, the report is found by it.
    const settled = givenBack && { refundId: givenBack.refundId };
    const change = { state, resolution, ...follows, ...settled, answer: words, movedAt: now };
    const moved: Defect = { ...defect, ...change };
    if (words !== "") await addMessage(tx, defect, { id: newId(), from: "shop", words, at: now });
    await moveDefect(tx, defect, change);
    if (givenBack) await tellOfSettled(desk, tx, order, moved, now, givenBack.order);
    else if (answer.to !== "accepted") await tellOfDefect(desk, tx, order, moved, now, answer.to);
    // The letter of the order that brings them once more says all of it, and that of the money when it goes back.
    else if (answer.resolution === "refund") await ringOfDefect(tx, order, moved, now, "accepted");
    await desk.onSaid(tx, { defect: moved, from: "shop", words, by }, { ...desk, now: () => now });
    return ok({ defect: moved, amount });
  });
}

/** Under the lock of its order. */
export async function lockDefect(tx: Transaction, { number, report }: NamedDefect) {
  const found = await findPlacedOrder(tx, number);
  const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
  if (!order) return fail("defects/no-such-order");
  const defect = (await listDefects(tx, order.userId, order.id))[report - 1];
  return defect ? ok({ order, defect }) : fail("defects/no-such-report");
}

/** What follows from it, and how much money goes back. */
async function carryOut(
  desk: AnswerDesk,
  tx: Transaction,
  order: Order,
  defect: Defect,
  answer: DefectAnswer,
  now: Date,
) {
  const { pieces, position, refundId, replacementId } = defect;
  if (answer.to !== "accepted") return ok({ refundId, replacementId, amount: 0 });
  const reason = "不良品";
  if (answer.resolution === "reprint") {
    const { words, seen } = answer;
    const parcel = position + 1;
    const wish = {
      parcel,
      pieces: answer.pieces ?? pieces,
      cause: "defect",
      reason,
      words,
      seen,
      requestKey: newId(),
    } as const;
    const made = await makeReplacement(desk, tx, order, wish, now);
    return made.ok ? ok({ refundId, replacementId: made.value.id, amount: 0 }) : made;
  }
  const { amount: sum, shown, seen } = answer;
  const unseen = await refuseUnseen(tx, order, seen);
  if (unseen) return unseen;
  const asked =
    sum === undefined
      ? await askRefund(tx, desk.jobs, order, { ...refundWish(defect, answer.pieces), reason, shown }, now)
      : await askAmount(tx, desk.jobs, order, { amount: sum, position, reason }, now);
  return asked.ok ? ok({ ...asked.value, replacementId }) : asked;
}

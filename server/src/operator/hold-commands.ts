import { formatYen } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { findBillOfOrder } from "../features/billing/index.ts";
import { cancelByShop, findPlacedOrder, holdOrder, releaseOrder } from "../features/orders/index.ts";
import { onCancelled, onMoved } from "../wiring/hooks.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";

export const HOLD_HELP = `  npm run operator -- hold-order <order number> --reason <text> [--yes]
      The workshop leaves the order alone: every step is refused until it is released.
  npm run operator -- release-order <order number> --reason <text> [--yes]
      It goes on where it was.
  npm run operator -- cancel-order <order number> --reason <text> [--message <text>] [--yes]
      Cancels an order of which nothing has left, and gives its money back. The buyer gets a letter, with the message in it.`;

export const HOLD_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "hold-order": { words: 1, options: ["reason"], about: "order", run: hold },
  "release-order": { words: 1, options: ["reason"], about: "order", run: release },
  "cancel-order": { words: 1, options: ["reason", "message"], about: "order", run: cancel },
};

const MAX_REASON = 200;
const MAX_MESSAGE = 500;

async function hold(work: OperatorWork, word: string | undefined): Promise<number> {
  const number = await getNumber(work, word);
  const reason = readText(work.options, "reason", MAX_REASON);
  await confirmOrStop(work, `Hold ${number}`);
  return sayDone(work, await holdOrder(work.database, { number, reason }, work.now()), "held");
}

async function release(work: OperatorWork, word: string | undefined): Promise<number> {
  const number = await getNumber(work, word);
  const reason = readText(work.options, "reason", MAX_REASON);
  await confirmOrStop(work, `Let ${number} go on`);
  return sayDone(work, await releaseOrder(work.database, { number, reason }, work.now()), "it goes on");
}

async function cancel(work: OperatorWork, word: string | undefined): Promise<number> {
  const number = await getNumber(work, word);
  const reason = readText(work.options, "reason", MAX_REASON);
  const message = work.options["message"] === undefined ? "" : readText(work.options, "message", MAX_MESSAGE);
  await confirmOrStop(work, `Cancel ${number} and give its money back`);
  const desk = {
    ...{ ...work, onCancelled, onMoved },
    isBilled: async (tx: Parameters<typeof findBillOfOrder>[0], order: { userId: string; id: string }) =>
      (await findBillOfOrder(tx, order.userId, order.id)) !== undefined,
  };
  const done = await cancelByShop(desk, { number, reason, message });
  return sayDone(work, done, done.ok ? `cancelled, ${formatYen(done.value.amount)} go back` : "");
}

async function getNumber(work: OperatorWork, word: string | undefined): Promise<string> {
  if (!word) throw new Error(`Which order?\n\n${HOLD_HELP}`);
  const order = await findPlacedOrder(work.database.db, word);
  if (!order) throw new Error(`There is no placed order ${word}.`);
  return orderNumber(order.sequence);
}

const REFUSALS: Readonly<Record<string, string>> = {
  "orders/nothing-to-hold": "Only an order that has not all left can be held.",
  "orders/moved-meanwhile": "The order is held already.",
  "orders/not-held": "The order is not held.",
  "orders/has-left": "A parcel of the order has left: give back pieces instead, with `refund-pieces`.",
  "orders/paid-by-invoice": "The order is on a 請求書: give back pieces instead, with `refund-pieces`.",
  "orders/not-refundable": "The money of the order has not come yet.",
};

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: { readonly code: string } };

function sayDone(work: OperatorWork, outcome: Outcome, what: string): number {
  if (!outcome.ok) throw new Error(REFUSALS[outcome.failure.code] ?? "There is no such placed order any more.");
  work.say(`Done: ${what}.`);
  return 0;
}

import { ORDER_UNDOS, orderNumber } from "@surimono/domain/orders";
import { enqueueReprint } from "../features/designs/index.ts";
import {
  advanceOrder,
  enqueueRosters,
  type FulfilmentStep,
  findPlacedOrder,
  type Order,
  reprintOrder,
  undoStep,
} from "../features/orders/index.ts";
import { onMoved } from "../wiring/hooks.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";

export const ORDER_HELP = `  npm run operator -- advance-order <order number> <printing|packed|shipped|stored> [--yes]
      The order is at that step of the workshop. Printing begins when the buyer can no longer cancel; stored takes STORAGE_FEATURE=on.
  npm run operator -- undo-step <order number> --reason <text> [--yes]
      Takes the last of these steps back. It stays on record with the reason; a buyer who was told of the step is told that it was a slip.
  npm run operator -- reprint <order number> [--line <n>] --reason <text> [--yes]
      Has the print files and tickets of the order, or of its n-th line, made again: what is missing comes back with the same bytes.`;

const MAX_REASON = 200;

export const ORDER_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "advance-order": { words: 2, options: [], about: "order", run: advance },
  "undo-step": { words: 1, options: ["reason"], about: "order", run: undo },
  reprint: { words: 1, options: ["line", "reason"], about: "order", run: reprint },
};

const STEPS: readonly FulfilmentStep[] = ["printing", "packed", "shipped", "stored"];

async function advance(work: OperatorWork, number: string | undefined, word: string | undefined): Promise<number> {
  const step = STEPS.find((name) => name === word);
  if (!number || !step) throw new Error(`Which order, and to which step?\n\n${ORDER_HELP}`);
  await confirmOrStop(work, `Order ${number} is ${step}`);
  const advanced = await advanceOrder({ ...work, onMoved }, number, step, work.now());
  if (advanced.ok) {
    work.say(`Done: ${advanced.value.fulfilment}.`);
    return 0;
  }
  switch (advanced.failure.code) {
    case "orders/no-warehouse":
      throw new Error("This shop has no warehouse (STORAGE_FEATURE is off): a parcel is shipped.");
    case "orders/held":
      throw new Error("The order is held: `release-order` lets it go on.");
    case "orders/still-cancellable":
      throw new Error("The buyer can still cancel: printing begins 30 minutes after the order.");
    case "orders/money-given-back":
      throw new Error("All the money of this order was given back at the payment provider: it is not printed.");
    case "orders/piece-to-take-out":
      throw new Error("A cancelled piece lies in a box: scan it at the packing table, and take it out.");
    case "orders/piece-not-packed":
      throw new Error("A piece of a parcel is not in its box, as it is printed again: pack it first.");
    case "orders/not-the-next-step":
      throw new Error(`The order cannot go to ${step} from where it is.`);
    default:
      throw new Error(`There is no placed order ${number}.`);
  }
}

async function undo(work: OperatorWork, number: string | undefined): Promise<number> {
  const order = await getPlaced(work, number);
  const reason = readText(work.options, "reason", MAX_REASON);
  const from = order.fulfilment;
  const to = ORDER_UNDOS[order.way][from];
  if (to === undefined) throw new Error(`The order is ${from}: there is no step to take back.`);
  const name = orderNumber(order.sequence);
  await confirmOrStop(work, `Order ${name} goes back from ${from} to ${to}`);
  const undone = await undoStep({ ...work, onMoved }, { number: name, from, reason }, work.now());
  if (undone.ok) {
    const told = from === "shipped" || from === "stored" ? " The buyer finds it in the bell." : "";
    work.say(`Done: ${undone.value.fulfilment} again.${told}`);
    return 0;
  }
  switch (undone.failure.code) {
    case "orders/moved-meanwhile":
      throw new Error(`Somebody moved the order meanwhile: it is ${undone.failure.at}. Nothing was changed.`);
    case "orders/account-closed":
      throw new Error(
        "The buyer closed the account: nobody can be told, and the address is gone. Nothing was changed.",
      );
    default:
      throw new Error(`Order ${name} is no placed order with a step to take back any more.`);
  }
}

async function reprint(work: OperatorWork, number: string | undefined): Promise<number> {
  const order = await getPlaced(work, number);
  const reason = readText(work.options, "reason", MAX_REASON);
  const typed = work.options["line"];
  if (typed !== undefined && !/^[1-9]\d{0,2}$/.test(typed)) throw new Error("--line is the number of a line, from 1.");
  const line = typed === undefined ? undefined : Number(typed);
  const name = orderNumber(order.sequence);
  await confirmOrStop(
    work,
    `Make the print files of ${line === undefined ? "all lines" : `line ${line}`} of ${name} again`,
  );
  const again = await reprintOrder(
    work.database,
    { number: name, line, reason },
    work.now(),
    async (tx, { dispatchBy }, lines) => {
      await enqueueReprint(work, tx, { orderNumber: name, dispatchBy, lines });
      await enqueueRosters(work, tx, lines);
    },
  );
  if (again.ok) {
    for (const { name: item, sizeName, quantity } of again.value)
      work.say(`  ${item}, ${sizeName}, ${quantity} pieces`);
    work.say("Done: the running shop makes them, or the next one that starts. `jobs` names what cannot be made.");
    return 0;
  }
  throw new Error(
    again.failure.code === "orders/no-such-line"
      ? `Order ${name} has ${again.failure.lines} lines.`
      : `There is no placed order ${name} any more.`,
  );
}

async function getPlaced(work: OperatorWork, number: string | undefined): Promise<Order> {
  if (!number) throw new Error(`Which order?\n\n${ORDER_HELP}`);
  const order = await findPlacedOrder(work.database.db, number);
  if (!order) throw new Error(`There is no placed order ${number}.`);
  return order;
}

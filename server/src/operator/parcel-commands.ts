import { COURIER_IDS, type NamedPieces } from "@surimono/domain/delivery";
import { formatYen } from "@surimono/domain/kernel";
import { orderNumber, parcelState } from "@surimono/domain/orders";
import {
  deliverParcel,
  findPlacedOrder,
  listOrderLines,
  listParcels,
  listRefundRows,
  namePieces,
  shipParcel,
  undoParcel,
} from "../features/orders/index.ts";
import { onMoved } from "../wiring/hooks.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";

export const PARCEL_HELP = `  npm run operator -- parcels <order number>
      The parcels of the order: to whom, what is in each by the number of its line, where each is, what was refunded.
  npm run operator -- ship-parcel <order number> <parcel> --courier <${COURIER_IDS.join("|")}> --tracking <number> [--yes]
      A packed parcel has left; the buyer gets a letter with the number. With the last one the order is shipped. Again: puts courier and number right.
  npm run operator -- deliver-parcel <order number> <parcel> [--yes]
      The parcel has arrived.
  npm run operator -- undo-parcel <order number> <parcel> --reason <text> [--yes]
      Takes the last of these steps of one parcel back.`;

export const PARCEL_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  parcels: { words: 1, options: [], about: "order", reads: always, run: list },
  "ship-parcel": { words: 2, options: ["courier", "tracking"], about: "order", run: ship },
  "deliver-parcel": { words: 2, options: [], about: "order", run: deliver },
  "undo-parcel": { words: 2, options: ["reason"], about: "order", run: undo },
};

const MAX_REASON = 200;

export async function findParcels(work: OperatorWork, number: string | undefined) {
  const order = number && (await findPlacedOrder(work.database.db, number));
  if (!order) throw new Error(number ? `There is no placed order ${number}.` : `Which order?\n\n${PARCEL_HELP}`);
  const key = { userId: order.userId, orderId: order.id };
  const lines = await listOrderLines(work.database.db, key.userId, [key.orderId]);
  return { order, lines, name: orderNumber(order.sequence), parcels: await listParcels(work.database.db, key, lines) };
}

async function list(work: OperatorWork, number: string | undefined): Promise<number> {
  const { order, lines, parcels } = await findParcels(work, number);
  const places = new Map(lines.map(({ id }, index) => [id, index + 1]));
  const inWords = (held: readonly NamedPieces[]) =>
    held
      .flatMap(({ lineId, quantity, rows }) => {
        const place = places.get(lineId);
        return rows ? rows.map((row) => `${place}#${row}`) : [`${place}x${quantity}`];
      })
      .join(" ");
  const refunds = await listRefundRows(work.database.db, order.userId, [order.id]);
  const told: string[] = [];
  for (const parcel of namePieces(lines, parcels)) {
    const pieces = parcel.pieces.reduce((sum, { quantity }) => sum + quantity, 0);
    const way = [parcelState(order, parcel), parcel.courier, parcel.trackingNumber].filter(Boolean).join(" ");
    told.push(
      `  ${parcel.position + 1}: ${parcel.lastName} ${parcel.firstName}, ${pieces} pieces (${inWords(parcel.pieces)}), ${parcel.sender}, ${way}`,
    );
    for (const { position, pieces: back, amount, state } of refunds)
      if (position === parcel.position)
        told.push(`     refund of ${inWords(back) || "no pieces"}: ${formatYen(amount)}, ${state}`);
  }
  work.tell({ parcels, refunds }, told);
  return 0;
}

export function readPlace(word: string | undefined): number {
  if (!word || !/^[1-9]\d{0,2}$/.test(word)) throw new Error(`Which parcel, counted from 1?\n\n${PARCEL_HELP}`);
  return Number(word);
}

async function ship(work: OperatorWork, number: string | undefined, word: string | undefined): Promise<number> {
  const { name } = await findParcels(work, number);
  const parcel = readPlace(word);
  const courier = COURIER_IDS.find((id) => id === work.options["courier"]);
  const tracking = work.options["tracking"];
  if (!courier || !tracking) throw new Error(`By which courier, under which number?\n\n${PARCEL_HELP}`);
  await confirmOrStop(work, `Parcel ${parcel} of ${name} left with ${courier}, ${tracking}`);
  const sent = await shipParcel({ ...work, onMoved }, { number: name, parcel, courier, tracking }, new Date());
  if (!sent.ok) throw refusal(sent.failure, name);
  work.say(
    sent.value.fulfilment === "shipped" ? "Done: the order is shipped." : "Done: parcels of the order are left.",
  );
  return 0;
}

async function deliver(work: OperatorWork, number: string | undefined, word: string | undefined): Promise<number> {
  const { name } = await findParcels(work, number);
  const parcel = readPlace(word);
  await confirmOrStop(work, `Parcel ${parcel} of ${name} has arrived`);
  const done = await deliverParcel({ ...work, onMoved }, { number: name, parcel }, new Date());
  if (!done.ok) throw refusal(done.failure, name);
  work.say("Done: delivered.");
  return 0;
}

async function undo(work: OperatorWork, number: string | undefined, word: string | undefined): Promise<number> {
  const { order, name, parcels } = await findParcels(work, number);
  const parcel = readPlace(word);
  const reason = readText(work.options, "reason", MAX_REASON);
  const seen = parcels[parcel - 1];
  if (!seen) throw refusal({ code: "orders/no-such-parcel", parcels: parcels.length }, name);
  const from = parcelState(order, seen);
  await confirmOrStop(work, `Parcel ${parcel} of ${name} goes back from ${from}`);
  const undone = await undoParcel({ ...work, onMoved }, { number: name, parcel, reason, from }, new Date());
  if (!undone.ok) throw refusal(undone.failure, name);
  work.say(`Done: ${undone.value} again.`);
  return 0;
}

function refusal(
  failure: { readonly code: string; readonly parcels?: number; readonly state?: string; readonly at?: string },
  name: string,
): Error {
  switch (failure.code) {
    case "orders/no-such-parcel":
      return new Error(`Order ${name} has ${failure.parcels} parcels.`);
    case "orders/held":
      return new Error("The order is held: `release-order` lets it go on.");
    case "orders/parcel-not-there":
      return new Error(`The parcel is ${failure.state}: this is not its next step.`);
    case "orders/piece-to-take-out":
      return new Error("A cancelled piece lies in its box: scan it at the packing table, and take it out.");
    case "orders/piece-not-packed":
      return new Error("A piece of it is not in its box, as it is printed again: pack it first.");
    case "orders/no-tracking-number":
      return new Error("A tracking number has 8 to 20 digits and letters.");
    case "orders/moved-meanwhile":
      return new Error(`Somebody moved the parcel meanwhile: it is ${failure.at}. Nothing was changed.`);
    case "orders/no-step-to-undo":
      return new Error("The parcel has not left: there is no step of its own to take back.");
    case "orders/account-closed":
      return new Error("The buyer closed the account: nobody can be told. Nothing was changed.");
    default:
      return new Error(`There is no placed order ${name}.`);
  }
}

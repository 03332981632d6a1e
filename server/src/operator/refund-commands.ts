import { type NamedPieces, sumPieces } from "@surimono/domain/delivery";
import { formatYen } from "@surimono/domain/kernel";
import { parcelState } from "@surimono/domain/orders";
import { cancelParcel, type OrderLine, refundPieces } from "../features/orders/index.ts";
import { onMoved } from "../wiring/hooks.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";
import { findParcels, readPlace } from "./parcel-commands.ts";

export const REFUND_HELP = `  npm run operator -- refund-pieces <order number> <parcel> --pieces <line>x<n>,<line>#<No.>,… --reason <text> [--delivery yes] [--yes]
      Gives back what was paid for these pieces of the parcel, with --delivery the fee of its destination too. \`parcels\` shows lines and pieces.
      Where the pieces of a line differ, each is named by its number in the roster: 2#7 is No. 7, of line 2.
      By card and PayPay the shop gives it back itself; of an invoice less is owed, or you transfer it by hand.
  npm run operator -- cancel-parcel <order number> <parcel> --reason <text> [--yes]
      Takes one of several parcels out of the order before it leaves, and gives back its pieces and its delivery.`;

export const REFUND_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "refund-pieces": { words: 2, options: ["pieces", "delivery", "reason"], about: "order", run: refund },
  "cancel-parcel": { words: 2, options: ["reason"], about: "order", run: cancel },
};

const MAX_REASON = 200;

async function refund(work: OperatorWork, number: string | undefined, word: string | undefined): Promise<number> {
  const { name, lines } = await findParcels(work, number);
  const parcel = readPlace(word);
  const pieces = readPieces(work.options["pieces"], lines);
  const reason = readText(work.options, "reason", MAX_REASON);
  const { delivery } = work.options;
  if (delivery !== undefined && delivery !== "yes") throw new Error("--delivery is yes, or not there.");
  const what = `${pieces.reduce((sum, { quantity }) => sum + quantity, 0)} pieces${delivery ? " and the delivery" : ""}`;
  await confirmOrStop(work, `Give back ${what} of parcel ${parcel} of ${name}`);
  const wish = { number: name, parcel, pieces, withDelivery: delivery === "yes", reason };
  const asked = await refundPieces(work, wish, new Date());
  if (!asked.ok) throw refusal(asked.failure, name, lines);
  work.say(
    `Done: ${formatYen(asked.value.amount)} go back. \`parcels\` says when it is done, \`jobs\` what is in its way.`,
  );
  return 0;
}

async function cancel(work: OperatorWork, number: string | undefined, word: string | undefined): Promise<number> {
  const { order, name, lines, parcels } = await findParcels(work, number);
  const parcel = readPlace(word);
  const reason = readText(work.options, "reason", MAX_REASON);
  const seen = parcels[parcel - 1];
  if (!seen) throw refusal({ code: "orders/no-such-parcel", parcels: parcels.length }, name, lines);
  await confirmOrStop(work, `Take parcel ${parcel} out of ${name}`);
  const wish = { number: name, parcel, reason, from: parcelState(order, seen) };
  const done = await cancelParcel({ ...work, onMoved }, wish, new Date());
  if (!done.ok) throw refusal(done.failure, name, lines);
  work.say(`Done: ${formatYen(done.value.amount)} go back. The order is ${done.value.order.fulfilment}.`);
  return 0;
}

/** `1x2,3#7`: two pieces of the first line, and of the third the one with number 7 in the roster. */
function readPieces(text: string | undefined, lines: readonly OrderLine[]): NamedPieces[] {
  if (!text) throw new Error(`Which pieces?\n\n${REFUND_HELP}`);
  const pieces = text.split(",").map((part): NamedPieces => {
    const [, place, sign, count] = /^\s*([1-9]\d{0,2})([x#])([1-9]\d{0,3})\s*$/.exec(part) ?? [];
    if (!place || !count) throw new Error(`“${part}” is not like 1x2, which are two pieces of the first line.`);
    const line = lines[Number(place) - 1];
    if (!line) throw new Error(`The order has ${lines.length} lines.`);
    return sign === "#"
      ? { lineId: line.id, quantity: 1, rows: [Number(count)] }
      : { lineId: line.id, quantity: Number(count) };
  });
  return sumPieces(pieces);
}

const namesOf = (place: number, rows: readonly number[] = []) => rows.map((row) => `${place}#${row}`).join(" ");

type Refusal = {
  readonly code: string;
  readonly parcels?: number;
  readonly lineId?: string;
  readonly left?: number;
  readonly rows?: readonly number[];
  readonly amount?: number;
  readonly payment?: string;
  readonly state?: string;
  readonly at?: string;
};

function refusal({ code, ...known }: Refusal, name: string, lines: readonly OrderLine[]): Error {
  const place = lines.findIndex(({ id }) => id === known.lineId) + 1;
  switch (code) {
    case "orders/no-such-parcel":
      return new Error(`Order ${name} has ${known.parcels} parcels.`);
    case "orders/more-than-parcel":
      return new Error(`Of line ${place} the parcel has ${known.left} pieces that were not refunded.`);
    case "orders/which-pieces":
      return new Error(`The pieces of line ${place} differ: name each, of ${namesOf(place, known.rows)}.`);
    case "orders/piece-not-there":
      return new Error(`Of line ${place} the parcel has ${namesOf(place, known.rows) || "no such piece"}.`);
    case "orders/more-than-kept":
      return new Error(
        `${formatYen(known.amount ?? 0)} would go back, but ${formatYen(known.left ?? 0)} are left: money went back otherwise. Nothing was changed.`,
      );
    case "orders/nothing-to-refund":
      return new Error("Nothing was paid for this.");
    case "orders/not-refundable":
      return new Error(`The payment is ${known.payment}: there is nothing to give back.`);
    case "orders/still-cancellable":
      return new Error(
        "The buyer can still cancel: until 30 minutes after the order all of it is the buyer's to take back.",
      );
    case "orders/held":
      return new Error("The order is held: `release-order` lets it go on.");
    case "orders/parcel-not-there":
      return new Error(
        `The parcel is ${known.state}: only what has not left is taken out. refund-pieces gives money back.`,
      );
    case "orders/last-parcel":
      return new Error("It is the last parcel of the order. refund-pieces gives its money back.");
    case "orders/moved-meanwhile":
      return new Error(`Somebody moved the parcel meanwhile: it is ${known.at}. Nothing was changed.`);
    default:
      return new Error(`There is no placed order ${name}.`);
  }
}

import { mkdirSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { DEFECT_WISHES } from "@surimono/domain/defects";
import { titlesOfRows } from "@surimono/domain/delivery";
import { formatYen } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import {
  answerDefect,
  type Defect,
  type DefectAnswer,
  listDefects,
  listInStates,
  photoKey,
} from "../features/defects/index.ts";
import { findOrder, findPlacedOrder, listOrderLines } from "../features/orders/index.ts";
import { openFiles } from "../platform/files/index.ts";
import { onPlaced } from "../wiring/hooks.ts";
import { onSaid } from "../wiring/on-asked.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { atUtc, indented, readText } from "./operator-text.ts";

export const DEFECT_HELP = `  npm run operator -- list-defects
      The reports of defective goods that wait for an answer or its end, the oldest first.
  npm run operator -- show-defect <order number> <n> [--photos <folder>]
      The n-th report of the order; its photographs are written into the folder.
  npm run operator -- accept-defect <order number> <n> --as <${DEFECT_WISHES.join("|")}> [--words <text>] [--yes]
      reprint: its pieces are made again, as an order without charge; done when that leaves. refund: the money for its pieces goes back.
  npm run operator -- decline-defect <order number> <n> --words <text> [--yes]
  npm run operator -- ask-defect <order number> <n> --words <text> [--yes]
      The buyer is asked, and answers on the page of the order, with photographs or without; the report is then received again.
  npm run operator -- finish-defect <order number> <n> [--words <text>] [--yes]
      The new goods have left; say courier and number in the words. Of goods from the warehouse, or made once more: their order gave the money back. Every answer is told by letter and bell.`;

const MAX_WORDS = 500;

export const DEFECT_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "list-defects": { words: 0, options: [], reads: always, run: list },
  "show-defect": { words: 2, options: ["photos"], reads: always, run: show },
  "accept-defect": { words: 2, options: ["as", "words"], run: accept },
  "decline-defect": {
    words: 2,
    options: ["words"],
    run: (work, ...of) => answer(work, of, { to: "declined", words: wordsOf(work) }),
  },
  "ask-defect": {
    words: 2,
    options: ["words"],
    run: (work, ...of) => answer(work, of, { to: "asked", words: wordsOf(work) }),
  },
  "finish-defect": {
    words: 2,
    options: ["words"],
    run: (work, ...of) => answer(work, of, { to: "done", words: maybeWords(work) }),
  },
};

const wordsOf = ({ options }: OperatorWork) => readText(options, "words", MAX_WORDS);
const maybeWords = (work: OperatorWork) => (work.options["words"] === undefined ? "" : wordsOf(work));

async function list(work: OperatorWork): Promise<number> {
  const { db } = work.database;
  const waiting = await listInStates(db, ["received", "asked", "accepted"]);
  const defects: unknown[] = [];
  const told: string[] = [];
  for (const { userId, orderId, id, state, wish, reportedAt } of waiting) {
    const order = await findOrder(db, { userId, orderId });
    if (!order) continue;
    const report = (await listDefects(db, userId, orderId)).findIndex((defect) => defect.id === id) + 1;
    const number = orderNumber(order.sequence);
    defects.push({ number, report, state, wish, reportedAt });
    told.push(`  ${number} ${report}: ${state}, wants a ${wish}, ${atUtc(reportedAt)}`);
  }
  work.tell({ defects }, [...told, waiting.length === 0 ? "Nothing waits." : `${waiting.length} wait.`]);
  return 0;
}

async function find(work: OperatorWork, [number, word]: readonly (string | undefined)[]) {
  if (!number || !word || !/^[1-9]\d{0,2}$/.test(word))
    throw new Error(`Which report of which order?\n\n${DEFECT_HELP}`);
  const { db } = work.database;
  const order = await findPlacedOrder(db, number);
  if (!order) throw new Error(`There is no placed order ${number}.`);
  const defects = await listDefects(db, order.userId, order.id);
  const defect = defects[Number(word) - 1];
  if (!defect) throw new Error(`Order ${number} has ${defects.length} reports.`);
  return { order, name: orderNumber(order.sequence), report: Number(word), defect };
}

async function show(work: OperatorWork, ...of: readonly (string | undefined)[]): Promise<number> {
  const { order, name, report, defect } = await find(work, of);
  const lines = await listOrderLines(work.database.db, order.userId, [order.id]);
  const told = [`${name} ${report}: ${defect.state}, parcel ${defect.position + 1}, arrived ${defect.arrivedOn}`];
  for (const { lineId, quantity, rows } of defect.pieces) {
    const place = lines.findIndex(({ id }) => id === lineId);
    const line = lines[place];
    told.push(
      `  line ${place + 1}: ${line?.name}, ${line?.colorName}, ${line?.sizeName}: ${quantity} of ${line?.quantity} pieces`,
      ...titlesOfRows(line?.roster ?? null, rows).map((title) => `    ${title}`),
    );
  }
  told.push(`  wants a ${defect.wish}, ${atUtc(defect.reportedAt)}`);
  told.push(`    ${indented(defect.words)}`);
  for (const { id, from, words, at } of defect.messages) {
    const sent = defect.photos.flatMap(({ messageId, position }) => (messageId === id ? [position + 1] : []));
    const photos = sent.length > 0 ? `, photographs ${sent.join(", ")}` : "";
    told.push(`  ${from === "shop" ? "answered" : "the buyer replied"} ${atUtc(at)}${photos}\n    ${indented(words)}`);
  }
  // From before answers were kept one by one.
  if (defect.messages.length === 0 && defect.answer !== "")
    told.push(`  answered ${atUtc(defect.movedAt)}\n    ${indented(defect.answer)}`);
  const folder = work.options["photos"];
  if (folder === undefined) told.push(`  ${defect.photos.length} photographs: --photos <folder> writes them there`);
  else told.push(...(await exportPhotos(work, defect, resolve(folder), `${name}-${report}`)));
  work.tell({ number: name, report, ...defect }, told);
  return 0;
}

async function exportPhotos(work: OperatorWork, { photos }: Defect, folder: string, name: string): Promise<string[]> {
  const files = await openFiles(work.env);
  mkdirSync(folder, { recursive: true });
  const told: string[] = [];
  for (const photo of photos) {
    const bytes = await files.read(photoKey(photo));
    const path = join(folder, `${name}-${photo.position + 1}${extname(photoKey(photo))}`);
    if (bytes) writeFileSync(path, bytes, { mode: 0o600 });
    told.push(bytes ? `  ${path}` : `  photograph ${photo.position + 1} is lost`);
  }
  return told;
}

async function accept(work: OperatorWork, ...of: readonly (string | undefined)[]): Promise<number> {
  const resolution = DEFECT_WISHES.find((wish) => wish === work.options["as"]);
  if (!resolution) throw new Error(`--as is ${DEFECT_WISHES.join(" or ")}.`);
  return answer(work, of, { to: "accepted", resolution, words: maybeWords(work) });
}

async function answer(work: OperatorWork, of: readonly (string | undefined)[], given: DefectAnswer): Promise<number> {
  const { name, report } = await find(work, of);
  const as = given.to === "accepted" ? ` as ${given.resolution}` : "";
  await confirmOrStop(work, `Report ${report} of ${name} is ${given.to}${as}`);
  const answered = await answerDefect({ ...work, onPlaced, onSaid }, { number: name, report }, given, new Date());
  if (answered.ok) {
    const { amount } = answered.value;
    work.say(amount > 0 ? `Done: ${given.to}; ${formatYen(amount)} go back.` : `Done: ${given.to}.`);
    return 0;
  }
  throw refusal(answered.failure, name);
}

function refusal(
  failure: { readonly code: string; readonly state?: string; readonly payment?: string },
  name: string,
): Error {
  switch (failure.code) {
    case "defects/not-from-here":
      return new Error(`The report is ${failure.state}: this answer does not follow on that.`);
    case "defects/money-not-back":
      return new Error("No order that was paid for these goods has given money back since they were reported.");
    case "orders/more-than-parcel":
      return new Error("Money for these pieces went back before.");
    case "orders/more-than-kept":
      return new Error(`Less is left of ${name} than was paid for these pieces: money went back before.`);
    case "orders/nothing-to-replace":
      return new Error("These pieces are made again already, or their money went back.");
    case "orders/which-pieces":
      return new Error("Pieces of this line differ: choose them at the console.");
    case "orders/account-closed":
      return new Error("The account is closed: nobody could be told.");
    case "orders/nothing-to-refund":
      return new Error("Nothing was paid for these pieces.");
    case "orders/not-refundable":
      return new Error(`The payment of ${name} is ${failure.payment}: no money of it can go back.`);
    default:
      return new Error(`There is no such report of ${name} any more.`);
  }
}

import { OPEN_UNIT_STATES, UNIT_STATE_NAMES } from "@surimono/domain/floor";
import { v7 as newId } from "uuid";
import {
  addToBatch,
  closeBatch,
  getBatch,
  listBatches,
  listUnits,
  makeBatch,
  makeBatches,
  readBlanks,
  takeOutOfBatch,
} from "../features/floor/index.ts";
import { readDay } from "./billing-commands.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";

export const FLOOR_HELP = `  npm run operator -- list-units [--state <${OPEN_UNIT_STATES.join("|")}>] [--order <number>] [--due <day>] [--after <place>]
      Pieces of goods on the workshop's floor, what is promised first comes first; all of one order with --order.
  npm run operator -- list-batches [done] [--after <place>]
      Batches under way, or those that are done.
  npm run operator -- show-batch <batch>
      One batch with its pieces.
  npm run operator -- make-batches [--due <day>] [--yes]
      Batches by the rules of what waits to be printed, or of what is promised until the day.
  npm run operator -- make-batch <unit>… [--yes]
      One batch of these pieces.
  npm run operator -- add-to-batch <batch> <unit>… --reason <text> [--yes]
      Puts pieces that wait to be printed into a batch that is not done.
  npm run operator -- take-out-of-batch <batch> <unit>… --reason <text> [--yes]
      Takes pieces out of a batch: they wait for another one.
  npm run operator -- close-batch <batch> --reason <text> [--yes]
      Ends a batch; what was not printed waits for another one.
  npm run operator -- pick-list [<batch>] [--due <day>]
      The goods to print on that a batch needs, or all that waits: shelf, supplier, how many, how many to buy.`;

const MOST_PICKED = 200;
const MAX_REASON = 200;

export const FLOOR_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "list-units": { words: 0, options: ["state", "order", "due", "after"], reads: always, run: units },
  "list-batches": { words: 1, options: ["after"], reads: always, run: batches },
  "show-batch": { words: 1, options: [], reads: always, run: show },
  "make-batches": { words: 0, options: ["due"], run: make },
  "make-batch": { words: MOST_PICKED, options: [], run: pick },
  "add-to-batch": {
    words: MOST_PICKED + 1,
    options: ["reason"],
    run: (work, ...words) => change(work, addToBatch, words),
  },
  "take-out-of-batch": {
    ...{ words: MOST_PICKED + 1, options: ["reason"], run: (work, ...words) => change(work, takeOutOfBatch, words) },
  },
  "close-batch": { words: 1, options: ["reason"], run: close },
  "pick-list": { words: 1, options: ["due"], reads: always, run: blanks },
};

async function units(work: OperatorWork): Promise<number> {
  const { state: typed, order: order_number, due, after } = work.options;
  const state = OPEN_UNIT_STATES.find((one) => one === typed);
  if (typed !== undefined && !state) throw new Error(`--state is one of ${OPEN_UNIT_STATES.join(", ")}.`);
  const dispatch_by = due === undefined ? undefined : readDay(work, "due");
  const found = await listUnits(work, { state, order_number, dispatch_by, after, method_id: undefined });
  const lines = found.units.map((unit) => {
    const goods = [unit.item_name, unit.color_name, unit.size_name, unit.method_name].join(" ");
    return [unit.code, UNIT_STATE_NAMES[unit.state], unit.order_number, unit.dispatch_by, goods, unit.batch].join("  ");
  });
  work.tell(found, [...lines, ...moreOf(found.next)]);
  return 0;
}

async function batches(work: OperatorWork, word: string | undefined): Promise<number> {
  if (word !== undefined && word !== "done")
    throw new Error(`What is “${word}”? list-batches shows what is under way, or done.`);
  const { after } = work.options;
  const found = await listBatches(work, { state: word ?? "under-way", after, method_id: undefined });
  work.tell(found, [...found.batches.map(lineOf), ...moreOf(found.next)]);
  return 0;
}

async function show(work: OperatorWork, code: string | undefined): Promise<number> {
  const found = await getBatch(work, code ?? "");
  if (!found.ok) throw new Error(`There is no batch ${code ?? ""}.`);
  const { batch, units: all } = found.value;
  const pieces = all.map(
    (unit) => `  ${unit.code}  ${UNIT_STATE_NAMES[unit.state]}  ${unit.order_number}  ${unit.name}`,
  );
  work.tell(found.value, [lineOf(batch), ...pieces]);
  return 0;
}

async function make(work: OperatorWork): Promise<number> {
  const { due } = work.options;
  const until = due === undefined ? undefined : readDay(work, "due");
  await confirmOrStop(work, `Make batches of what waits${until ? ` until ${until}` : ""}`);
  const made = await makeBatches(
    { database: work.database, makingId: newId() },
    { until, keys: undefined },
    work.now(),
  );
  for (const batch of made.value.batches) work.say(lineOf(batch));
  work.say(
    `Done: ${made.value.batches.length} batches made${made.value.has_more ? "; there is more, give it again" : ""}.`,
  );
  return 0;
}

const REFUSALS: Readonly<Record<string, string>> = {
  "floor/no-such-unit": "One of them is no piece.",
  "floor/batch-not-ready": "One of them does not wait to be printed, or its order is held.",
  "floor/in-other-batch": "One of them lies in another batch.",
  "floor/batch-mixed": "They have different print methods.",
  "floor/batch-full": "A batch holds at most 200 pieces.",
  "floor/not-in-batch": "One of them does not lie in the batch.",
  "floor/no-such-batch": "There is no such batch.",
  "floor/batch-is-done": "The batch is done already.",
};

async function pick(work: OperatorWork, ...words: readonly (string | undefined)[]): Promise<number> {
  const codes = words.filter((word) => word !== undefined);
  if (codes.length === 0) throw new Error(`Which pieces?\n\n${FLOOR_HELP}`);
  await confirmOrStop(work, `Make a batch of ${codes.length} pieces`);
  const made = await makeBatch({ database: work.database, makingId: newId() }, codes, work.now());
  if (!made.ok) throw new Error(REFUSALS[made.failure.code]);
  work.say(`Done: ${lineOf(made.value.batch)}`);
  return 0;
}

async function change(
  work: OperatorWork,
  deed: typeof addToBatch | typeof takeOutOfBatch,
  words: readonly (string | undefined)[],
): Promise<number> {
  const [batch, ...codes] = words.filter((word) => word !== undefined);
  if (!batch || codes.length === 0) throw new Error(`Which batch, and which pieces?\n\n${FLOOR_HELP}`);
  readText(work.options, "reason", MAX_REASON);
  await confirmOrStop(work, `${deed === addToBatch ? "Add" : "Take out"} ${codes.length} pieces: ${batch}`);
  const changed = await deed({ database: work.database, batch }, codes, work.now());
  if (!changed.ok) throw new Error(REFUSALS[changed.failure.code]);
  work.say("Done.");
  return 0;
}

async function close(work: OperatorWork, batch: string | undefined): Promise<number> {
  if (!batch) throw new Error(`Which batch?\n\n${FLOOR_HELP}`);
  const reason = readText(work.options, "reason", MAX_REASON);
  await confirmOrStop(work, `Close ${batch}`);
  const closed = await closeBatch({ database: work.database, batch }, reason, work.now());
  if (!closed.ok) throw new Error(REFUSALS[closed.failure.code]);
  work.say("Done: closed.");
  return 0;
}

async function blanks(work: OperatorWork, batch: string | undefined): Promise<number> {
  const { due } = work.options;
  const until = due === undefined ? undefined : readDay(work, "due");
  const found = await readBlanks(work.database.db, { batch, until }, work.now());
  if (!found.ok) throw new Error(REFUSALS[found.failure.code]);
  const lines = found.value.map((blank) =>
    [
      blank.shelf || "-",
      `${blank.item_name} ${blank.color_name} ${blank.size_name}`,
      `${blank.units} needed, ${blank.to_buy} to buy`,
      [blank.supplier, blank.item_code, blank.color_code, blank.size_code].filter(Boolean).join(" "),
    ].join("  "),
  );
  work.tell({ blanks: found.value }, lines);
  return 0;
}

type Batch = Awaited<ReturnType<typeof listBatches>>["batches"][number];

function lineOf({
  code,
  state,
  method_name,
  item_name,
  color_name,
  size_name,
  dispatch_by,
  units: all,
  waiting,
}: Batch) {
  const goods = [method_name, item_name, color_name, size_name].filter(Boolean).join(" ");
  return `${code}  ${state}  ${dispatch_by}  ${waiting} of ${all} wait  ${goods}`;
}

const moreOf = (next: string | null) => (next ? [`More: --after ${next}`] : []);

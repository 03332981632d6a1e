import { HOUR_MS, isDay, MINUTE_MS, ok, startOfDay } from "@surimono/domain/kernel";
import {
  type CheckedDrafts,
  checkDrafts,
  checkTexts,
  discardDraft,
  filesBefore,
  listDrafts,
  listHeads,
  publishDrafts,
  type SeenDraft,
  saveDraft,
  tellFeeMove,
  tellItemChange,
  tellProblem,
} from "../features/catalogue/index.ts";
import { keepGoods } from "../features/designs/index.ts";
import type { Transaction } from "../platform/database/index.ts";
import { countTouched } from "../wiring/around-catalogue.ts";
import { confirmOrStop, type OperatorWork } from "./operator-command.ts";
import { atUtc, readText } from "./operator-text.ts";
import { machine } from "./recorded-command.ts";

const REASON_LENGTH = 200;

export const REFUSALS = {
  "catalogue/no-such-file": "There is no such file in a catalogue, or it cannot be taken away.",
  "catalogue/no-such-edition": "There is nothing to bring back from before this edition.",
  "catalogue/draft-changed": "Somebody changed the draft just now. Look at it again (catalogue drafts).",
  "catalogue/draft-outdated":
    "The file was published by somebody else since the draft was begun. Keep the draft once more.",
  "catalogue/drafts-in-the-way": "There are drafts of these files already. Publish or discard them first.",
  "catalogue/not-sellable": "It cannot be sold together with what was planned before it (catalogue drafts).",
  "catalogue/nothing-changed": "Just this is on sale already.",
  "catalogue/time-is-over": "--at is over.",
} as const;

interface Plan {
  readonly reason: string;
  /** At once without it. */
  readonly at: Date | undefined;
}

export async function publish(work: OperatorWork, paths: readonly string[]): Promise<number> {
  const plan = readPlan(work);
  const drafts = await listDrafts(work.database.db, paths);
  const missing = paths.filter((path) => drafts.every((draft) => draft.path !== path));
  if (missing.length > 0) throw new Error(`There is no draft of ${missing.join(", ")}.`);
  if (!(await isAgreed(work, plan, await checkDrafts({ ...work, countTouched }, paths)))) return 1;
  return publishSeen(work, plan, drafts);
}

export async function withdraw(work: OperatorWork, item = ""): Promise<number> {
  const head = (await listHeads(work.database.db)).find(({ itemId, isGone }) => `${itemId}` === item && !isGone);
  if (!head) throw new Error(`Item ${item} is not on sale.`);
  return publishOwn(work, [{ path: head.path, text: null, base: head.edition }]);
}

export async function undo(work: OperatorWork, edition = ""): Promise<number> {
  // Before the texts, so that what is published in between is noticed.
  const heads = new Map((await listHeads(work.database.db)).map((head) => [head.path, head.edition]));
  const files = await filesBefore(work.database.db, Number(edition) || 0);
  if (!files.ok) throw new Error(REFUSALS[files.failure.code]);
  return publishOwn(
    work,
    files.value.map((file) => ({ ...file, base: heads.get(file.path) ?? 0 })),
  );
}

interface OwnFile {
  readonly path: string;
  readonly text: string | null;
  /** The edition that was looked at. */
  readonly base: number;
}

/** Publishes texts that are nobody's draft. They become drafts only after the yes, and what is refused then takes back those alone. */
async function publishOwn(work: OperatorWork, files: readonly OwnFile[]): Promise<number> {
  const { database } = work;
  const plan = readPlan(work);
  const paths = files.map(({ path }) => path);
  if ((await listDrafts(database.db, paths)).length > 0) throw new Error(REFUSALS["catalogue/drafts-in-the-way"]);
  if (!(await isAgreed(work, plan, await checkTexts({ ...work, countTouched }, files)))) return 1;
  const made = await database.inTransaction((tx) => saveOwn(tx, files, work.now()));
  if (!made.ok) throw new Error(REFUSALS[made.failure.code]);
  try {
    return await publishSeen(work, plan, made.value);
  } catch (error) {
    await database.inTransaction(async (tx) => {
      for (const draft of made.value) await discardDraft(tx, draft);
    });
    throw error;
  }
}

async function saveOwn(tx: Transaction, files: readonly OwnFile[], at: Date) {
  const made: SeenDraft[] = [];
  for (const file of files) {
    const saved = await saveDraft(tx, { ...file, revision: null, by: machine().name, at });
    if (!saved.ok) return saved;
    made.push({ path: file.path, revision: saved.value.revision });
  }
  return ok(made);
}

/** Says what will change, and asks. False where it cannot be sold. */
async function isAgreed(work: OperatorWork, { at }: Plan, checked: CheckedDrafts): Promise<boolean> {
  for (const line of tellChecked(checked)) work.say(line);
  if (checked.problems.length > 0) return false;
  await confirmOrStop(work, at ? `Publish it at ${atUtc(at)}` : "Publish it");
  return true;
}

async function publishSeen(work: OperatorWork, { at, reason }: Plan, drafts: readonly SeenDraft[]): Promise<number> {
  const { database, say, now } = work;
  const desk = { database, now, countTouched, before: keepGoods };
  const published = await publishDrafts(desk, { drafts, at, reason, by: machine().name, cause: "command" });
  if (!published.ok) throw new Error(REFUSALS[published.failure.code]);
  say(
    at ? `Planned: it is published within a minute of ${atUtc(at)}.` : "Done: running shops sell by it within seconds.",
  );
  return 0;
}

export function tellChecked({ problems, fees, items }: CheckedDrafts): string[] {
  return [...problems.map(tellProblem), ...fees.map(tellFeeMove), ...items.map(tellItemChange)];
}

function readPlan({ options }: OperatorWork): Plan {
  return { reason: readText(options, "reason", REASON_LENGTH), at: momentOf(options["at"]) };
}

function momentOf(at: string | undefined): Date | undefined {
  if (at === undefined) return undefined;
  const [, day = "", hour = "", minute = ""] = /^(20\d\d-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (!isDay(day)) throw new Error("--at is a moment in Japan, such as 2026-12-01T00:00.");
  return new Date(startOfDay(day).getTime() + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS);
}

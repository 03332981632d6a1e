import { readFile } from "node:fs/promises";
import { HOUR_MS, isDay, MINUTE_MS, startOfDay } from "@surimono/domain/kernel";
import {
  bringBackBefore,
  checkDrafts,
  discardDraft,
  listDrafts,
  listEditionRows,
  listHeads,
  listVersions,
  publishDrafts,
  readStoredCatalogue,
  saveDraft,
  tellFeeMove,
  tellItemChange,
  tellProblem,
} from "../features/catalogue/index.ts";
import { keepGoods } from "../features/designs/index.ts";
import { countTouched } from "../wiring/around-catalogue.ts";
import { confirmOrStop, type OperatorWork } from "./operator-command.ts";
import { atUtc, readText } from "./operator-text.ts";
import { machine } from "./recorded-command.ts";

type Verb = (work: OperatorWork, first?: string, second?: string) => Promise<number>;

const LATEST = 50;
const REASON_LENGTH = 200;

export const DRAFT_VERBS = {
  list: listItems,
  drafts: tellDrafts,
  history: tellHistory,
  draft: keepDraft,
  discard,
  publish: (work, paths = "") => publish(work, paths.split(",")),
  withdraw,
  undo,
} satisfies Readonly<Record<string, Verb>>;
export type DraftVerb = keyof typeof DRAFT_VERBS;

export function isReadingVerb(verb: string | undefined): boolean {
  return verb === "list" || verb === "drafts" || verb === "history";
}

async function listItems({ database, tell }: OperatorWork): Promise<number> {
  const names = new Map((await readStoredCatalogue(database)).items.map(({ item }) => [item.id, item.name]));
  const drafts = new Map((await listDrafts(database.db)).map((draft) => [draft.path, draft]));
  const heads = (await listHeads(database.db)).filter(({ path }) => path.startsWith("items/"));
  const rows = heads.map(({ path, itemId, isGone }) => ({
    ...{ path, itemId, name: names.get(itemId ?? 0) ?? "", state: isGone ? "withdrawn" : "sold" },
    draft: drafts.has(path),
    plannedFor: drafts.get(path)?.plannedFor ?? null,
  }));
  tell(
    rows,
    rows.map(({ path, name, state, draft, plannedFor }) => {
      const more = plannedFor ? `, planned for ${atUtc(plannedFor)}` : draft ? ", with a draft" : "";
      return `${path} ${name}: ${state}${more}`;
    }),
  );
  return 0;
}

async function tellDrafts({ database, tell }: OperatorWork): Promise<number> {
  const drafts = await listDrafts(database.db);
  const checked = await checkDrafts(
    { database, countTouched },
    drafts.map(({ path }) => path),
  );
  const lines = drafts.map(({ path, text, savedBy, savedAt, plannedFor, trouble }) =>
    [
      `${path}: ${text === null ? "to be taken away, " : ""}by ${savedBy}, ${atUtc(savedAt)}`,
      ...(plannedFor ? [`  planned for ${atUtc(plannedFor)}`] : []),
      ...(trouble === null ? [] : [`  not published: ${trouble}`]),
    ].join("\n"),
  );
  tell({ drafts, ...checked }, drafts.length === 0 ? ["There is no draft."] : [...lines, ...tellChecked(checked)]);
  return checked.problems.length > 0 ? 1 : 0;
}

function tellChecked({ problems, fees, items }: Awaited<ReturnType<typeof checkDrafts>>): string[] {
  return [...problems.map(tellProblem), ...fees.map(tellFeeMove), ...items.map(tellItemChange)];
}

async function tellHistory({ database, tell }: OperatorWork, path?: string): Promise<number> {
  const rows =
    path === undefined
      ? (await listEditionRows(database.db, undefined, LATEST)).map(({ id, ...row }) => ({ edition: id, ...row }))
      : (await listVersions(database.db, path)).map(({ text, ...row }) => ({ ...row, paths: [path], text }));
  tell(
    rows,
    rows.map(({ edition, at, by, cause, reason, paths }) => {
      const what = paths.length > 3 ? `${paths.length} files` : paths.join(", ");
      return `${edition} ${atUtc(at)} ${cause} by ${by}: ${what}${reason === "" ? "" : ` (${reason})`}`;
    }),
  );
  return 0;
}

async function keepDraft({ database, say, now }: OperatorWork, path = "", file = ""): Promise<number> {
  const text = await readFile(file, "utf8");
  await draftOf({ database, now }, path, text);
  say(`Kept as the draft of ${path}. Nothing of it is sold until it is published.`);
  return 0;
}

/** Whoever gives a command has seen the draft by another one. */
async function draftOf({ database, now }: Pick<OperatorWork, "database" | "now">, path: string, text: string | null) {
  const head = (await listHeads(database.db)).find((one) => one.path === path);
  const [known] = await listDrafts(database.db, [path]);
  const draft = { path, text, revision: known?.revision ?? null, base: head?.edition ?? 0 };
  const saved = await database.inTransaction((tx) => saveDraft(tx, { ...draft, by: machine().name, at: now() }));
  if (!saved.ok) throw new Error(REFUSALS[saved.failure.code]);
}

async function discard({ database, say }: OperatorWork, path = ""): Promise<number> {
  const [draft] = await listDrafts(database.db, [path]);
  if (!draft) throw new Error(`There is no draft of ${path}.`);
  await database.inTransaction((tx) => discardDraft(tx, draft));
  say(`The draft of ${path} is gone; what is sold stays as it is.`);
  return 0;
}

async function publish(work: OperatorWork, paths: readonly string[]): Promise<number> {
  const { database, say, now, options } = work;
  const reason = readText(options, "reason", REASON_LENGTH);
  const at = momentOf(options["at"]);
  const drafts = await listDrafts(database.db, paths);
  const missing = paths.filter((path) => drafts.every((draft) => draft.path !== path));
  if (missing.length > 0) throw new Error(`There is no draft of ${missing.join(", ")}.`);
  const checked = await checkDrafts({ database, countTouched }, paths);
  for (const line of tellChecked(checked)) say(line);
  if (checked.problems.length > 0) return 1;
  await confirmOrStop(work, at ? `Publish it at ${atUtc(at)}` : "Publish it");
  const desk = { database, now, countTouched, before: keepGoods };
  const published = await publishDrafts(desk, { drafts, at, reason, by: machine().name, cause: "command" });
  if (!published.ok) throw new Error(REFUSALS[published.failure.code]);
  say(
    at ? `Planned: it is published within a minute of ${atUtc(at)}.` : "Done: running shops sell by it within seconds.",
  );
  return 0;
}

async function withdraw(work: OperatorWork, item = ""): Promise<number> {
  const head = (await listHeads(work.database.db)).find(({ itemId, isGone }) => `${itemId}` === item && !isGone);
  if (!head) throw new Error(`Item ${item} is not on sale.`);
  readText(work.options, "reason", REASON_LENGTH);
  const [known] = await listDrafts(work.database.db, [head.path]);
  if (known) throw new Error(REFUSALS["catalogue/drafts-in-the-way"]);
  await draftOf(work, head.path, null);
  return publishOrDiscard(work, [head.path]);
}

async function undo(work: OperatorWork, edition = ""): Promise<number> {
  readText(work.options, "reason", REASON_LENGTH);
  const who = { by: machine().name, at: work.now() };
  const drafts = await work.database.inTransaction((tx) => bringBackBefore(tx, Number(edition) || 0, who));
  if (!drafts.ok) throw new Error(REFUSALS[drafts.failure.code]);
  return publishOrDiscard(work, drafts.value);
}

/** The drafts were made for this alone: without a yes nothing is left of them. */
async function publishOrDiscard(work: OperatorWork, paths: readonly string[]): Promise<number> {
  const clear = () =>
    work.database.inTransaction(async (tx) => {
      for (const draft of await listDrafts(tx, paths)) await discardDraft(tx, draft);
    });
  try {
    const code = await publish(work, paths);
    if (code !== 0) await clear();
    return code;
  } catch (error) {
    await clear();
    throw error;
  }
}

const REFUSALS = {
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

function momentOf(at: string | undefined): Date | undefined {
  if (at === undefined) return undefined;
  const [, day = "", hour = "", minute = ""] = /^(20\d\d-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (!isDay(day)) throw new Error("--at is a moment in Japan, such as 2026-12-01T00:00.");
  return new Date(startOfDay(day).getTime() + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS);
}

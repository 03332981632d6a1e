import { readFile } from "node:fs/promises";
import {
  checkDrafts,
  discardDraft,
  listDrafts,
  listEditionRows,
  listHeads,
  listVersions,
  readStoredCatalogue,
  saveDraft,
} from "../features/catalogue/index.ts";
import { countTouched } from "../wiring/around-catalogue.ts";
import { publish, REFUSALS, tellChecked, undo, withdraw } from "./catalogue-publish-commands.ts";
import type { OperatorWork } from "./operator-command.ts";
import { atUtc } from "./operator-text.ts";
import { machine } from "./recorded-command.ts";

type Verb = (work: OperatorWork, first?: string, second?: string) => Promise<number>;

const LATEST = 50;

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
  const discarded = await database.inTransaction((tx) => discardDraft(tx, draft));
  if (!discarded.ok) throw new Error(REFUSALS[discarded.failure.code]);
  say(`The draft of ${path} is gone; what is sold stays as it is.`);
  return 0;
}

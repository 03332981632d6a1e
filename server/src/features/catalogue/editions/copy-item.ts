import { writeItem } from "@surimono/domain/catalogue";
import { dayInJapan, type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import { lockName, type Transaction } from "../../../platform/database/index.ts";
import { readItems } from "../catalogue.store.ts";
import { listDrafts } from "./drafts.store.ts";
import { highestItemId, itemIdIn, listVersions } from "./editions.store.ts";
import { type NewDraft, saveDraft } from "./save-draft.ts";

/** A draft of a new item that is like another one, with an id and a pku that nothing ever had. Answers its path. */
export async function copyItem(
  tx: Transaction,
  path: string,
  { by, at }: Pick<NewDraft, "by" | "at">,
): Promise<Result<{ path: string }, Failure<"catalogue/no-such-file">>> {
  await lockName(tx, "catalogue-new-item");
  const drafts = await listDrafts(tx);
  const text = drafts.find((draft) => draft.path === path)?.text ?? (await lastText(tx, path));
  if (!text || itemIdIn(path, text) === null) return fail("catalogue/no-such-file");
  const stored = (await readItems(tx)).map(({ item }) => item);
  const draftIds = drafts.map((draft) => itemIdIn(draft.path, draft.text ?? "") ?? 0);
  const id = Math.max(await highestItemId(tx), ...stored.map((item) => item.id), ...draftIds) + 1;
  const taken = new Set([...stored.map(({ pku }) => pku), ...drafts.flatMap((draft) => pkuIn(draft.text) ?? [])]);
  const source = JSON.parse(text);
  const copy = { ...source, id, pku: freePku(at, taken), name: `${source.name}（コピー）`, releasedOn: dayInJapan(at) };
  const slug = path.replace(/^items\/(?:\d+-)?|\.json$/g, "").slice(0, 60);
  const made = `items/${id}-${slug}.json`;
  const saved = await saveDraft(tx, { path: made, text: writeItem(copy), revision: null, base: 0, by, at });
  if (!saved.ok) throw new Error(`${made} is taken: ${saved.failure.code}`);
  return ok({ path: made });
}

async function lastText(tx: Transaction, path: string): Promise<string | null> {
  return (await listVersions(tx, path)).find(({ text }) => text !== null)?.text ?? null;
}

/** The seconds of the moment are ten digits; the next free ones. */
function freePku(at: Date, taken: ReadonlySet<string>): string {
  for (let seconds = Math.floor(at.getTime() / 1000); ; seconds++) if (!taken.has(`${seconds}`)) return `${seconds}`;
}

function pkuIn(text: string | null): string | undefined {
  return /"pku":\s*"(\d{10})"/.exec(text ?? "")?.[1];
}

import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { listEditionFiles, listHeads, readTexts } from "./editions.store.ts";
import { type NewDraft, saveDraft, saveDrafts, type Wanted } from "./save-draft.ts";

/** Makes a draft of a file as it was sold in an edition: published like any other, so that it is checked against what is sold today. */
export async function bringBackVersion(
  tx: Transaction,
  { path, edition, ...draft }: Pick<NewDraft, "path" | "revision" | "by" | "at"> & { readonly edition: number },
) {
  const head = (await listHeads(tx)).find((one) => one.path === path);
  if (!head) return fail("catalogue/no-such-file");
  const text = (await readTexts(tx, edition)).get(path) ?? null;
  return saveDraft(tx, { ...draft, path, text, base: head.edition });
}

/** All that an edition changed and that is sold otherwise today, as it was before. */
export async function filesBefore(
  queries: Queries,
  edition: number,
): Promise<Result<readonly Wanted[], Failure<"catalogue/no-such-edition">>> {
  const files = await listEditionFiles(queries, edition);
  const sold = await readTexts(queries);
  const changed = files.filter(({ path, before }) => (sold.get(path) ?? null) !== before);
  // Before the first edition nothing was sold.
  const isFirst = files.every(({ before }) => before === null) && (await readTexts(queries, edition - 1)).size === 0;
  if (changed.length === 0 || isFirst) return fail("catalogue/no-such-edition");
  return ok(changed.map(({ path, before }) => ({ path, text: before })));
}

/** Makes drafts of them. */
export async function bringBackBefore(
  tx: Transaction,
  edition: number,
  who: Pick<NewDraft, "by" | "at">,
): Promise<
  Result<
    readonly string[],
    Failure<"catalogue/drafts-in-the-way" | "catalogue/no-such-file" | "catalogue/no-such-edition">
  >
> {
  const files = await filesBefore(tx, edition);
  return files.ok ? saveDrafts(tx, files.value, who) : files;
}

import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import { lockName, type Transaction } from "../../../platform/database/index.ts";
import { FIXED_PATHS, isCataloguePath } from "../read-catalogue.ts";
import { deleteDrafts, listDrafts, lockDrafts, putDraft, type SeenDraft } from "./drafts.store.ts";
import { listHeads } from "./editions.store.ts";

export interface NewDraft {
  readonly path: string;
  /** Null: the file is to be taken away, and its item withdrawn. */
  readonly text: string | null;
  /** Of the draft that was changed; null for the first. */
  readonly revision: string | null;
  /** The edition of the file that was looked at; 0 for a new file. */
  readonly base: number;
  readonly by: string;
  readonly at: Date;
}

type SaveFailure = Failure<"catalogue/draft-changed" | "catalogue/no-such-file">;

/** Keeps what was typed, right or wrong; nothing of it is sold. A plan of the draft ends: what was checked for it is another text now. */
export async function saveDraft(tx: Transaction, draft: NewDraft): Promise<Result<{ revision: string }, SaveFailure>> {
  const { path, text, base, by, at } = draft;
  if (!isCataloguePath(path) || (text === null && FIXED_PATHS.includes(path))) return fail("catalogue/no-such-file");
  // The first draft of a file has no row to lock yet.
  await lockName(tx, `catalogue-draft ${path}`);
  const [known] = await lockDrafts(tx, [path]);
  if ((known?.revision ?? null) !== draft.revision) return fail("catalogue/draft-changed");
  const revision = newId();
  await putDraft(tx, {
    ...{ path, text, base, revision, savedBy: by, savedAt: at },
    ...{ plannedFor: null, plannedBy: null, reason: null, trouble: null },
  });
  return ok({ revision });
}

export async function discardDraft(
  tx: Transaction,
  { path, revision }: SeenDraft,
): Promise<Result<undefined, Failure<"catalogue/draft-changed">>> {
  const [known] = await lockDrafts(tx, [path]);
  if (known?.revision !== revision) return fail("catalogue/draft-changed");
  await deleteDrafts(tx, [path]);
  return ok(undefined);
}

export interface Wanted {
  readonly path: string;
  readonly text: string | null;
}

/** Makes drafts of several files at once, where none of them is being worked on. */
export async function saveDrafts(
  tx: Transaction,
  files: readonly Wanted[],
  { by, at }: Pick<NewDraft, "by" | "at">,
): Promise<Result<readonly string[], Failure<"catalogue/drafts-in-the-way" | "catalogue/no-such-file">>> {
  const paths = files.map(({ path }) => path);
  if ((await listDrafts(tx, paths)).length > 0) return fail("catalogue/drafts-in-the-way");
  const heads = new Map((await listHeads(tx)).map(({ path, edition }) => [path, edition]));
  for (const { path, text } of files) {
    const saved = await saveDraft(tx, { path, text, revision: null, base: heads.get(path) ?? 0, by, at });
    if (!saved.ok)
      return fail(
        saved.failure.code === "catalogue/draft-changed" ? "catalogue/drafts-in-the-way" : saved.failure.code,
      );
  }
  return ok(paths);
}

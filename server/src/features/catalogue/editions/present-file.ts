import type { getCatalogueFile, getCatalogueVersion } from "@surimono/contract/catalogue";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import { highestSizeId } from "../catalogue.store.ts";
import { type DraftRow, listDrafts } from "./drafts.store.ts";
import { itemIdIn, listVersions } from "./editions.store.ts";

type NoFile = Failure<"catalogue/no-such-file">;

export function presentDraft(draft: DraftRow, edition: number) {
  return {
    ...{ path: draft.path, revision: draft.revision, saved_by: draft.savedBy, saved_at: draft.savedAt.toISOString() },
    is_removal: draft.text === null,
    planned_for: draft.plannedFor?.toISOString() ?? null,
    trouble: draft.trouble,
    is_outdated: draft.base !== edition,
  };
}

export async function presentFile(
  queries: Queries,
  path: string,
): Promise<Result<AnswerOf<typeof getCatalogueFile>, NoFile>> {
  const versions = await listVersions(queries, path);
  const [draft] = await listDrafts(queries, [path]);
  const [head] = versions;
  if (!head && !draft) return fail("catalogue/no-such-file");
  const edition = head?.edition ?? 0;
  const texts = [head?.text, draft?.text, ...versions.map(({ text }) => text)];
  const [itemId] = texts.flatMap((text) => (text ? [itemIdIn(path, text)] : [])).filter((id) => id !== null);
  return ok({
    ...{ path, edition, item_id: itemId ?? null, text: head?.text ?? null },
    draft: draft ? { ...presentDraft(draft, edition), text: draft.text } : null,
    last_size_id: itemId === undefined ? 0 : await highestSizeId(queries, itemId),
    versions: versions.map(({ edition, text, at, by, cause, reason }) => ({
      ...{ edition, by, cause, reason, at: at.toISOString(), is_removal: text === null },
    })),
  });
}

export async function presentVersion(
  queries: Queries,
  { path, edition }: PayloadOf<typeof getCatalogueVersion>,
): Promise<Result<AnswerOf<typeof getCatalogueVersion>, NoFile>> {
  const versions = await listVersions(queries, path);
  const at = versions.findIndex((version) => version.edition === edition);
  const version = versions[at];
  if (!version) return fail("catalogue/no-such-file");
  return ok({ text: version.text, before: versions[at + 1]?.text ?? null });
}

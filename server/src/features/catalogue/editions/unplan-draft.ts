import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import { lockDrafts, planDrafts, type SeenDraft } from "./drafts.store.ts";

/** The draft stays, and waits for somebody to publish it. */
export async function unplanDraft(
  tx: Transaction,
  { path, revision }: SeenDraft,
): Promise<Result<undefined, Failure<"catalogue/draft-changed">>> {
  const [draft] = await lockDrafts(tx, [path]);
  if (draft?.revision !== revision) return fail("catalogue/draft-changed");
  await planDrafts(tx, [path], { plannedFor: null, plannedBy: null, reason: null, trouble: null });
  return ok(undefined);
}

import { keepDesignCopy } from "@surimono/contract/designs";
import type { DesignDocument } from "@surimono/domain/designs";
import type { DesignServer } from "@surimono/studio/editor";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { quietCall } from "#app/session/call.ts";
import { answered } from "./answered.ts";

/** The keys of copies that were asked for and not answered, by what they hold. */
const unanswered = new Map<string, string>();

/** Asked for again after an answer that was lost, the same work is one item; what was drawn since is another. */
export async function keepCopy(
  product_id: number,
  document: DesignDocument,
): ReturnType<NonNullable<DesignServer["keepCopy"]>> {
  const work = JSON.stringify([product_id, document]);
  const request_key = unanswered.get(work) ?? newUuid();
  unanswered.set(work, request_key);
  const answer = answered(await quietCall(keepDesignCopy, { request_key, product_id, document }));
  unanswered.delete(work);
  return answer;
}

import { lookAtDesign, readDesign } from "@surimono/contract/designs";
import { PRINT_STEP } from "@surimono/domain/catalogue";
import { designKey, dropLeftWork, findLeftWork } from "@surimono/studio/left-work";
import { showToast } from "@surimono/ui/toast.ts";
import { quietCall } from "#app/session/call.ts";
import { findMember } from "#app/session/current-user.ts";
import { confirm } from "#app/ui/confirm.ts";
import { keepCopy } from "./keep-copy.ts";

const LEFT = {
  title: "この端末に、保存されていない編集が残っています。",
  message: "別のアイテムとして残しますか？",
  yes: "別のアイテムとして残す",
  no: "残さない",
};

const NO_ANSWER = "保存できませんでした。編集はこの端末に残っています。接続を確かめて、もう一度お試しください。";

/** Why the studio does not open a design that is still there. */
export type Closed = "designs/completed" | "designs/deleted";

/**
 * The newest work in this browser on the print of such a draft, offered as an item of its own (rule designs-work-of-gone-drafts). Returns the
 * address of its studio; undefined where there is none, or it is not wanted: then it stays, and is offered again.
 */
export async function keepLeftWork(productId: number, closed: Closed): Promise<string | undefined> {
  const member = await findMember();
  if (!member) return undefined;
  const design = designKey(member.user_id, productId, PRINT_STEP);
  const [newest] = await findLeftWork(design, () => documentOf(productId, closed));
  if (!newest || !(await confirm(LEFT))) return undefined;
  const kept = await keepCopy(productId, newest.copy.document).catch(() => undefined);
  if (!kept?.ok) {
    showToast(kept?.failure.message ?? NO_ANSWER, { tone: "error" });
    return undefined;
  }
  await dropLeftWork(newest);
  return kept.value.url;
}

/** What the shop has of it: of completed items the call for drafts answers nothing, of deleted ones that for showing them. */
async function documentOf(product_id: number, closed: Closed) {
  const answer =
    closed === "designs/completed"
      ? await quietCall(lookAtDesign, { product_id })
      : await quietCall(readDesign, { product_id, step_id: PRINT_STEP });
  return answer.ok ? answer.value.document : undefined;
}

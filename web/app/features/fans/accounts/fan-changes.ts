import { analyseProfile, removeSocialLink, removeUserInsight } from "@surimono/contract/fans";
import type { SocialNetwork } from "@surimono/domain/fans";
import { showToast } from "@surimono/ui/toast.ts";
import { call } from "#app/session/call.ts";
import { confirm } from "#app/ui/confirm.ts";
import { FAN_ACCOUNTS } from "../fan-accounts.ts";
import { forgetFans } from "../fans.queries.ts";

/** Requests a new analysis; the insights then say that one runs. Returns whether it was begun. */
export async function askAnalysis(account: SocialNetwork, id: string): Promise<boolean> {
  const answer = await call(analyseProfile, { id, privider_id: FAN_ACCOUNTS[account].provider });
  // `call` has reported failures of the server and the connection.
  if (!answer.ok && answer.failure.code.startsWith("fans/")) showToast(answer.failure.message, { tone: "error" });
  await forgetFans();
  return answer.ok;
}

export async function unlink(account: SocialNetwork): Promise<void> {
  const { name, provider } = FAN_ACCOUNTS[account];
  const sure = await confirm({
    title: `${name}との連携を解除しますか？`,
    message: "分析した結果も削除されます。あとから、もう一度連携することもできます。",
    yes: "連携を解除する",
    no: "連携をつづける",
    danger: true,
  });
  if (!sure) return;
  const answer = await call(removeSocialLink, { privider_id: provider });
  if (answer.ok) showToast(`${name}との連携を解除しました。`, { tone: "success" });
  await forgetFans();
}

/** Asks first, as typed figures cannot be restored. */
export async function forgetTyped(userId: string): Promise<void> {
  const sure = await confirm({
    title: "入力した数字を削除しますか？",
    message: "ファンの人数や割合、ことばが削除され、元に戻せません。",
    yes: "削除する",
    no: "削除しない",
    danger: true,
  });
  if (!sure) return;
  const answer = await call(removeUserInsight, { user_id: userId });
  if (answer.ok) showToast("入力した数字を削除しました。", { tone: "success" });
  await forgetFans();
}

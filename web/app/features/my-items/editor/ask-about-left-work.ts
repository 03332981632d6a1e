import { readDesign } from "@surimono/contract/designs";
import { type DesignStep, PRINT_STEP, TAG_STEPS } from "@surimono/domain/catalogue";
import { designKey, findLeftWork } from "@surimono/studio/left-work";
import { quietCall } from "#app/session/call.ts";
import { findMember } from "#app/session/current-user.ts";
import { confirm } from "#app/ui/confirm.ts";

const STEPS: readonly DesignStep[] = [PRINT_STEP, ...TAG_STEPS];

const UNSENT = {
  title: "この端末に、まだ保存していない変更があります。",
  message: "このまま完成すると、その変更は印刷されません。",
  yes: "このまま完成する",
  no: "もどる",
  danger: true,
};

/** Asks whether an item may be completed without what is only in this browser of its print and tags. What was put aside is not meant for it. */
export async function askAboutLeftWork(product_id: number): Promise<boolean> {
  const member = await findMember();
  if (!member) return true;
  const leftAt = (step_id: DesignStep) =>
    findLeftWork(designKey(member.user_id, product_id, step_id), async () => {
      const answer = await quietCall(readDesign, { product_id, step_id });
      return answer.ok ? answer.value.document : undefined;
    });
  const left = await Promise.all(STEPS.map(leftAt));
  return left.flat().every(({ copy }) => copy.isAside) || confirm(UNSENT);
}

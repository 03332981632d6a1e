import type { Product } from "@surimono/contract/catalogue";
import { getImageMagicToken } from "@surimono/contract/designs";
import { recordHistory } from "@surimono/contract/members";
import { call, quietCall } from "#app/session/call.ts";
import { findMember } from "#app/session/current-user.ts";
import { worksOf } from "./chosen-works.ts";
import type { ItemChoice } from "./use-item-choice.ts";

/** The design tool, in the log of used tools (rule designs-tool-logged). */
const DESIGN_TOOL = 40;

/** Asks for the studio's address for the choice, and notes that the tool was opened. */
export async function startDesign(product: Product, choice: ItemChoice) {
  const payload = worksOf(product, choice);
  const answer = await call(getImageMagicToken, payload);
  if (answer.ok) {
    const operate_content = { url: getImageMagicToken.path, request: payload };
    // A failing log must not stop anybody from designing.
    const user_id = (await findMember().catch(() => undefined))?.user_id;
    await quietCall(recordHistory, { operate_type: DESIGN_TOOL, operate_content, ...(user_id && { user_id }) });
  }
  return answer;
}

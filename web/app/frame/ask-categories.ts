import { type DisplayCategoryRow, getDisplayCategories } from "@surimono/contract/catalogue";
import { quietCall } from "#app/session/call.ts";

/** A list that cannot be fetched is empty, without a message (rule errors-silent). */
export async function askCategories(signal: AbortSignal): Promise<DisplayCategoryRow[]> {
  const answer = await quietCall(getDisplayCategories, {}, { signal });
  if (!answer.ok) return [];
  return answer.value.data.filter((category) => category.display_flag).sort((a, b) => a.sort_id - b.sort_id);
}

import type { CallFailure } from "@surimono/contract/kernel";
import { confirmDesign, type MyItem, updateProduct } from "@surimono/contract/my-items";
import { showToast } from "@surimono/ui/toast.ts";
import { call } from "#app/session/call.ts";
import { saveWhileBusy } from "#app/session/save-while-busy.ts";
import { forgetMyItems } from "../my-items.queries.ts";
import { type ItemEdit, payloadOf } from "./item-edit.ts";

const NOT_SAVED = "保存できませんでした。（save failed）";

/** Saves the edits; then it is in the list. Returns the failure, or undefined. */
export async function saveItem(item: MyItem, edit: ItemEdit): Promise<CallFailure | undefined> {
  const { product, files } = payloadOf(item, edit);
  const answer = await saveWhileBusy(() => call(updateProduct, { product, isSave: true }, { files }));
  if (!answer.ok) return notSaved(item, answer.failure);
  await forgetMyItems();
  return undefined;
}

/** What happened; why is said where it was asked for. */
function notSaved(item: MyItem, failure: CallFailure): CallFailure {
  // A new design becomes an item by its first save.
  const words = item.is_new ? "アイテムを作成できませんでした。（Create Failed）" : NOT_SAVED;
  showToast(words, { tone: "error" });
  return failure;
}

/** Moves the hidden draft into the list unchanged. */
export async function keepAsDraft(item: MyItem): Promise<CallFailure | undefined> {
  const { product_id, new_name, description, regular_price } = item;
  const product = { product_id, new_name, description, regular_price };
  const answer = await call(updateProduct, { product, isSave: true });
  if (!answer.ok) return notSaved(item, answer.failure);
  await forgetMyItems();
  return undefined;
}

/**
 * Whether an item may be completed as the shop has it (rule my-items-left-work): afterwards the studio opens it no more. Its code loads when it
 * is asked; where that fails, there is no question.
 */
export async function mayComplete(productId: number): Promise<boolean> {
  const part = await import("./ask-about-left-work.ts").catch(() => undefined);
  return part ? part.askAboutLeftWork(productId) : true;
}

/** From then on the item can be ordered and no longer edited. */
export async function completeItem(productId: number): Promise<CallFailure | undefined> {
  const answer = await call(confirmDesign, { product_id: productId });
  if (!answer.ok) return answer.failure;
  await forgetMyItems();
  showToast("マイアイテムの状態を更新しました。（myitem status update success）", { tone: "success", duration: 3000 });
  return undefined;
}

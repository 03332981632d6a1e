import type { CallFailure } from "@surimono/contract/kernel";
import { confirmDesign, updateProduct } from "@surimono/contract/my-items";
import { call } from "#app/session/call.ts";
import { type ItemWords, readPrice } from "./item-words.ts";
import { forgetMyItems } from "./my-items.queries.ts";

/** Saves the words; `isSave` shows a hidden draft in the list. Answers the failure, or nothing when it worked. */
export async function saveWords(
  productId: number,
  words: ItemWords,
  isSave: boolean,
): Promise<CallFailure | undefined> {
  const answer = await call(updateProduct, {
    product: {
      product_id: productId,
      new_name: words.new_name,
      description: words.description,
      regular_price: readPrice(words.regular_price),
    },
    isSave,
  });
  if (!answer.ok) return answer.failure;
  await forgetMyItems();
  return undefined;
}

/** From then on the item can be ordered and no longer edited. */
export async function completeItem(productId: number, words: ItemWords): Promise<CallFailure | undefined> {
  const failure = await saveWords(productId, words, false);
  // Completed by another tab a moment ago: that is what was wanted.
  if (failure && failure.code !== "my-items/completed") return failure;
  const answer = await call(confirmDesign, { product_id: productId });
  if (!answer.ok) return answer.failure;
  await forgetMyItems();
  return undefined;
}

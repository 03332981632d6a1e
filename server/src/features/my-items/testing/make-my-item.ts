import { finishDesign, getImageMagicToken, openDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, updateProduct } from "@surimono/contract/my-items";
import { FRESH_LAYER, type ShapeLayer } from "@surimono/domain/designs";
import { choice } from "../../../testing/call-world.ts";
import type { TestShop } from "../../../testing/index.ts";

export const WORDS = { new_name: "海のT", description: "海です。", regular_price: 9000 };

/**
 * A new item, designed through the API like a person would; `blank` has nothing on it, nor has `undesigned`, which is listed; `listed` saves it
 * as a draft, `completed` completes it.
 */
export async function makeMyItem(
  shop: TestShop,
  call: Caller,
  as: "blank" | "hidden" | "undesigned" | "listed" | "completed" = "listed",
): Promise<number> {
  const begun = await call(getImageMagicToken, choice(shop));
  if (!begun.ok) throw new Error(begun.failure.code);
  const token = new URL(begun.value.url, "http://shop").searchParams.get("token") ?? "";
  const opened = await call(openDesign, { token });
  if (!opened.ok) throw new Error(opened.failure.code);
  const { product_id, document } = opened.value;
  if (as !== "undesigned" && as !== "blank") {
    const areas = document.areas.map((area) => ({ ...area, layers: [SUN] }));
    const finished = await call(finishDesign, {
      product_id,
      document: { ...document, areas },
      revision: 0,
      accepted: [],
    });
    if (!finished.ok) throw new Error(finished.failure.code);
  }
  if (as === "hidden" || as === "blank") return product_id;
  const saved = await call(updateProduct, { product: { product_id, ...WORDS }, isSave: true });
  if (!saved.ok) throw new Error(saved.failure.code);
  if (as === "completed") {
    const completed = await call(confirmDesign, { product_id });
    if (!completed.ok) throw new Error(completed.failure.code);
  }
  return product_id;
}

const SUN: ShapeLayer = {
  kind: "shape",
  shape: "ellipse",
  id: "sun",
  name: "日",
  fill: "#d9240f",
  x: 100_000,
  y: 100_000,
  width: 80_000,
  height: 80_000,
  ...FRESH_LAYER,
};

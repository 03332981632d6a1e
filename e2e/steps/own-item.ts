import type { Page } from "@playwright/test";
import { addItem } from "@surimono/contract/cart";
import { finishDesign, openDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, updateProduct } from "@surimono/contract/my-items";
import type { TextLayer } from "@surimono/domain/designs";
import { answered } from "./answered.ts";
import { beginDesign } from "./begin-design.ts";
import { callerOf } from "./demo-account.ts";

interface Wanted {
  readonly name: string;
  readonly quantity: number;
  /** Whose page it is; without it a business's. */
  readonly buyer?: "b2b" | "b2c";
}

/**
 * As after `designNamedItem` and a press for the cart, with as many pieces of M: by the calls that those screens make, for journeys that begin
 * at the cart. The page is one of the shop's, signed in.
 */
export async function ownItemInCart(page: Page, wanted: Wanted): Promise<void> {
  const { name, quantity, buyer = "b2b" } = wanted;
  const call = await callerOf(page, buyer);
  const { product_id, size_id } = await makeItem(call, name);
  answered(await call(addItem, { product_id, sizes: [{ size_id, quantity }] }));
}

/** A completed T-shirt with its name on the front, and the id of M. */
export async function makeItem(call: Caller, name: string) {
  const { product_id, item } = await makeDraft(call, name);
  answered(await call(confirmDesign, { product_id }));
  const size = item.size.size_list.find(({ size_name }) => size_name === "M");
  if (!size) throw new Error("the T-shirt has no M");
  return { product_id, size_id: size.size_id };
}

/** The same, drawn and named and not completed, and the goods that it is on. */
export async function makeDraft(call: Caller, name: string) {
  const { item, token } = await beginDesign(call);
  const { product_id, document, revision } = answered(await call(openDesign, { token }));
  const areas = document.areas.map((area) => ({ ...area, layers: [words(name)] }));
  answered(await call(finishDesign, { product_id, document: { ...document, areas }, revision, accepted: [] }));
  const product = { product_id, new_name: name, description: "夏のおわりに。", regular_price: 5000 };
  answered(await call(updateProduct, { product, isSave: true }));
  return { product_id, item };
}

/** In the middle of the front, dark enough for a white shirt. */
function words(text: string): TextLayer {
  return {
    ...{ id: "words", name: "words", kind: "text", text, fontId: "noto-sans-jp-700", fontSize: 8000, color: "#1d3557" },
    ...{ x: 50_000, y: 60_000, width: 200_000, height: 40_000, rotation: 0, flipX: false, flipY: false },
    ...{ opacity: 1000, locked: false, hidden: false },
    ...{ direction: "horizontal", align: "center", letterSpacing: 0, lineHeight: 1400 },
  };
}

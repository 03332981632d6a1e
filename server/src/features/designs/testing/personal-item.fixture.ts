import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign } from "@surimono/contract/my-items";
import type { PersonalRule, TextLayer } from "@surimono/domain/designs";
import { nodeShaper } from "@surimono/studio/print";
import { anchoredText, measureLayer } from "@surimono/studio/scene";
import { type TestShop, value } from "../../../testing/index.ts";
import { finishedVersion, text } from "./finished-version.fixture.ts";

export const NAME: PersonalRule = { kind: "name", maxLength: 8, fit: "shrink", room: 200_000 };
export const NUMBER: PersonalRule = { kind: "number", maxLength: 2, fit: "shrink", room: 200_000 };

const line = { direction: "horizontal", align: "center", color: "#22356f", fontSize: 30_000 } as const;

/** A text in the middle of the chest or the back, in a box of its letters. */
export async function sampleText(words: string, changes: Partial<TextLayer> = {}): Promise<TextLayer> {
  return measuredText(text([150_000, 120_000, 1000, 1000], words, { ...line, ...changes }));
}

/** The same with other words, as typed in the studio. */
export async function retyped(layer: TextLayer, words: string): Promise<TextLayer> {
  return anchoredText(layer, await measuredText({ ...layer, text: words }));
}

async function measuredText(layer: TextLayer): Promise<TextLayer> {
  return measureLayer(layer, await nodeShaper([layer.fontId]));
}

/**
 * A T-shirt with a number on the chest and name and number on the back, completed; where it is only ordered, and its files are not looked
 * at, with both on the chest, which draws half as much.
 */
export async function personalItem(shop: TestShop, call: Caller, { onlyChest = false } = {}) {
  const number = await sampleText("00", { personal: NUMBER });
  const name = await sampleText("SAMPLE", { personal: NAME });
  const below = await sampleText("00", { personal: NUMBER, y: 200_000 });
  const version = await finishedVersion(shop, call, {
    itemId: 1001,
    methodId: 67,
    layers: onlyChest ? { 1: [name, below] } : { 1: [number], 2: [name, below] },
  });
  value(await call(confirmDesign, { product_id: version.productId }));
  return { versionId: version.id, productId: version.productId };
}

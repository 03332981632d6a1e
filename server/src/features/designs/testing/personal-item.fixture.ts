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
 * A T-shirt with a number on the chest and name and number on the back, completed; where it is ordered, with the number on a sleeve and
 * both at the nape, which draws a twentieth.
 */
export async function personalItem(shop: TestShop, call: Caller, { isSmall = false } = {}) {
  const version = await finishedVersion(shop, call, {
    itemId: 1001,
    methodId: 67,
    layers: isSmall
      ? { [SLEEVE]: [await sampleText("00", { ...ON_SLEEVE, personal: NUMBER })], [NAPE]: await nameAndNumber(SMALL) }
      : { 1: [await sampleText("00", { personal: NUMBER })], 2: await nameAndNumber(LARGE) },
  });
  value(await call(confirmDesign, { product_id: version.productId }));
  return { versionId: version.id, productId: version.productId };
}

const SLEEVE = 5;
const NAPE = 7;
const ON_SLEEVE = { x: 40_000, y: 40_000 } as const;
const LARGE = [{}, { y: 200_000 }, 200_000] as const;
const SMALL = [{ x: 50_000, y: 12_000, fontSize: 10_000 }, { x: 50_000, y: 32_000, fontSize: 10_000 }, 80_000] as const;

async function nameAndNumber([above, below, room]: typeof LARGE | typeof SMALL) {
  return [
    await sampleText("SAMPLE", { ...above, personal: { ...NAME, room } }),
    await sampleText("00", { ...below, personal: { ...NUMBER, room } }),
  ];
}

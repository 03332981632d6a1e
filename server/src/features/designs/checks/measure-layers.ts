import type { LayerFacts, PlainLayer } from "@surimono/domain/designs";
import { addEmoji, fontPath, nodeShaper } from "@surimono/studio/print";
import { findStamp, layerFacts, type Stamp } from "@surimono/studio/scene";
import { factsKey } from "./facts-key.ts";

/** By `factsKey`. */
export type MeasuredLayers = ReadonlyMap<string, LayerFacts>;

/** The scene's facts on texts, stamps and codes. An unknown font or drawing is skipped: saving refuses it. */
export async function measureLayers(layers: readonly PlainLayer[]): Promise<MeasuredLayers> {
  const fontIds = layers.flatMap((layer) => (layer.kind === "text" && fontPath(layer.fontId) ? [layer.fontId] : []));
  const text = await nodeShaper(new Set(fontIds));
  await addEmoji(
    text,
    layers.flatMap((layer) => (layer.kind === "text" ? [layer.text] : [])),
  );
  const stamps = await stampsOf(layers);
  const measured = new Map<string, LayerFacts>();
  for (const layer of layers) {
    const facts = layerFacts(layer, { text, stamp: (stampId) => stamps.get(stampId) });
    if (facts) measured.set(factsKey(layer), facts);
  }
  return measured;
}

async function stampsOf(layers: readonly PlainLayer[]): Promise<ReadonlyMap<string, Stamp>> {
  const stamps = new Map<string, Stamp>();
  for (const layer of layers) {
    const stamp = layer.kind === "stamp" ? await findStamp(layer.stampId) : undefined;
    if (stamp) stamps.set(stamp.id, stamp);
  }
  return stamps;
}

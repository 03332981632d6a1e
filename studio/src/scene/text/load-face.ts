import { findFont, fontUrl } from "./fonts.ts";
import type { HarfBuzz, TextShaper } from "./text-shaper.ts";

/** Loads the shaping engine with its WebAssembly file, in the browser and in Node alike. */
export function loadHarfBuzz(): Promise<HarfBuzz> {
  return import("harfbuzzjs");
}

const loading = new WeakMap<TextShaper, Map<string, Promise<void>>>();

/**
 * Adds a font to the shaper, fetching it once however often it is requested; `fetchBytes` gets the server's path. A failed fetch is
 * forgotten, so that the next call tries again.
 */
export function loadFace(
  shaper: TextShaper,
  fontId: string,
  fetchBytes: (url: string) => Promise<Uint8Array> = fetchFace,
): Promise<void> {
  if (shaper.hasFace(fontId)) return Promise.resolve();
  if (!findFont(fontId)) return Promise.reject(new Error(`No such face: ${fontId}`));
  const pending = loading.get(shaper) ?? new Map<string, Promise<void>>();
  loading.set(shaper, pending);
  const known = pending.get(fontId);
  if (known) return known;
  const added = fetchBytes(fontUrl(fontId))
    .then((file) => shaper.addFace(fontId, file))
    .finally(() => pending.delete(fontId));
  pending.set(fontId, added);
  return added;
}

/** A face from this shop. */
export async function fetchFace(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

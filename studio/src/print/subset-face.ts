import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fontPath } from "./font-files.ts";

const resolve = createRequire(import.meta.url).resolve;

/** The functions of HarfBuzz's subsetter; pointers and sets are numbers in its memory. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize?(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** As in hb-subset.h and hb-blob.h. */
const WRITABLE = 2;
const [NAMES, FEATURES] = [4, 6];
const NO_HINTING = 1;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * A TTF with the outlines of these letters alone, for previews: they are set as in the whole face. Undefined for an unknown face. Each
 * call has memory of its own, which goes with it: the subsetter's never shrinks, and faces have megabytes.
 */
export async function subsetFace(fontId: string, letters: string): Promise<Uint8Array | undefined> {
  const path = fontPath(fontId);
  if (!path) return undefined;
  compiled ??= readFile(resolve("harfbuzzjs").replace(/[^/\\]+$/, "harfbuzz-subset.wasm")).then((file) =>
    WebAssembly.compile(new Uint8Array(file)),
  );
  const [engine, file] = await Promise.all([compiled, readFile(path)]);
  const instance = await WebAssembly.instantiate(engine);
  return cut(instance.exports as unknown as Subsetter, file, letters);
}

function cut(hb: Subsetter, file: Uint8Array, letters: string): Uint8Array {
  hb._initialize?.();
  const at = hb.malloc(file.byteLength);
  new Uint8Array(hb.memory.buffer).set(file, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.byteLength, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const wanted = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(wanted, letter.codePointAt(0) ?? 0);
  // Every feature is kept, those of columns too; of the names none.
  const features = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_set_clear(hb.hb_subset_input_set(input, NAMES));
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("HarfBuzz could not cut the face down");
  const blob = hb.hb_face_reference_blob(subset);
  return new Uint8Array(hb.memory.buffer, hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)).slice();
}

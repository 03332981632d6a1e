import { createHash } from "node:crypto";
import type { MissingReason } from "@surimono/domain/floor";
import type { Files } from "../../../platform/files/index.ts";

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

type Read = { readonly bytes: Buffer } | { readonly why: MissingReason };

/** Pieces of one line have the same files one after the other. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Reads print files whole and unharmed or says why not, one at a time: the last ones are kept, so that none is fetched for each piece. */
export function createReadPrints(files: Pick<Files, "read">) {
  const kept = new Map<string, Read>();
  let size = 0;
  return async ({ key, sha256 }: { readonly key: string; readonly sha256: string }): Promise<Read> => {
    const known = kept.get(key);
    if (known) return known;
    const bytes = await files.read(key);
    const read: Read = !bytes ? { why: "lost" } : sha256Of(bytes) === sha256 ? { bytes } : { why: "damaged" };
    size += bytes?.length ?? 0;
    if (size > KEPT_BYTES) {
      kept.clear();
      size = bytes?.length ?? 0;
    }
    kept.set(key, read);
    return read;
  };
}

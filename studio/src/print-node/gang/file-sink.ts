import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { GangFile, GangFileKind } from "../../print/gang-job.ts";

/** A file written part by part, with its size and hash. */
export async function writeParts(
  folder: string,
  { kind, name }: Pick<GangFile, "kind" | "name">,
  make: (take: (part: Uint8Array) => void) => Promise<unknown>,
): Promise<GangFile> {
  const hash = createHash("sha256");
  const file = openSync(join(folder, name), "w");
  let bytes = 0;
  try {
    await make((part) => {
      for (let at = 0; at < part.length; ) at += writeSync(file, part, at);
      hash.update(part);
      bytes += part.length;
    });
  } finally {
    closeSync(file);
  }
  return { kind, name, bytes, sha256: hash.digest("hex") };
}

const ENDINGS: Readonly<Record<GangFileKind, string>> = {
  print: "_print.png",
  plate: "_plate.png",
  pdf: "_print.pdf",
  preview: "_preview.png",
};

/** `P000012_sheet-1_print.png`. */
export const gangFileName = (title: string, number: number, kind: GangFileKind): string =>
  `${title}_sheet-${number}${ENDINGS[kind]}`;

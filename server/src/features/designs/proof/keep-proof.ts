import { createHash } from "node:crypto";
import { TAG_STEPS } from "@surimono/domain/catalogue";
import type { Shop } from "../../../platform/http/index.ts";
import { tagVersionOf } from "../../my-items/index.ts";
import { printKey, suffix } from "../package/index.ts";
import { findPrintable, type SizedVersion, sizedVersions } from "../version/index.ts";
import { proofSheet } from "./proof-sheet.ts";

type NamesTags = Parameters<typeof tagVersionOf>[0];

/** The tags of a my item or an order line, in step order. */
export async function tagsOf(shop: Shop, named: NamesTags): Promise<SizedVersion[]> {
  const tags: SizedVersion[] = [];
  for (const step of TAG_STEPS) {
    const versionId = tagVersionOf(named, step);
    if (versionId === null) continue;
    const version = await findPrintable(shop, versionId);
    if (!version) throw new Error(`the tag ${versionId} is not there`);
    tags.push(sizedVersions(version)[0]);
  }
  return tags;
}

interface KeptProof {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/**
 * The proof sheet of goods with these tags, made once for all lines with both. Its name covers what a version leaves open: the tags, and the
 * accepted warnings, since a stricter rule asks the customer for another tick.
 */
export async function keepProof(shop: Shop, goods: SizedVersion, tags: readonly SizedVersion[]): Promise<KeptProof> {
  const { version, group } = goods;
  const open = [version.acceptedWarnings, ...tags.map((tag) => [tag.version.id, tag.version.acceptedWarnings])];
  const mark = sha256Of(JSON.stringify(open)).slice(0, 8);
  const name = `proof${suffix(version, group)}-${mark}.pdf`;
  const key = printKey(version.id, name);
  let bytes: Uint8Array | undefined = await shop.files.read(key);
  if (!bytes) {
    bytes = await proofSheet(shop, goods, tags);
    await shop.files.write(key, bytes, "application/pdf");
  }
  return { name, bytes, sha256: sha256Of(bytes) };
}

function sha256Of(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

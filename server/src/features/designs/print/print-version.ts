import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { ensurePackage } from "../package/index.ts";
import { keepProof } from "../proof/index.ts";
import { findPrintable, sizedVersions } from "../version/index.ts";

export const printVersionJob = jobKind<{ readonly versionId: string }>("print-version");

/** Makes and stores the print package of a version and its proof sheet, once. Made again, each file has the same bytes. */
export async function printVersion(shop: Shop, versionId: string): Promise<void> {
  const version = await findPrintable(shop, versionId);
  if (!version) return;
  const [sized] = sizedVersions(version);
  await ensurePackage(shop, sized);
  // Separate from the package: a line with tags has a different one.
  await keepProof(shop, sized, []);
}

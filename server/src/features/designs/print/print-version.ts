import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { ensurePackage } from "../package/index.ts";
import { keepProof } from "../proof/index.ts";
import { findPrintable, type PrintableVersion, sizedVersions } from "../version/index.ts";
import { printWhileThere } from "./print-while-there.ts";

export const printVersionJob = jobKind<{ readonly versionId: string }>("print-version");

/**
 * Makes and stores the print package of a version and its proof sheet, once. Made again, each file has the same bytes. What a killed job left
 * of a version that is gone goes when it is tried again.
 */
export async function printVersion(shop: Shop, versionId: string): Promise<void> {
  await printWhileThere(shop, versionId, async () => {
    const version = await findPrintable(shop, versionId);
    if (version) await printFound(shop, version);
  });
}

async function printFound(shop: Shop, version: PrintableVersion): Promise<void> {
  const [sized] = sizedVersions(version);
  await ensurePackage(shop, sized);
  // Separate from the package: a line with tags has a different one.
  await keepProof(shop, sized, []);
}

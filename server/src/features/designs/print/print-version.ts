import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { ensurePackage, printFolder } from "../package/index.ts";
import { keepProof } from "../proof/index.ts";
import { findPrintable, findVersion, type PrintableVersion, sizedVersions } from "../version/index.ts";

export const printVersionJob = jobKind<{ readonly versionId: string }>("print-version");

/**
 * Makes and stores the print package of a version and its proof sheet, once. Made again, each file has the same bytes. Its member may close the
 * account meanwhile, or before a killed job is tried again: then no file stays.
 */
export async function printVersion(shop: Shop, versionId: string): Promise<void> {
  try {
    const version = await findPrintable(shop, versionId);
    if (version) await printFound(shop, version);
  } finally {
    if (!(await findVersion(shop.database.db, versionId))) await shop.files.removeAll(printFolder(versionId));
  }
}

async function printFound(shop: Shop, version: PrintableVersion): Promise<void> {
  const [sized] = sizedVersions(version);
  await ensurePackage(shop, sized);
  // Separate from the package: a line with tags has a different one.
  await keepProof(shop, sized, []);
}

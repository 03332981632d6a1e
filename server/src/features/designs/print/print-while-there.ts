import type { Shop } from "../../../platform/http/index.ts";
import { printFolder } from "../package/index.ts";
import { findVersion } from "../version/index.ts";

/** What writes print files of a version. Its member may close the account meanwhile: then no file stays. */
export async function printWhileThere<Made>(shop: Shop, versionId: string, print: () => Promise<Made>): Promise<Made> {
  try {
    return await print();
  } finally {
    if (!(await findVersion(shop.database.db, versionId))) await shop.files.removeAll(printFolder(versionId));
  }
}

import { pictureIdsOf } from "@surimono/domain/designs";
import { runPrintJob } from "@surimono/studio/print";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { findVersion, markPrinted } from "./designs.store.ts";
import { printKey } from "./picture-key.ts";
import { readPictures } from "./read-pictures.ts";

export const printVersionJob = jobKind<{ readonly versionId: string }>("print-version");

/** Makes the print file of each area and keeps it. Running it again writes the same bytes to the same places. */
export async function printVersion(shop: Shop, versionId: string): Promise<void> {
  const version = await findVersion(shop.database.db, versionId);
  if (!version || version.printedAt) return;
  const images = await readPictures(shop, version.userId, pictureIdsOf(version.document));
  for (const area of version.document.areas) {
    const { print } = await runPrintJob({ area, images });
    await shop.files.write(printKey(versionId, area.areaKindId), print, "image/png");
  }
  await markPrinted(shop.database.db, versionId, shop.now());
}

import { IMAGE_WIDTHS } from "@surimono/contract/catalogue";
import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { readOrDraw } from "../kept-pictures.ts";
import { findKeptPicture } from "./item-picture-image.ts";

export const bakePictureJob = jobKind<{ readonly id: string }>("bake-item-picture");

/** What browsers ask for; anything else, such as PNG for a letter, is made when it is asked for. */
const FORMATS = ["avif", "webp"] as const;

/** Makes every size of a new picture, so that no visitor waits for one. */
export async function bakePicture(shop: Shop, id: string): Promise<void> {
  for (const width of IMAGE_WIDTHS) {
    const picture = await findKeptPicture(shop, id, width);
    // Swept meanwhile.
    if (!picture) return;
    // Into the store itself, for all machines: a copy here would be of use to nobody, and the job is tried again while the store is away.
    const { near: _, ...kept } = picture;
    for (const format of FORMATS) await readOrDraw(shop, kept, format);
  }
}

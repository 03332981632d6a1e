import { PICTURE_PAGE } from "@surimono/contract/designs";
import { ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { countPictures, listPictures } from "./pictures.store.ts";
import { presentPicture } from "./upload-picture.ts";

/** One page of the member's gallery. */
export async function listOwnPictures(shop: Shop, member: Member, after: string | undefined) {
  const { db } = shop.database;
  // One more than a page shows whether there is a next one.
  const rows = await listPictures(db, member.id, { after, limit: PICTURE_PAGE + 1 });
  return ok({
    pictures: rows.slice(0, PICTURE_PAGE).map(presentPicture),
    has_more: rows.length > PICTURE_PAGE,
    total: await countPictures(db, member.id),
  });
}

import { deleteCarts } from "../features/cart/index.ts";
import { deleteUses } from "../features/coupons/index.ts";
import { deleteAddressBook } from "../features/delivery/index.ts";
import { countPictures, forgetDesigns, giveUpPictures } from "../features/designs/index.ts";
import { deleteInquiries } from "../features/editorial/index.ts";
import { forgetFans } from "../features/fans/index.ts";
import { deleteFavourites } from "../features/favourites/index.ts";
import type { Leaving } from "../features/members/index.ts";
import { countMyItems, eraseMyItems, removeItemPictures } from "../features/my-items/index.ts";
import { deleteNotifications } from "../features/notices/index.ts";
import { anonymiseOrders, eraseOldOrders, findUnfinished, listOrderedVersions } from "../features/orders/index.ts";
import type { Shop } from "../platform/http/index.ts";

/** What every feature has to do when a member leaves. A feature that keeps something of members gets its line here. */
export function onLeaving(shop: Shop): Leaving {
  return {
    async countLosses(queries, userId) {
      const { completed, drafts } = await countMyItems(queries, userId);
      return { myItems: completed, drafts, pictures: await countPictures(queries, userId) };
    },
    closeCarts: deleteCarts,
    findObstacles: (queries, userId) => findUnfinished(queries, userId, shop.now()),
    async erase(tx, userId) {
      await eraseMyItems(tx, userId);
      await giveUpPictures(tx, userId);
      await deleteAddressBook(tx, userId);
      await deleteFavourites(tx, userId);
      await forgetFans(shop, tx, userId);
      await deleteNotifications(tx, userId);
      await deleteInquiries(tx, userId);
      await deleteUses(tx, userId);
      await anonymiseOrders(tx, userId);
    },
    async removeFiles(userId) {
      await forgetDesigns(shop, userId, await listOrderedVersions(shop.database.db, userId));
      await removeItemPictures(shop);
    },
    eraseOldRecords: eraseOldOrders,
  };
}

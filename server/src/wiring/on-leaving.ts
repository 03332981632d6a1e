import { findKeptMoney, forgetPayers } from "../features/billing/index.ts";
import { deleteCarts } from "../features/cart/index.ts";
import { deleteUses } from "../features/coupons/index.ts";
import { eraseDefects, forgetDefectsOf } from "../features/defects/index.ts";
import { deleteAddressBook } from "../features/delivery/index.ts";
import { countPictures, forgetDesigns, giveUpPictures } from "../features/designs/index.ts";
import { deleteEstimates } from "../features/documents/index.ts";
import { deleteInquiries } from "../features/editorial/index.ts";
import { forgetFans } from "../features/fans/index.ts";
import { deleteFavourites } from "../features/favourites/index.ts";
import type { Leaving } from "../features/members/index.ts";
import { countMiles } from "../features/miles/index.ts";
import { countMyItems, eraseMyItems, removeItemPictures } from "../features/my-items/index.ts";
import { deleteNotifications } from "../features/notices/index.ts";
import {
  anonymiseOrders,
  eraseOldOrders,
  findUnfinished,
  listOrderedVersions,
  listWithOldOrders,
} from "../features/orders/index.ts";
import { deleteQuotes } from "../features/quotes/index.ts";
import { eraseReviews, sweepReviewPhotos } from "../features/reviews/index.ts";
import { deleteTickets } from "../features/support/index.ts";
import { deleteReturnAddress, findStoredObstacles } from "../features/warehouse/index.ts";
import { deleteBulletins, deleteGalleryEvents } from "../features/words/index.ts";

/** A member leaves. A feature that keeps something of members has its line in `erase`. */
export const onLeaving: Leaving = {
  async countLosses(queries, userId) {
    const [{ completed, drafts }, pictures, miles] = await Promise.all([
      countMyItems(queries, userId),
      countPictures(queries, userId),
      countMiles(queries, userId),
    ]);
    return { myItems: completed, drafts, pictures, miles };
  },
  closeCarts: deleteCarts,
  findObstacles: async (queries, userId, now) => [
    ...(await findUnfinished(queries, userId, now)),
    ...(await findStoredObstacles(queries, userId)),
    ...(await findKeptMoney(queries, userId)),
  ],
  erase: [
    eraseMyItems,
    giveUpPictures,
    deleteAddressBook,
    deleteReturnAddress,
    deleteFavourites,
    forgetFans,
    deleteNotifications,
    deleteBulletins,
    deleteGalleryEvents,
    deleteInquiries,
    deleteTickets,
    deleteUses,
    forgetPayers,
    deleteEstimates,
    deleteQuotes,
    eraseDefects,
    eraseReviews,
    anonymiseOrders,
  ],
  async removeFiles(shop, userId) {
    await forgetDesigns(shop, userId, await listOrderedVersions(shop.database.db, userId));
    await removeItemPictures(shop);
    await forgetDefectsOf(shop, userId);
    await sweepReviewPhotos(shop);
  },
  listWithOldRecords: listWithOldOrders,
  eraseOldRecords: eraseOldOrders,
};

import { billingRoutes, invoiceMoney, judgeInvoice } from "./features/billing/index.ts";
import { booksRoutes } from "./features/books/index.ts";
import { cartRoutes } from "./features/cart/index.ts";
import { catalogueRoutes, editionRoutes, openCatalogue } from "./features/catalogue/index.ts";
import { counterRoutes } from "./features/counter/index.ts";
import { couponsRoutes } from "./features/coupons/index.ts";
import { defectsRoutes, explainRefunds } from "./features/defects/index.ts";
import { deliveryRoutes } from "./features/delivery/index.ts";
import {
  type AreWanted,
  designsRoutes,
  drawCover,
  findUncleared,
  type PiecesToPrint,
  printPieces,
} from "./features/designs/index.ts";
import { deskRoutes } from "./features/desk/index.ts";
import { documentsRoutes, issueReturns } from "./features/documents/index.ts";
import { editorialRoutes, openEditedPages, renderShownPages } from "./features/editorial/index.ts";
import { fansRoutes } from "./features/fans/index.ts";
import { favouritesRoutes } from "./features/favourites/index.ts";
import { floorRoutes, splitUnits } from "./features/floor/index.ts";
import { createFindMember, membersRoutes } from "./features/members/index.ts";
import { milesRoutes } from "./features/miles/index.ts";
import { myItemsRoutes } from "./features/my-items/index.ts";
import { noticesRoutes } from "./features/notices/index.ts";
import { createFindOperator, createNoteForbidden, operatorsRoutes } from "./features/operators/index.ts";
import { isBeingPaid, ordersRoutes } from "./features/orders/index.ts";
import { quotesRoutes } from "./features/quotes/index.ts";
import { reviewsRoutes } from "./features/reviews/index.ts";
import { supportRoutes } from "./features/support/index.ts";
import { holdStock, warehouseRoutes } from "./features/warehouse/index.ts";
import { wordsRoutes } from "./features/words/index.ts";
import { handleRemoveFilesJob } from "./platform/files/index.ts";
import type { Finders, Shop } from "./platform/http/index.ts";
import { handleForgetLetters, handleMailJob } from "./platform/mail/index.ts";
import { aroundCatalogue, aroundEditions, beforeImport } from "./wiring/around-catalogue.ts";
import { aroundMyItems } from "./wiring/around-my-items.ts";
import {
  onCancelled,
  onEmailChanged,
  onInvoiced,
  onJoined,
  onMoved,
  onMovedByUnits,
  onPaid,
  onPlaced,
  onRefunded,
  onRefundFailed,
  onRenamed,
} from "./wiring/hooks.ts";
import { onAsked, onReported, onSaid } from "./wiring/on-asked.ts";
import { onLeaving } from "./wiring/on-leaving.ts";
import { watchShop } from "./wiring/shop-figures.ts";

/** Small: a letter is read on a telephone. Sharp on its screen too. */
const LETTER_PICTURE_WIDTH = 320;

/** Registers every feature's calls and jobs; answers how a token becomes a member or an operator. */
export async function openFeatures(shop: Shop): Promise<Finders> {
  watchShop(shop);
  await openCatalogue(shop, beforeImport(shop));
  catalogueRoutes(shop, aroundCatalogue(shop));
  editionRoutes(shop, aroundEditions(shop));
  designsRoutes(shop);
  const drawPicture = (versionId: string) => drawCover(shop, versionId, LETTER_PICTURE_WIDTH);
  handleMailJob(shop.jobs, shop.mail, drawPicture);
  handleRemoveFilesJob(shop.jobs, shop.files);
  handleForgetLetters(shop.jobs, shop.database.db);
  myItemsRoutes(shop, aroundMyItems(shop));
  membersRoutes(shop, { onJoined, onLeaving, onEmailChanged, onRenamed });
  favouritesRoutes(shop);
  milesRoutes(shop);
  cartRoutes(shop, { isBeingPaid });
  couponsRoutes(shop);
  deliveryRoutes(shop);
  defectsRoutes(shop, { onReported, onSaid, onPlaced });
  const aroundInvoices = { ...invoiceMoney, onInvoiced };
  documentsRoutes(shop, { ...aroundInvoices, drawPicture });
  billingRoutes(shop, { onPaid, onRefunded });
  const parts = {
    findUncleared,
    holdStock: holdStock(shop),
    issueReturns: issueReturns(shop),
    explainRefunds,
    judgeInvoice: judgeInvoice(shop),
    printPieces: (line: PiecesToPrint, areWanted: AreWanted) => printPieces(shop, line, areWanted),
  };
  const desk = ordersRoutes(shop, { ...parts, onPlaced, onPaid, onCancelled, onRefunded, onRefundFailed, onMoved });
  warehouseRoutes(shop, desk);
  quotesRoutes(shop, desk);
  noticesRoutes(shop);
  reviewsRoutes(shop);
  fansRoutes(shop);
  editorialRoutes(shop, { onAsked });
  supportRoutes(shop);
  operatorsRoutes(shop);
  counterRoutes(shop, { onMoved, onCancelled, aroundInvoices, onPlaced, moveUnits: splitUnits });
  booksRoutes(shop, desk.gateway);
  deskRoutes(shop, { onLeaving, onPaid, onRefunded });
  wordsRoutes(shop);
  floorRoutes(shop, { onMoved, onMovedByUnits });
  // A new release has other pages: what was published in them comes before the first visitor.
  await renderShownPages(shop).catch((error: unknown) =>
    shop.log.error({ err: error }, "edited pages are not rendered"),
  );
  const { db } = shop.database;
  return {
    findMember: createFindMember(db, shop.now),
    findOperator: createFindOperator(db, shop.now),
    noteForbidden: createNoteForbidden(db, shop.now),
    editedPages: openEditedPages(shop),
  };
}

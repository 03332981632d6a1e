export { countOrdered, listCountChanged, listOrdered } from "./count-ordered.ts";
export { countOpenOrders, sumPlacedSince } from "./counter/counter.store.ts";
export type { CounterFilter } from "./counter/counter-filter.ts";
export { type CounterRow, type CounterSort, listForCounter, placeOfRow } from "./counter/counter-list.store.ts";
export { findForCounter } from "./counter/find-for-counter.ts";
export { readOrdersOf } from "./counter/orders-of-member.store.ts";
export { aboutOrder } from "./letters/letter-about.ts";
export { addressee, addressText, countPlaces, goodsText, lineName, type ToldParcel } from "./letters/letter-parcels.ts";
export { linesIn, linesTold, picturesOf } from "./letters/letter-pictures.ts";
export { letterSignature } from "./letters/letter-signature.ts";
export { listOrderLetters, resendLetter, sendOrderLetter } from "./letters/order-letters.ts";
export { parcelsToTell } from "./letters/parcels-to-tell.ts";
export { readdressOrders } from "./letters/readdress-orders.ts";
export type {
  ExplainRefunds,
  FailedRefund,
  HoldStock,
  IssueReturns,
  JudgeInvoice,
  MoveUnits,
  OnMoved,
  OrderDesk,
  OrderHooks,
  ParcelDesk,
  PlacedOrder,
  RefundedOrder,
} from "./order-desk.ts";
export { ordersRoutes } from "./orders.routes.ts";
export {
  findOrder,
  findOrderBySequence,
  findSentAt,
  listMoves,
  listOrderLines,
  lockOrder,
  moveStored,
} from "./orders.store.ts";
export type { Order, OrderLine } from "./orders.tables.ts";
export { cancelParcel } from "./parcels/cancel-parcel.ts";
export { changeAddress } from "./parcels/change-address.ts";
export { isInDelivery } from "./parcels/is-in-delivery.ts";
export { type ListedParcel, listParcelsOf } from "./parcels/list-parcels-of.ts";
export { deliverParcel, shipParcel, undoParcel } from "./parcels/move-parcel.ts";
export { listParcels, listToTakeOut, listUnpacked, type Parcel } from "./parcels/parcels.store.ts";
export { splitParcel } from "./parcels/split-parcel.ts";
export { lockInvoiceOrders, returnInvoiced, settleInvoice } from "./payment/invoice-orders.ts";
export { isBeingPaid } from "./payment/is-being-paid.ts";
export { listWaitingMoney, MONEY_WAITS, type MoneyWait, type WaitingMoney } from "./payment/waiting-money.ts";
export { backdateOrder } from "./placing/backdate-order.ts";
export { draftLine } from "./placing/draft-order.ts";
export { findObstacles } from "./placing/find-obstacles.ts";
export { placeBy } from "./placing/place-order.ts";
export { prepareQuoted } from "./placing/prepare-quoted.ts";
export { prepareSending, type Sending } from "./placing/prepare-sending.ts";
export { hasQuotedOrder, listQuotedOrders } from "./placing/quoted-orders.ts";
export { paymentTypes } from "./placing/review-order.ts";
export { hasReceivedGoods, listReceivedGoods } from "./received-goods.ts";
export { askRefund, refundPieces, weighPieces } from "./refunds/ask-refund.ts";
export { cancelByShop } from "./refunds/cancel-by-shop.ts";
export { countRemedies, refuseUnseen } from "./refunds/count-remedies.ts";
export { type OrderStanding, readStandings } from "./refunds/order-refunds.ts";
export { askAmount, refundAmount } from "./refunds/refund-amount.ts";
export { listRefundRows, type RefundRow } from "./refunds/refunds.store.ts";
export { unsentRefunds } from "./refunds/unsent-refunds.ts";
export { makeReplacement, type ReplaceDesk } from "./replacements/make-replacement.ts";
export { loseParcel, replacePieces } from "./replacements/replace-pieces.ts";
export { listRosters, type RosterLine } from "./rosters/list-rosters.ts";
export { namePieces } from "./rosters/name-pieces.ts";
export { piecesOfLine } from "./rosters/pieces-of-line.ts";
export { enqueueRosters, printPlacedRosters } from "./rosters/print-roster.ts";
export { sumSales } from "./sales/sum-sales.ts";
export { advanceOrder, type FulfilmentStep, type MoveDesk, problemOfStep, stepOrder } from "./steps/advance-order.ts";
export { holdOrder, releaseOrder } from "./steps/hold-order.ts";
export { addOrderNote, listOrderNotes } from "./steps/order-notes.ts";
export { orderState, placesOf } from "./steps/order-state.ts";
export { reprintOrder } from "./steps/reprint-order.ts";
export { findPlacedOrder, undoLocked, undoStep } from "./steps/undo-step.ts";
export {
  anonymiseOrders,
  eraseOldOrders,
  findUnfinished,
  hasOrderedVersion,
  listOrderedVersions,
  listWithOldOrders,
} from "./withdrawn-orders.ts";

export { advanceOrder, type FulfilmentStep, type MoveDesk, problemOfStep, stepOrder } from "./advance-order.ts";
export { askRefund, refundPieces } from "./ask-refund.ts";
export { cancelByShop } from "./cancel-by-shop.ts";
export { cancelParcel } from "./cancel-parcel.ts";
export { changeAddress } from "./change-address.ts";
export { countOrdered } from "./count-ordered.ts";
export { countOpenOrders, sumPlacedSince } from "./counter.store.ts";
export type { CounterFilter } from "./counter-filter.ts";
export { type CounterRow, type CounterSort, listForCounter, placeOfRow } from "./counter-list.store.ts";
export { draftLine } from "./draft-order.ts";
export { findForCounter } from "./find-for-counter.ts";
export { holdOrder, releaseOrder } from "./hold-order.ts";
export { lockInvoiceOrders, returnInvoiced, settleInvoice } from "./invoice-orders.ts";
export { isBeingPaid } from "./is-being-paid.ts";
export { isInDelivery } from "./is-in-delivery.ts";
export { aboutOrder } from "./letter-about.ts";
export { addressText, lineName } from "./letter-parcels.ts";
export { linesIn, picturesOf } from "./letter-pictures.ts";
export { letterSignature } from "./letter-signature.ts";
export { type ListedParcel, listParcelsOf } from "./list-parcels-of.ts";
export { listRosters, type RosterLine } from "./list-rosters.ts";
export { deliverParcel, shipParcel, undoParcel } from "./move-parcel.ts";
export type {
  HoldStock,
  IssueReturns,
  JudgeInvoice,
  OnMoved,
  OrderDesk,
  OrderHooks,
  ParcelDesk,
  PlacedOrder,
  RefundedOrder,
} from "./order-desk.ts";
export { listOrderLetters, resendLetter } from "./order-letters.ts";
export { addOrderNote, listOrderNotes } from "./order-notes.ts";
export { type OrderStanding, readStandings } from "./order-refunds.ts";
export { orderState, placesOf } from "./order-state.ts";
export { ordersRoutes } from "./orders.routes.ts";
export {
  findOrder,
  findOrderBySequence,
  findSentAt,
  listMoves,
  listOrderLines,
  lockOrder,
  moveStored,
  noteReprint,
} from "./orders.store.ts";
export type { Order, OrderLine } from "./orders.tables.ts";
export { readOrdersOf } from "./orders-of-member.store.ts";
export { listParcels, type Parcel } from "./parcels.store.ts";
export { placeBy } from "./place-order.ts";
export { prepareSending, type Sending } from "./prepare-sending.ts";
export { enqueueRosters } from "./print-roster.ts";
export { refundAmount } from "./refund-amount.ts";
export { listRefundRows, type RefundRow } from "./refunds.store.ts";
export { reprintOrder } from "./reprint-order.ts";
export { paymentTypes } from "./review-order.ts";
export { sumSales } from "./sales.store.ts";
export { findPlacedOrder, undoLocked, undoStep } from "./undo-step.ts";
export { listWaitingMoney, type MoneyWait } from "./waiting-money.ts";
export {
  anonymiseOrders,
  eraseOldOrders,
  findUnfinished,
  hasOrderedVersion,
  listOrderedVersions,
} from "./withdrawn-orders.ts";

export { MOST_AT_ONCE, moveCounterOrders, previewCounterOrders } from "./bulk-orders.ts";
export { changeCounterAddress, findCounterPostalCode } from "./change-address.ts";
export { type ChosenPieces, chosenPieces, readChosen, writeChosen } from "./chosen-pieces.ts";
export { counterFailures } from "./failures.ts";
export { getCounterOrder, revealCounterOrder } from "./get-counter-order.ts";
export { getToday, type TodayKey } from "./get-today.ts";
export { cancelCounterOrder, holdCounterOrder, noteCounterOrder, releaseCounterOrder } from "./hold-order.ts";
export { exportCounterOrders, listCounterOrders } from "./list-orders.ts";
export {
  advanceCounterOrder,
  cancelCounterParcel,
  deliverCounterParcel,
  refundCounterPieces,
  reprintCounterOrder,
  shipCounterParcel,
  undoCounterParcel,
  undoCounterStep,
} from "./order-actions.ts";
export { ORDER_FILTER_NAMES, ORDER_VIEWS } from "./order-filter.ts";
export {
  getCounterDocument,
  getCounterPapers,
  issueCounterDocument,
  refundCounterAmount,
  resendCounterLetter,
} from "./order-papers.ts";
export { listOrderViews, removeOrderView, saveOrderView } from "./order-views.ts";
export { loseCounterParcel, replaceCounterPieces, splitCounterParcel } from "./parcel-again.ts";
export { remediesRead } from "./remedies-read.ts";
export { pieceRefundFailures, weighCounterRefund } from "./weigh-refund.ts";

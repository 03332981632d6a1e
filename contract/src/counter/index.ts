export { getCounterOrder, revealCounterOrder } from "./get-counter-order.ts";
export { getToday, type TodayKey } from "./get-today.ts";
export { cancelCounterOrder, holdCounterOrder, noteCounterOrder, releaseCounterOrder } from "./hold-order.ts";
export { listCounterOrders, ORDER_VIEWS } from "./list-orders.ts";
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

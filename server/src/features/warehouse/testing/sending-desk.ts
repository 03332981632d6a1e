import type { OpenShop } from "../../../open-shop.ts";
import { onMoved } from "../../../wiring/hooks.ts";
import type { OrderDesk } from "../../orders/index.ts";
import { holdStock } from "../settle-stock.ts";

/** For what is sent without a payment. */
export function sendingDesk(shop: OpenShop): OrderDesk {
  return {
    ...shop,
    gateway: undefined,
    findUncleared: async () => new Set(),
    issueReturns: async () => new Map(),
    explainRefunds: async () => new Map(),
    printPieces: async () => {},
    judgeInvoice: { look: async () => undefined, hold: async () => () => undefined },
    holdStock: holdStock(shop),
    ...{ onPlaced: [], onPaid: [], onCancelled: [], onRefunded: [], onRefundFailed: [], onMoved },
  };
}

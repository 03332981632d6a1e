import type { ORDER_TRANSITIONS } from "./transitions.ts";

type Names = {
  readonly [Axis in keyof typeof ORDER_TRANSITIONS]: Readonly<Record<keyof (typeof ORDER_TRANSITIONS)[Axis], string>>;
};

/** The states of an order as the shop's own people call them; buyers read `orderStatusName`. */
export const ORDER_STATE_NAMES: Names = {
  lifecycle: { draft: "手続き中", placed: "ご注文済み", abandoned: "手続き中止", cancelled: "キャンセル" },
  payment: {
    free: "お支払いなし",
    unpaid: "未払い",
    pending: "支払い確認中",
    invoiced: "請求中",
    paid: "支払い済み",
    refunding: "返金中",
    partly_refunded: "一部返金",
    refunded: "返金済み",
    void: "請求なし",
  },
  fulfilment: {
    waiting: "印刷待ち",
    printing: "印刷中",
    packed: "発送待ち",
    shipped: "発送済み",
    stored: "倉庫保管",
    stopped: "中止",
  },
};

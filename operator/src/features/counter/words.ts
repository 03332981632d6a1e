import { type ORDER_TRANSITIONS, PARCEL_STATE_NAMES } from "@surimono/domain/orders";

type Names<Axis extends keyof typeof ORDER_TRANSITIONS> = Readonly<
  Record<keyof (typeof ORDER_TRANSITIONS)[Axis], string>
>;

const LIFECYCLE: Names<"lifecycle"> = {
  draft: "手続き中",
  placed: "ご注文済み",
  abandoned: "手続き中止",
  cancelled: "キャンセル",
};

const PAYMENT: Names<"payment"> = {
  free: "お支払いなし",
  unpaid: "未払い",
  pending: "支払い確認中",
  invoiced: "請求中",
  paid: "支払い済み",
  refunding: "返金中",
  partly_refunded: "一部返金",
  refunded: "返金済み",
  void: "請求なし",
};

const FULFILMENT: Names<"fulfilment"> = {
  waiting: "印刷待ち",
  printing: "印刷中",
  packed: "発送待ち",
  shipped: "発送済み",
  stored: "倉庫保管",
  stopped: "中止",
};

const HOLD = { held: "保留", released: "再開" };

const STATES: Readonly<Record<string, string>> = {
  ...PARCEL_STATE_NAMES,
  ...LIFECYCLE,
  ...PAYMENT,
  ...FULFILMENT,
  ...HOLD,
};

/** Of any axis, for people; a state this console does not know yet as it is. */
export function stateName(state: string): string {
  return STATES[state] ?? state;
}

const AXES: Readonly<Record<string, string>> = {
  lifecycle: "注文",
  payment: "支払い",
  fulfilment: "工房",
  prints: "印刷データ",
  hold: "保留",
};

export function axisName(axis: string): string {
  const parcel = /^parcel (\d+)$/.exec(axis)?.[1];
  return parcel ? `小包${parcel}` : (AXES[axis] ?? axis);
}

const CAUSES: Readonly<Record<string, string>> = {
  buyer: "お客様",
  gateway: "決済サービス",
  workshop: "工房",
  operator: "担当者",
  placing: "お店",
};

export function causeName(cause: string): string {
  return CAUSES[cause] ?? cause;
}

const ACTIONS: Readonly<Record<string, string>> = {
  advanceCounterOrder: "次の段階へ進めた",
  undoCounterStep: "段階を取り消した",
  shipCounterParcel: "小包を発送した",
  deliverCounterParcel: "配達完了を記録した",
  undoCounterParcel: "小包の段階を取り消した",
  cancelCounterParcel: "小包を取りやめた",
  refundCounterPieces: "返金した",
  reprintCounterOrder: "印刷データを作り直した",
  revealCounterOrder: "お届け先を表示した",
  holdCounterOrder: "注文を保留した",
  releaseCounterOrder: "保留を解除した",
  cancelCounterOrder: "注文をキャンセルした",
  noteCounterOrder: "メモを書いた",
  "advance-order": "次の段階へ進めた（コマンド）",
  "undo-step": "段階を取り消した（コマンド）",
  "ship-parcel": "小包を発送した（コマンド）",
  "deliver-parcel": "配達完了を記録した（コマンド）",
  "undo-parcel": "小包の段階を取り消した（コマンド）",
  "cancel-parcel": "小包を取りやめた（コマンド）",
  "refund-pieces": "返金した（コマンド）",
  "hold-order": "注文を保留した（コマンド）",
  "release-order": "保留を解除した（コマンド）",
  "cancel-order": "注文をキャンセルした（コマンド）",
  reprint: "印刷データを作り直した（コマンド）",
};

export function actionName(action: string): string {
  return ACTIONS[action] ?? action;
}

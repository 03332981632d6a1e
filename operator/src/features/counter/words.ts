import { ORDER_STATE_NAMES, PARCEL_STATE_NAMES } from "@surimono/domain/orders";

const HOLD = { held: "保留", released: "再開" };

const STATES: Readonly<Record<string, string>> = {
  ...PARCEL_STATE_NAMES,
  ...ORDER_STATE_NAMES.lifecycle,
  ...ORDER_STATE_NAMES.payment,
  ...ORDER_STATE_NAMES.fulfilment,
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
  replaceCounterPieces: "商品を作り直した",
  loseCounterParcel: "小包の紛失を記録した",
  splitCounterParcel: "小包を2つに分けた",
  answerCounterDefect: "不良品のご連絡に答えた",
  reprintCounterDefect: "不良品を作り直すと決めた",
  refundCounterDefect: "不良品の返金を決めた",
  holdCounterOrder: "注文を保留した",
  releaseCounterOrder: "保留を解除した",
  cancelCounterOrder: "注文をキャンセルした",
  moveCounterOrders: "まとめて操作した",
  issueCounterDocument: "書面を発行した",
  resendCounterLetter: "メールをもう一度送った",
  refundCounterAmount: "金額を決めて返金した",
  changeCounterAddress: "お届け先を変えた",
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

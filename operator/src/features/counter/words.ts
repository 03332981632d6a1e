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

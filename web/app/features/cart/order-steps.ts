/** The numbered steps of an order, counted from 1 (spec §4 Cart). */
export const ORDER_STEPS: readonly string[] = ["カート", "お届け先", "お支払い", "最終確認"];

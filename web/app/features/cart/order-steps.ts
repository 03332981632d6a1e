/** The numbered steps of an order, counted from 1 (rule cart-steps). */
export const ORDER_STEPS: readonly string[] = ["カート", "お届け先", "お支払い", "最終確認"];

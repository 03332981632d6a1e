/** How what is ordered leaves the workshop (rule warehouse-delivery-method). */
export const DELIVERY_METHODS = ["courier", "warehouse"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** An order that sends stored pieces has no goods of its own to make: its way is the third. */
export const ORDER_WAYS = [...DELIVERY_METHODS, "sending"] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

export const ORDER_WAY_NAMES: Readonly<Record<OrderWay, string>> = {
  courier: "宅配便",
  warehouse: "倉庫で保管",
  sending: "倉庫からの発送",
};

export const DELIVERY_METHOD_HINTS: Readonly<Record<DeliveryMethod, string>> = {
  courier: "ご指定の住所にお届けします。",
  warehouse: "当店の倉庫でお預かりします。必要なときに、必要な数だけ発送できます。",
};

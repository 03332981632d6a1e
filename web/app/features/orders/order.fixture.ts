import { ORDER_ID, parcelOf, reviewOf } from "./review.fixture.ts";

/** As the list of orders holds it. */
export const summary = {
  order_id: ORDER_ID,
  order_number: "SR-7K3Q-D9WM",
  // Already the next day in Japan.
  placed_at: "2026-11-20T20:00:00.000Z",
  status: 1,
  status_name: "準備中",
  dispatch_by: "2026-11-30",
  payment_type: 8,
  payment_type_name: "PayPay",
  total: 5632,
  quantity: 2,
  delivery_method: "courier",
  delivery_method_name: "宅配便",
  parcels: 1,
  parcels_shipped: 0,
  image_urls: [],
  names: ["ふくろうのT"],
  can_cancel: true,
  refunded_total: 0,
  kept_total: 5632,
  refund_state: "none",
};
const { lines, totals } = reviewOf(5632);
/** As its own page holds it. */
export const order = {
  ...summary,
  lines,
  totals,
  destinations: [parcelOf()],
  reached: { printing_at: null, packed_at: null, left_at: null },
  cancellable_until: "2026-11-20T20:30:00.000Z",
  refund_note: "",
  refunds: [],
  kept_taxes: [],
  replaces: null,
  replacements: [],
};

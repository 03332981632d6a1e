import type { WireLine } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import type { AnswerOf } from "@surimono/contract/kernel";
import type { reviewOrder, WireParcel } from "@surimono/contract/orders";

type Review = AnswerOf<typeof reviewOrder>;

export const LINE_ID = "0193a000-0000-7000-8000-000000000001";
export const ADDRESS_ID = "0193a000-0000-7000-8000-0000000000ad";
export const ORDER_ID = "0193a000-0000-7000-8000-0000000000a0";

const line: WireLine = {
  line_id: LINE_ID,
  product_id: 100001,
  version_id: "v1",
  name: "ふくろうのT",
  image_url: "",
  item_id: 1001,
  item_name: "オーガニックコットンTシャツ",
  size_id: 23,
  size_name: "M",
  color_id: 101,
  color_name: "ホワイト",
  color_value: "#ffffff",
  method_id: 67,
  method_name: "オンデマンド転写",
  area_kind: [{ kind_id: 1, kind_name: "胸中央" }],
  tags: [],
  quantity: 2,
  unit_price: 2816,
  amount: 5632,
  discount: 0,
};

const KEYS = ["quantity", "price", "payment", "delivery", "application_period", "cancellation"] as const;

/** A cart that can be ordered, at a total. */
export function reviewOf(total: number, change: Partial<Review> = {}): Review {
  return {
    cart_id: "0193a000-0000-7000-8000-0000000000ca",
    lines: [
      {
        ...line,
        minimum_quantity: 1,
        maximum_quantity: 500,
        leaves_at: "2099-01-01T00:00:00.000Z",
        next_fee_band: null,
      },
    ],
    totals: { quantity: 2, subtotal: total, discounts: [], delivery_fee: 0, total, taxes: [] },
    coupon: null,
    coupon_at_stake: "",
    miles: null,
    delivery_method: "courier",
    delivery_method_name: "宅配便",
    storage_terms: [],
    address: {
      address_id: ADDRESS_ID,
      last_name: "摺木",
      first_name: "みどり",
      company_name: "",
      postal_code: "111-0052",
      prefecture: "東京都",
      city: "台東区",
      street: "柳橋1-2-3",
      building: "",
      room: "",
      phone: "090-1234-5678",
      address: "東京都台東区柳橋1-2-3",
      address2: "",
      is_default: true,
      kind: "receiver",
    },
    destinations: [],
    wish_offer: null,
    payment_type: 2,
    payment_type_name: "クレジットカード（1回払い）",
    dispatch_by: "2026-11-30",
    confirmation: KEYS.map((key) => ({ key, title: `${key}の見出し`, text: `${key}の文` })),
    payment_types: [
      {
        payment_type: 2,
        name: "クレジットカード（1回払い）",
        hint: "カードで払います。",
        available: true,
        message: "",
      },
      { payment_type: 8, name: "PayPay", hint: "", available: true, message: "" },
      { payment_type: 1, name: "請求書払い", hint: "", available: false, message: "審査がお済みの法人のお客様のみ" },
    ],
    obstacles: [],
    ...change,
  };
}

/** The one parcel of an order to the address of the review. */
export function parcelOf(change: Partial<WireParcel> = {}): WireParcel {
  const { address_id: _, is_default: __, kind: ___, ...address } = reviewOf(0).address as WireAddress;
  return {
    ...address,
    ...{ parcel_number: 1, state: "preparing", state_name: "準備中", pieces: [{ line_id: line.line_id, quantity: 2 }] },
    ...{ sender: "own", sender_address: null, wished_day: null, wished_band: null, note: "" },
    ...{
      courier_name: "",
      tracking_number: "",
      tracking_url: "",
      shipped_at: null,
      delivered_at: null,
      refunded_pieces: [],
    },
    ...change,
  };
}

import type { WireCart, WireCartLine } from "@surimono/contract/cart";

export const shirtLine: WireCartLine = {
  line_id: "0193a000-0000-7000-8000-000000000001",
  product_id: 100001,
  version_id: "v1",
  name: "ふくろうのT",
  image_url: "/designs/v1/front.webp",
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
  minimum_quantity: 1,
  maximum_quantity: 500,
  leaves_at: "2099-01-01T00:00:00.000Z",
  next_fee_band: null,
};

/** One destination, 10 % tax, no discount. */
export function cartOf(...lines: WireCartLine[]): WireCart {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    cart_id: "0193a000-0000-7000-8000-0000000000ca",
    lines,
    totals: {
      quantity,
      subtotal,
      discounts: [],
      delivery_fee: 0,
      total: subtotal,
      taxes: [{ rate: 1000, amount: subtotal, tax: Math.floor((subtotal * 10) / 110) }],
    },
    coupon: null,
    coupon_at_stake: "",
    miles: null,
    several: false,
    delivery_method: "courier",
    delivery_methods: [{ delivery_method: "courier", name: "宅配便", hint: "" }],
    next_bulk_discount: { missing: 21 - quantity, rate: 500 },
    obstacles: [],
  };
}

export function shirts(quantity: number, change: Partial<WireCartLine> = {}): WireCartLine {
  return { ...shirtLine, quantity, amount: quantity * shirtLine.unit_price, ...change };
}

import { type Product, productSchema } from "@surimono/contract/catalogue";
import * as z from "zod/mini";

const bands = (first: number, later: number) => ({
  fee_type: {
    feeType_table: [
      { orderNumber: "1~10", cost: first },
      { orderNumber: "11", cost: later },
    ],
  },
});

const areas = [
  { kind_id: 1, kind_name: "胸中央", view: "front", x: -150_000, y: 140_000, w: 300_000, h: 340_000, cost: 880 },
  { kind_id: 2, kind_name: "背中中央", view: "back", x: -150_000, y: 95_000, w: 300_000, h: 400_000, cost: 880 },
  { kind_id: 3, kind_name: "左胸", view: "front", x: 45_000, y: 150_000, w: 100_000, h: 100_000, cost: 480 },
] as const;

const methods = [
  { method_id: 67, method_name: "オンデマンド転写", color_ids: [101, 107] },
  { method_id: 46, method_name: "白インクジェット", color_ids: [107] },
];

const colors = [
  { color_id: 101, color_name: "ホワイト", color_value: "#F7F7F4", preset_id: 1, selected: true },
  { color_id: 107, color_name: "ブラック", color_value: "#1C1C1E", preset_id: 6, selected: false },
];

const images = colors.flatMap(({ color_id, color_name }) =>
  ["front", "back"].map((view) => ({
    url: `/catalogue/1001/${color_id}/${view}.webp`,
    color: color_id,
    image_id: `1001-${color_id}-${view}`,
    image_name: `${view}.webp`,
    image_type: 1,
    description: `すりものTシャツ ${color_name}`,
    is_removed: false,
    create_time: "2025-01-01",
    update_time: "2025-01-01",
  })),
);

const size = (size_id: number, size_name: string, item_price: number) => ({
  size_id,
  size_name,
  item_price,
  original_price: item_price,
  size_group: "adult",
  width: 520_000,
  measurements: [
    { name: "着丈", length: 690_000 },
    { name: "身幅", length: 520_000 },
  ],
});

/** A shirt from the API: two methods, two colours, three places of which two overlap. */
export const shirt: Product = z.parse(productSchema, {
  product_id: 1001,
  pku: "1711929600",
  name: "すりものTシャツ",
  item_price: 1680,
  original_price: 1680,
  regular_price: 2016,
  lowest_price: 1848,
  sizePrices: [],
  division_id: 1,
  kind_id: 1,
  kind_name: "半袖Tシャツ",
  catagory_name: "ウェア",
  summary: "5.6oz・綿",
  color: { color_list: colors, color_count: 2 },
  images: { images, image_count: images.length },
  donation_available: false,
  sum: 0,
  create_time: "2025-01-01T00:00:00.000+09:00",
  parent_id: null,
  user_id: null,
  create_by: "SURIMONO",
  new_name: "",
  description: "刷りやすいTシャツです。",
  status: 0,
  delete_flag: 0,
  promotion_flag: 0,
  donation_id: 0,
  print_fee: methods.map(({ method_id }) => ({
    method_id,
    print_fee: areas.map(({ kind_id, kind_name, cost }) => ({ kind_id, kind_name, ...bands(cost, cost - 50) })),
  })),
  stock_num: [],
  update_time: "2025-01-01T00:00:00.000+09:00",
  sizeArray: ["M", "L"],
  material: "綿100%",
  material_ids: [1],
  fabric_type_id: 1,
  sustainable_material_id: 0,
  weight: "5.6oz",
  silhouette: "tee",
  indiv_enabled: false,
  minimum_quantity: 1,
  maximum_quantity: 500,
  size: { size_list: [size(23, "M", 1680), size(24, "L", 1830)], size_count: 2 },
  print_info: methods.map((method) => ({
    ...method,
    area_kind: areas.map(({ kind_id, kind_name, view, x, y, w, h }) => ({
      kind_id,
      kind_name,
      view,
      works_id: `1001-${method.method_id}-${kind_id}-5`,
      print_flag: true,
      rects: { adult: { x, y, w, h } },
      bleed: 0,
      safe: 5_000,
    })),
    print_position_constraints: [{ kind_id_1: 1, kind_id_2: 3 }],
  })),
  print_display_images: [],
  print_images: [],
  print_position_constraints: [],
  sku_info: [],
  im_indiv_info: [],
  im_json: { steps: [], update_time: "" },
  subsidiary: { tagFees: [], nameTagFees: [] },
  keywords: ["定番", "やわらか"],
  withdrawn: false,
});

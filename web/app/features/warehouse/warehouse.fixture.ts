import type { WireStock, WireStoredItem } from "@surimono/contract/warehouse";
import type { Warehouse } from "./warehouse.queries.ts";

export const STORED_M = "0193a000-0000-7000-8000-00000000001d";
export const STORED_L = "0193a000-0000-7000-8000-00000000002d";

export function stockOf(change: Partial<WireStock> = {}): WireStock {
  return {
    stored_id: STORED_M,
    product_id: 100001,
    version_id: "v1",
    name: "ふくろうのT",
    image_url: "",
    item_name: "オーガニックコットンTシャツ",
    size_id: 23,
    size_name: "M",
    color_name: "ホワイト",
    color_value: "#ffffff",
    tags: [],
    parent_sku: "1001-101-67-23",
    num: 0,
    surimono_num: 8,
    on_hand: 8,
    reserved: 0,
    arriving: 0,
    sent_lately: 0,
    runs_out_on: null,
    refill: 0,
    ...change,
  };
}

export function storedItemOf(change: Partial<WireStoredItem> = {}): WireStoredItem {
  const stocks = change.stocks ?? [stockOf(), stockOf({ stored_id: STORED_L, size_id: 24, size_name: "L" })];
  return {
    product_id: 100001,
    name: "ふくろうのT",
    image_url: "",
    item_name: "オーガニックコットンTシャツ",
    free_until: "2026-12-20",
    free_days_left: 27,
    fee_per_piece: 0,
    returns_on: "2027-02-18",
    refillable: true,
    on_hand: stocks.reduce((sum, { on_hand }) => sum + on_hand, 0),
    ...change,
    stocks,
  };
}

export const RETURN_ADDRESS = {
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
};

export const TERMS = ["30日間無料です。", "無料期間のあとは、1点につき1日¥ 5（税込）の保管料がかかります。"];

export function warehouseOf(items: readonly WireStoredItem[], change: Partial<Warehouse> = {}): Warehouse {
  return {
    on_hand: items.reduce((sum, { on_hand }) => sum + on_hand, 0),
    items: [...items],
    return_address: RETURN_ADDRESS,
    terms: TERMS,
    ...change,
  };
}

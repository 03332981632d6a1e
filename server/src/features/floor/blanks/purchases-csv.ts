import type { WireBlank } from "@surimono/contract/floor";
import { csvOf } from "../../../platform/csv/index.ts";

const HEAD = ["仕入先", "品番", "カラー", "サイズ", "発注数", "商品", "色", "サイズ（当店）", "必要数", "手持ち"];

/** What is to be bought, supplier after supplier; what nobody sells yet comes last. */
export function purchasesCsv(blanks: readonly WireBlank[]): string {
  const bought = blanks
    .filter(({ to_buy }) => to_buy > 0)
    .toSorted((one, other) => rank(one).localeCompare(rank(other), "ja"));
  const rows = bought.map((blank) => [
    ...[blank.supplier, blank.item_code, blank.color_code, blank.size_code, blank.to_buy],
    ...[blank.item_name, blank.color_name, blank.size_name, blank.units, blank.on_hand ?? ""],
  ]);
  return csvOf([HEAD, ...rows]);
}

const rank = ({ supplier, item_code, item_name }: WireBlank) =>
  [supplier ? `0${supplier}` : "1", item_code, item_name].join("\t");

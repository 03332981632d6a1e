import { csvOf as csvRows } from "../../../platform/csv/index.ts";

/** An item's data for another shop. */
export interface StoreWords {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Tax included. */
  readonly price: number;
  readonly goods: string;
  readonly material: string;
  readonly color: string;
  readonly sizes: readonly string[];
  readonly images: readonly string[];
}

function fieldsOf(words: StoreWords): readonly (readonly [string, string])[] {
  return [
    ["商品コード", words.code],
    ["商品名", words.name],
    ["説明", words.description],
    ["販売価格（税込）", String(words.price)],
    ["アイテム", words.goods],
    ["素材", words.material],
    ["カラー", words.color],
    ["サイズ", words.sizes.join("・")],
    ["画像", words.images.join("・")],
  ];
}

/** RFC 4180 with a byte order mark, by which Excel recognises UTF-8. */
export function csvOf(words: StoreWords): string {
  const fields = fieldsOf(words);
  return csvRows([fields.map(([name]) => name), fields.map(([, value]) => value)]);
}

export function textOf(words: StoreWords): string {
  return `\ufeff${fieldsOf(words)
    .map(([name, value]) => `【${name}】\r\n${value.replaceAll(/\r?\n/g, "\r\n")}\r\n`)
    .join("\r\n")}`;
}

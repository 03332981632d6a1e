import type { Address } from "../../delivery/index.ts";
import { intoLines } from "./column-text.ts";
import {
  type Cell,
  type CourierFile,
  compact,
  courierReference,
  houseOf,
  nationalPhone,
  personOf,
} from "./shipment.ts";

const TENS = "０１ ０２ ０３ ０４ ０５ ０６ ０７ ０８ ０９ １０".split(" ");
const of = (whose: string, names: string) => names.split(" ").map((name) => `${whose} ${name}`);
const ADDRESS = "郵便番号 住所１ 住所２ 住所３ 名称１ 名称２";

/** ゆうパックプリントR, 発送予定データ, the layout of 117 columns with a head line. */
const COLUMNS = [
  ..."お客様側管理番号 発送予定日 発送予定時間区分 出荷期限日 到着期限日 郵便種別 保冷種別 元／着払／代引".split(" "),
  ..."書留／セキュリティ／特定記録種別 配達時間帯指定郵便種別 送り状種別".split(" "),
  ...of("お届け先", `コード ${ADDRESS} 敬称区分 電話番号 メールアドレス１ 局留め区分 局留め郵便局名`),
  ...of("お届け先", "局留めメール使用区分 局留め郵便番号 配達予告メール使用区分 再配達予告メール使用区分"),
  ...of("ご依頼主", `コード 集荷先と同一区分 ${ADDRESS} 敬称 電話番号 メールアドレス１ 荷送人指図区分`),
  ...of("ご依頼主", "お届け通知メール使用区分 お届け通知はがき使用区分"),
  ...of("集荷先", `コード 連携可否区分 会社コード 依頼先店所コード ${ADDRESS} 敬称 電話番号`),
  ..."受注番号 こわれもの区分 なまもの区分 ビン類区分 逆さま厳禁区分 下積み厳禁区分 商品サイズ区分".split(" "),
  ..."重量合計（ｇ） 25kg超重量物区分 損害要償額 速達・配達日指定種別 配達指定日／希望日 配達時間帯区分".split(" "),
  ..."差出方法区分 ゆうパック複数個割引 ゆうパック同一割引 セット商品コード セット品名ラベル印字区分 複数個口数".split(
    " ",
  ),
  ..."記事名１ 記事名２".split(" "),
  ...TENS.map((ten) => `フリー項目${ten}`),
  ..."空港利用区分 空港・局／支店名 航空会社名 利用便名 レジャー区分 プレー・搭乗日 プレー・搭乗時間".split(" "),
  ..."クラブ本数 復路集貨日 出荷先登録名 集荷希望区分 集荷日付 集荷時間帯区分 支店連携先選択用名称".split(" "),
  ..."代引金額 代引消費税金額 送り状発行年月日 商品番号 品名 個数 重量（ｇ） 単価 金額".split(" "),
  ...TENS.map((ten) => `商品備考${ten}`),
] as const;

const BANDS = { morning: "51", "14-16": "53", "16-18": "54", "18-20": "55", "19-21": "56" } as const;
const LINE = 50;
const THREE = [LINE, LINE, LINE];

/** The house begins a line of its own. What does not fit is left in its first line, whose width is then found to be too much. */
function addressCells(address: Address, whose: "お届け先" | "ご依頼主"): Record<string, Cell> {
  const { prefecture, city, street, companyName } = address;
  const house = houseOf(address);
  const place = `${prefecture}${city}${street}`;
  const lines = [1, 2, 3].flatMap((count) => {
    const [of, at] = [intoLines(place, THREE.slice(0, count)), intoLines(house, THREE.slice(count))];
    return of && at ? [[...of, ...at]] : [];
  })[0] ?? [place.length > house.length ? place : house];
  const names = [companyName, personOf(address)].filter(Boolean);
  return {
    [`${whose} 郵便番号`]: address.postalCode,
    [`${whose} 住所１`]: [lines[0] ?? "", LINE],
    [`${whose} 住所２`]: [lines[1] ?? "", LINE],
    [`${whose} 住所３`]: [lines[2] ?? "", LINE],
    [`${whose} 名称１`]: [names[0] ?? "", LINE],
    [`${whose} 名称２`]: [names[1] ?? "", LINE],
    [`${whose} 電話番号`]: [nationalPhone(address.phone), 15],
  };
}

export const JAPANPOST_FILE: CourierFile = {
  courier: "japanpost",
  program: "ゆうパックプリントR",
  columns: COLUMNS,
  isSetUp: ({ japanpost }) => japanpost !== undefined,
  cellsOf: (shipment, { sender, japanpost }, day) => ({
    お客様側管理番号: courierReference(shipment),
    発送予定日: compact(day),
    郵便種別: "0",
    保冷種別: "0",
    "元／着払／代引": "0",
    送り状種別: japanpost?.label ?? "",
    ...addressCells(shipment.receiver, "お届け先"),
    "お届け先 敬称区分": "0",
    ...addressCells(shipment.sender ?? sender, "ご依頼主"),
    受注番号: shipment.number,
    こわれもの区分: "0",
    なまもの区分: "0",
    ビン類区分: "0",
    逆さま厳禁区分: "0",
    下積み厳禁区分: "0",
    "速達・配達日指定種別": "0",
    "配達指定日／希望日": compact(shipment.wishedDay),
    配達時間帯区分: shipment.wishedBand ? BANDS[shipment.wishedBand] : "00",
    差出方法区分: "0",
    ゆうパック複数個割引: "0",
    ゆうパック同一割引: "0",
    複数個口数: "1",
    品名: ["プリント製品", LINE],
    個数: String(shipment.pieces),
  }),
  back: { reference: ["お客様側管理番号", "お客様管理番号"], tracking: ["お問い合わせ番号"] },
};

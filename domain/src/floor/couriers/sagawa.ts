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

const NUMBERS = "１ ２ ３ ４ ５ ６ ７ ８ ９ １０ １１".split(" ");
const numbered = (name: string, count: number) => NUMBERS.slice(0, count).map((number) => `${name}${number}`);

/** e飛伝Ⅲ, 74 columns (標準_飛脚宅配便_CSV_ヘッダ有り). */
const COLUMNS = [
  ..."お届け先コード取得区分 お届け先コード お届け先電話番号 お届け先郵便番号".split(" "),
  ...numbered("お届け先住所", 3),
  ...numbered("お届け先名称", 2),
  ..."お客様管理番号 お客様コード 部署ご担当者コード取得区分 部署ご担当者コード 部署ご担当者名称 荷送人電話番号".split(
    " ",
  ),
  ..."ご依頼主コード取得区分 ご依頼主コード ご依頼主電話番号 ご依頼主郵便番号".split(" "),
  ...numbered("ご依頼主住所", 2),
  ...numbered("ご依頼主名称", 2),
  "荷姿",
  ...numbered("品名", 5),
  "荷札荷姿",
  ...numbered("荷札品名", 11),
  ..."出荷個数 スピード指定 クール便指定 配達日 配達指定時間帯 配達指定時間（時分） 代引金額 消費税 決済種別 保険金額".split(
    " ",
  ),
  ...numbered("指定シール", 3),
  ..."営業所受取 SRC区分 営業所受取営業所コード 元着区分 メールアドレス ご不在時連絡先 出荷日".split(" "),
  ..."お問い合せ送り状No. 出荷場印字区分 集約解除指定".split(" "),
  ..."編集０１ 編集０２ 編集０３ 編集０４ 編集０５ 編集０６ 編集０７ 編集０８ 編集０９ 編集１０".split(" "),
] as const;

const BANDS = { morning: "01", "14-16": "14", "16-18": "16", "18-20": "18", "19-21": "19" } as const;
const LINE = 32;

/** Of a text that does not fit the first line says it all, so that its width is found to be too much. */
function lines(text: string, columns: readonly string[]): Record<string, Cell> {
  const parts = intoLines(
    text,
    columns.map(() => LINE),
  ) ?? [text];
  return Object.fromEntries(columns.map((column, index) => [column, [parts[index] ?? "", LINE]]));
}

const whole = (address: Address) =>
  `${address.prefecture}${address.city}${address.street}${houseOf(address) && `　${houseOf(address)}`}`;

export const SAGAWA_FILE: CourierFile = {
  courier: "sagawa",
  program: "佐川 e飛伝Ⅲ",
  columns: COLUMNS,
  isSetUp: ({ sagawa }) => sagawa !== undefined,
  cellsOf(shipment, contracts, day) {
    const { receiver, wishedDay, wishedBand } = shipment;
    const sender = shipment.sender ?? contracts.sender;
    const names = [receiver.companyName, personOf(receiver)].filter(Boolean);
    const from = [sender.companyName, personOf(sender)].filter(Boolean);
    return {
      お届け先電話番号: [nationalPhone(receiver.phone), 14],
      お届け先郵便番号: receiver.postalCode,
      ...lines(whole(receiver), numbered("お届け先住所", 3)),
      お届け先名称１: [names[0] ?? "", LINE],
      お届け先名称２: [names[1] ?? "", LINE],
      お客様管理番号: courierReference(shipment),
      お客様コード: contracts.sagawa?.customer ?? "",
      ご依頼主電話番号: [nationalPhone(sender.phone), 14],
      ご依頼主郵便番号: sender.postalCode,
      ...lines(whole(sender), numbered("ご依頼主住所", 2)),
      ご依頼主名称１: [from[0] ?? "", LINE],
      ご依頼主名称２: [from[1] ?? "", LINE],
      荷姿: "001",
      品名１: ["プリント製品", LINE],
      品名２: [`${shipment.pieces}点`, LINE],
      出荷個数: "1",
      スピード指定: "000",
      クール便指定: "001",
      配達日: compact(wishedDay),
      配達指定時間帯: wishedBand ? BANDS[wishedBand] : "",
      // Either the seal of the day or that of the hour is printed.
      指定シール１: wishedDay ? "005" : wishedBand ? "007" : "",
      元着区分: "1",
      出荷日: compact(day),
    };
  },
  back: {
    reference: ["お客様管理番号"],
    tracking: ["お問い合せ送り状No.", "お問い合せ送り状No", "お問い合せ送り状NO"],
  },
};

import type { Address } from "../../delivery/index.ts";
import { intoLines } from "./column-text.ts";
import {
  type Cell,
  type CourierFile,
  courierReference,
  houseOf,
  nationalPhone,
  personOf,
  slashed,
} from "./shipment.ts";

/** B2クラウド, 95 columns. */
const COLUMNS = [
  ..."お客様管理番号 送り状種類 クール区分 伝票番号 出荷予定日 お届け予定日 配達時間帯".split(" "),
  ..."お届け先コード お届け先電話番号 お届け先電話番号枝番 お届け先郵便番号 お届け先住所 お届け先アパートマンション名".split(
    " ",
  ),
  ..."お届け先会社・部門１ お届け先会社・部門２ お届け先名 お届け先名(ｶﾅ) 敬称".split(" "),
  ..."ご依頼主コード ご依頼主電話番号 ご依頼主電話番号枝番 ご依頼主郵便番号 ご依頼主住所".split(" "),
  ..."ご依頼主アパートマンション ご依頼主名 ご依頼主名(ｶﾅ) 品名コード１ 品名１ 品名コード２ 品名２".split(" "),
  ..."荷扱い１ 荷扱い２ 記事 ｺﾚｸﾄ代金引換額（税込) 内消費税額等 止置き 営業所コード 発行枚数 個数口表示フラグ".split(
    " ",
  ),
  ..."請求先顧客コード 請求先分類コード 運賃管理番号 クロネコwebコレクトデータ登録 クロネコwebコレクト加盟店番号".split(
    " ",
  ),
  ..."クロネコwebコレクト申込受付番号１ クロネコwebコレクト申込受付番号２ クロネコwebコレクト申込受付番号３".split(" "),
  ..."お届け予定ｅメール利用区分 お届け予定ｅメールe-mailアドレス 入力機種 お届け予定ｅメールメッセージ".split(" "),
  ..."お届け完了ｅメール利用区分 お届け完了ｅメールe-mailアドレス お届け完了ｅメールメッセージ".split(" "),
  ..."クロネコ収納代行利用区分 予備 収納代行請求金額(税込) 収納代行内消費税額等 収納代行請求先郵便番号".split(" "),
  ..."収納代行請求先住所 収納代行請求先住所（アパートマンション名） 収納代行請求先会社・部門名１".split(" "),
  ..."収納代行請求先会社・部門名２ 収納代行請求先名(漢字) 収納代行請求先名(カナ) 収納代行問合せ先名(漢字)".split(" "),
  ..."収納代行問合せ先郵便番号 収納代行問合せ先住所 収納代行問合せ先住所（アパートマンション名）".split(" "),
  ..."収納代行問合せ先電話番号 収納代行管理番号 収納代行品名 収納代行備考 複数口くくりキー".split(" "),
  ...[1, 2, 3, 4, 5].flatMap((key) => [`検索キータイトル${key}`, `検索キー${key}`]),
  ..."予備 投函予定メール利用区分 投函予定メールe-mailアドレス 投函予定メールメッセージ".split(" "),
  ..."投函完了メール（お届け先宛）利用区分 投函完了メール（お届け先宛）e-mailアドレス".split(" "),
  ..."投函完了メール（お届け先宛）メールメッセージ 投函完了メール（ご依頼主宛）利用区分".split(" "),
  ..."投函完了メール（ご依頼主宛）e-mailアドレス 投函完了メール（ご依頼主宛）メールメッセージ 置き場所コード".split(
    " ",
  ),
] as const;

const BANDS = { morning: "0812", "14-16": "1416", "16-18": "1618", "18-20": "1820", "19-21": "1921" } as const;

/** A house's name longer than its own column goes on in the first column for companies that is free. */
function addressCells(address: Address, of: "お届け先" | "ご依頼主"): Record<string, Cell> {
  const { prefecture, city, street, companyName } = address;
  const house = houseOf(address);
  const [first = house, rest = ""] = intoLines(house, of === "お届け先" ? [32, 50] : [32]) ?? [house];
  const companies = [companyName, rest].filter(Boolean);
  return {
    [`${of}電話番号`]: [nationalPhone(address.phone), 15],
    [`${of}郵便番号`]: address.postalCode,
    [`${of}住所`]: [`${prefecture}${city}${street}`, 64],
    ...(of === "お届け先"
      ? {
          お届け先アパートマンション名: [first, 32],
          "お届け先会社・部門１": [companies[0] ?? "", 50],
          "お届け先会社・部門２": [companies[1] ?? "", 50],
          お届け先名: [personOf(address), 32],
        }
      : { ご依頼主アパートマンション: [first, 32], ご依頼主名: [companyName || personOf(address), 32] }),
  };
}

export const YAMATO_FILE: CourierFile = {
  courier: "yamato",
  program: "ヤマト B2クラウド",
  columns: COLUMNS,
  isSetUp: ({ yamato }) => yamato !== undefined,
  cellsOf: (shipment, { sender, yamato }, day) => ({
    お客様管理番号: courierReference(shipment),
    送り状種類: "0",
    クール区分: "0",
    出荷予定日: slashed(day),
    お届け予定日: slashed(shipment.wishedDay),
    配達時間帯: shipment.wishedBand ? BANDS[shipment.wishedBand] : "",
    ...addressCells(shipment.receiver, "お届け先"),
    敬称: "様",
    ...addressCells(shipment.sender ?? sender, "ご依頼主"),
    品名１: [`プリント製品　${shipment.pieces}点`, 50],
    発行枚数: "1",
    請求先顧客コード: yamato?.customer ?? "",
    運賃管理番号: yamato?.fare ?? "",
    検索キータイトル1: "注文番号",
    検索キー1: shipment.number,
  }),
  back: { reference: ["お客様管理番号"], tracking: ["伝票番号"] },
};

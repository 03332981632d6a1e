import type { AddressProblem, DestinationProblem } from "@surimono/domain/delivery";
import { defineFailures } from "../kernel/index.ts";

/** What is wrong with an address, beside the field. */
export const addressMessages: Readonly<
  Record<
    AddressProblem["code"] | DestinationProblem["code"] | "delivery/no-address" | "delivery/no-destinations",
    string
  >
> = {
  "delivery/no-address": "お届け先をお選びください。",
  "delivery/no-destinations": "お届け先を追加してください。",
  "delivery/no-pieces": "このお届け先にお届けする数を入力してください。",
  "delivery/no-sender": "ご依頼主の住所をお選びください。",
  "delivery/wish-not-offered": "この日時はご指定いただけません。選び直してください。",
  "delivery/required": "入力してください。",
  "delivery/too-long": "文字数が多すぎます。短くしてください。",
  "delivery/disallowed-characters": "使用できない文字が含まれています。絵文字や記号を除いてください。",
  "delivery/invalid-postal-code": "郵便番号は7桁の数字で入力してください。",
  "delivery/invalid-prefecture": "都道府県をお選びください。",
  "delivery/invalid-phone": "電話番号を正しく入力してください。",
};

/** Beside the line whose pieces do not add up. */
export const splitMessages = {
  "delivery/split-missing": (limit: number) => `あと${limit}点のお届け先を決めてください。`,
  "delivery/split-over": (limit: number) => `数量より${limit}点多く割り振られています。`,
} as const;

export const deliveryFailures = defineFailures({
  "delivery/invalid-address": { status: 422, message: "お届け先に誤りがあります。赤く示した項目をご確認ください。" },
  "delivery/no-such-address": { status: 404, message: "このお届け先は見つかりませんでした。" },
  "delivery/address-book-full": {
    status: 409,
    message: "お届け先の登録は50件までです。不要なものを削除してください。",
  },
  "delivery/no-such-postal-code": {
    status: 404,
    message: "郵便番号に当てはまる住所が見つかりませんでした。住所を直接入力してください。",
  },
  "delivery/invalid-postal-code": { status: 422, message: addressMessages["delivery/invalid-postal-code"] },
});

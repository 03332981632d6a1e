import { defineFailures } from "../kernel/index.ts";

/** What keeps a line of the cart from being ordered, beside the line. */
export const lineMessages = {
  "cart/empty": "カートは空です。MY ITEMからアイテムを入れてください。",
  "cart/item-deleted": "このアイテムは削除されています。カートから外してください。",
  "cart/item-not-completed": "デザインが完了していません。完了するか、カートから外してください。",
  "cart/item-withdrawn":
    "このサイズ・色・印刷方法・タグ・差し込みは現在お取り扱いがありません。カートから外してください。",
  "cart/personal-not-stored": "名前や番号を入れるアイテムは、お預かりできません。宅配便をお選びください。",
} as const;

export const quantityMessages = {
  "cart/too-few-for-screens": (limit: number) =>
    `シルクスクリーンは、同じデザインを合わせて${limit}点からご注文いただけます。サイズは混ぜられます。`,
  "cart/below-minimum": (limit: number) => `このアイテムは${limit}点からご注文いただけます。`,
  "cart/above-maximum": (limit: number) => `このアイテムのご注文は${limit}点までです。数量を減らしてください。`,
} as const;

export const rosterObstacles = {
  "cart/roster-missing": (limit: number) =>
    limit > 0
      ? `名簿に、あと${limit}点分の名前や番号を入れてください。`
      : "名簿の人数が数量より多くなっています。名簿をご確認ください。",
  "cart/roster-too-long": (limit: number) =>
    `名前や番号を入れるアイテムは${limit}点までです。数量を減らし、残りは別のご注文にしてください。`,
} as const;

export const cartFailures = defineFailures({
  "cart/no-such-item": { status: 404, message: "このアイテムは見つかりませんでした。MY ITEMからお選びください。" },
  "cart/item-deleted": { status: 409, message: "このアイテムは削除されています。別のアイテムをお選びください。" },
  "cart/item-not-completed": {
    status: 409,
    message: "デザインが完了していないアイテムです。完了するとカートに入れられます。",
  },
  "cart/no-such-size": { status: 422, message: "このサイズは現在お取り扱いがありません。別のサイズをお選びください。" },
  "cart/item-withdrawn": { status: 409, message: "このアイテムは現在お取り扱いがありません。" },
  "cart/too-many": { status: 422, message: "一度に入れられる数量を超えています。数量を減らしてください。" },
  "cart/full": {
    status: 409,
    message: "カートに入れられるのは100種類までです。いちど注文を確定するか、不要なものを削除してください。",
  },
  "cart/roster-wrong": { status: 422, message: "名簿に直すところがあります。赤い行をご確認ください。" },
  "cart/roster-changed": {
    status: 409,
    message: "名簿か数量が、ほかの画面で変わりました。名簿を開きなおしてご確認ください。",
  },
  "cart/no-roster": { status: 409, message: "このアイテムには名簿がありません。画面を更新してご確認ください。" },
  "cart/too-many-destinations": { status: 422, message: "お届け先は200か所までです。リストを分けてください。" },
  "cart/no-such-delivery-method": {
    status: 422,
    message: "この配送方法は現在ご利用いただけません。別の配送方法をお選びください。",
  },
  "cart/split-changed": {
    status: 409,
    message: "お届け先が別の画面で変更されました。どちらの内容を使うか、おえらびください。",
  },
  "cart/no-such-line": { status: 404, message: "カートの内容が変わりました。画面を更新してご確認ください。" },
});

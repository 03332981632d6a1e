import { DEFECT_STATE_NAMES } from "@surimono/domain/defects";
import { COURIERS } from "@surimono/domain/delivery";
import { BATCH_STATE_NAMES, GROUND_NAMES, UNIT_STATE_NAMES } from "@surimono/domain/floor";
import { OPERATOR_ROLES } from "@surimono/domain/operators";
import { ORDER_STATE_NAMES } from "@surimono/domain/orders";

/** What the fields of entries are called. `every-operator-call.test.ts` wants here whatever a call writes. */
export const DEED_FIELDS: Readonly<Record<string, string>> = {
  // Of orders and their parcels.
  ...{ lifecycle: "注文", payment: "お支払い", fulfilment: "工房", heldAt: "保留", order: "注文" },
  ...{ parcels: "小包", places: "お届け先", prefecture: "都道府県", city: "市区町村" },
  ...{ courier: "運送会社", tracking: "送り状番号", shippedAt: "発送", deliveredAt: "配達完了" },
  // Of draft orders.
  ...{ total: "合計", agreedTotal: "お約束の金額", until: "期限", revision: "版" },
  ...{ sentAt: "送信", revokedAt: "取り下げ", lines: "商品", pieces: "商品" },
  ...{ productId: "マイアイテムの番号", sizeId: "サイズの番号", quantity: "点数" },
  // Of defects and tickets.
  ...{
    report: "ご連絡",
    state: "状態",
    resolution: "対応",
    refundId: "返金",
    replacementId: "作り直し",
    photo: "写真",
  },
  ...{ number: "番号", owner: "担当者" },
  // Of members and operators.
  ...{ suspended_until: "停止の終わり", business: "法人", discount_bp: "割引（1万分の）", credit_limit: "与信の上限" },
  ...{ closed: "終わり", email: "メールアドレス", roles: "役割", name: "名前" },
  // Of money.
  ...{
    amount: "金額",
    day: "日",
    entryId: "記録",
    mapping: "列の決めかた",
    layout: "形",
    parts: "あて先",
    columns: "列",
  },
  ...{ key: "明細", isSettled: "確認済み", encoding: "文字コード", payer: "振込人", method: "お支払い方法" },
  ...{ reference: "照会番号", kind: "種類", fee: "手数料", refundWord: "返金を表すことば", bill: "請求書" },
  ...{ accounts: "勘定科目", sub: "補助科目", per_day: "1日ごとにまとめる", software: "会計ソフト" },
  ...{ freee: "freee", moneyforward: "マネーフォワード", yayoi: "弥生", taxes: "税区分" },
  // Of the floor.
  ...{
    units: "点数",
    made: "バッチ",
    code: "番号",
    codes: "商品の番号",
    asked: "条件",
    batch: "バッチ",
    paper: "書類",
  },
  ...{ methodId: "プリント方法の番号", most: "最大の点数", byDay: "日で分ける", byItem: "商品で分ける" },
  ...{ byColor: "色で分ける", bySize: "サイズで分ける", onHand: "在庫", shelf: "棚", supplier: "仕入れ先" },
  ...{ itemId: "商品の番号", colorId: "色の番号", itemCode: "仕入れ先の品番", colorCode: "仕入れ先の色番" },
  ...{ sizeCode: "仕入れ先のサイズ", ground: "生地", temperature: "温度", seconds: "秒数", pressure: "圧力" },
  ...{ finish: "仕上げ", pretreatment: "前処理", recipient: "送り先", package: "印刷データのZIP", ends_at: "終わり" },
  ...{ gang: "面付け" },
  // Of the catalogue and of words.
  ...{ base: "もとの版", planned_for: "公開の予定", edition: "版", version: "版", publish_at: "公開の予定" },
  ...{ legal_version: "規約の版", is_material: "重要な変更", text: "文", content: "文", link_url: "リンク" },
  ...{ audience: "対象", send_at: "送る時刻", rank_id: "ランク", verdict: "判断", paused: "休止", stopped: "終了" },
  ...{ budget: "予算", from: "はじまり", is_offered: "会員に見せる", max_uses: "使える回数", minimum: "最低の金額" },
  ...{ named: "名前をあげた会員の数", new_members_only: "新しい会員だけ", rate: "割引率（1万分の）" },
  ...{ uses_per_member: "1人が使える回数", on: "入", planned: "予定", title: "題", sub_title: "副題", type: "種類" },
  ...{ message: "文", show_from: "はじまり", show_until: "終わり" },
  // Of lists and commands.
  ...{ isSearch: "さがした", sort: "並び", view: "見かた", words: "ことば", options: "指定", who: "担当者" },
  ...{ action: "操作", subject: "対象" },
};

/** What one of a list is called, where the list itself is called otherwise. */
export const ITEMS_OF: Readonly<Record<string, string>> = { places: "お届け先" };

/** Sums of money. Elsewhere a number is a number. */
export const IN_YEN: ReadonlySet<string> = new Set([
  ...["total", "agreedTotal", "amount", "credit_limit", "budget", "minimum"],
]);

const names = (of: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(of).map(([id, { name }]) => [id, name]));

/** States and choices by the field that has them. */
export const DEED_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...ORDER_STATE_NAMES,
  order: ORDER_STATE_NAMES.fulfilment,
  state: {
    ...UNIT_STATE_NAMES,
    ...BATCH_STATE_NAMES,
    ...{ planned: "公開予定", published: "公開中", draft: "下書き" },
    ...{ open: "対応中", waiting: "返信待ち", closed: "完了" },
    ...DEFECT_STATE_NAMES,
  },
  courier: names(COURIERS),
  roles: names(OPERATOR_ROLES),
  ground: GROUND_NAMES,
  resolution: { refund: "返金", reprint: "作り直し" },
  business: { applied: "審査中", approved: "承認", rejected: "却下" },
  paper: { labels: "宛名ラベル", slips: "納品書" },
  kind: { amount: "金額", percent: "割引率", delivery: "送料無料" },
};

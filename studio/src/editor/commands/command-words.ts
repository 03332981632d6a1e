import { type EditorState, selectedLayers } from "../store/editor-state.ts";

/** In the order in which the command list shows them. */
export const COMMAND_GROUPS = [
  "追加",
  "編集",
  "選択",
  "レイヤー",
  "配置",
  "移動",
  "コピー",
  "場所",
  "表示",
  "保存と確認",
] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface CommandWords {
  readonly group: CommandGroup;
  /** What people type for it besides the label: the reading in hiragana, other words, English. */
  readonly words: string;
}

const words = (group: CommandGroup, said: string): CommandWords => ({ group, words: said });

/** By command id; a test checks that the table is complete. */
const WORDS: Readonly<Record<string, CommandWords>> = {
  "add-text": words("追加", "てきすとをついか もじ 文字 text type"),
  upload: words("追加", "がぞうをあっぷろーど しゃしん 写真 ファイル ふぁいる upload photo image"),
  "open-image": words("追加", "がぞう まいがぞう マイ画像 写真 しゃしん image gallery"),
  "open-stamp": words("追加", "すたんぷ いらすと イラスト stamp"),
  "open-shape": words("追加", "ずけい shape"),
  "open-qr": words("追加", "きゅーあーる きゅうあーる QR code りんく リンク わいふぁい Wi-Fi いんすた"),
  "open-template": words("追加", "てんぷれーと ひながた ひな形 template"),
  "open-goods": words("表示", "あいてむのいろとさいず カラー からー 本体色 ほんたいしょく color size"),
  "add-rectangle": words("追加", "しかくをついか 長方形 ちょうほうけい rectangle square"),
  "add-ellipse": words("追加", "えんをついか まる 丸 circle ellipse"),
  "add-triangle": words("追加", "さんかくをついか triangle"),
  "add-star": words("追加", "ほしをついか star"),
  "add-heart": words("追加", "はーとをついか heart"),
  "add-line": words("追加", "せんをついか line"),
  undo: words("編集", "もとにもどす とりけし 取り消し undo"),
  redo: words("編集", "やりなおす redo"),
  copy: words("編集", "こぴー copy"),
  paste: words("編集", "はりつけ ぺーすと paste"),
  duplicate: words("編集", "ふくせい 複写 duplicate"),
  delete: words("編集", "さくじょ けす 消す delete remove"),
  "select-all": words("選択", "すべてせんたく ぜんぶ 全部 select all"),
  deselect: words("選択", "せんたくをはずす 解除 かいじょ deselect"),
  "select-next": words("選択", "つぎのれいやーをせんたく next layer"),
  "select-previous": words("選択", "まえのれいやーをせんたく previous layer"),
  forward: words("レイヤー", "ぜんめんへ まえ 前 順番 じゅんばん forward"),
  backward: words("レイヤー", "はいめんへ うしろ 後ろ 順番 じゅんばん backward"),
  "to-front": words("レイヤー", "さいぜんめんへ いちばんまえ 順番 front"),
  "to-back": words("レイヤー", "さいはいめんへ いちばんうしろ 順番 back"),
  group: words("レイヤー", "ぐるーぷか まとめる グループ化 group"),
  ungroup: words("レイヤー", "ぐるーぷかいじょ ばらす グループ解除 ungroup"),
  open: words("レイヤー", "なかみをへんしゅう きりぬき 切り抜き トリミング とりみんぐ crop edit open"),
  "into-group": words("レイヤー", "ぐるーぷにいれる グループに入れる into group"),
  "out-of-group": words("レイヤー", "ぐるーぷからだす グループから出す out of group"),
  lock: words("レイヤー", "ろっく こてい 固定 lock"),
  hide: words("レイヤー", "ひひょうじ かくす 隠す hide"),
  "flip-x": words("配置", "さゆうはんてん うらがえし flip horizontal"),
  "flip-y": words("配置", "じょうげはんてん flip vertical"),
  "fit-into-area": words("配置", "わくにあわせる 収める おさめる fit"),
  "cut-along-design": words("配置", "えがらのかたちにきりぬく カットライン ダイカット 自由な形 die cut"),
  "align-left": words("配置", "ひだりそろえ 整列 せいれつ align left"),
  "align-center": words("配置", "さゆうちゅうおうそろえ まんなか 真ん中 整列 せいれつ align center"),
  "align-right": words("配置", "みぎそろえ 整列 せいれつ align right"),
  "align-top": words("配置", "うえそろえ 整列 せいれつ align top"),
  "align-middle": words("配置", "じょうげちゅうおうそろえ まんなか 真ん中 整列 せいれつ align middle"),
  "align-bottom": words("配置", "したそろえ 整列 せいれつ align bottom"),
  "distribute-x": words("配置", "さゆうにとうかんかく 分布 ぶんぷ distribute"),
  "distribute-y": words("配置", "じょうげにとうかんかく 分布 ぶんぷ distribute"),
  "zoom-in": words("表示", "かくだい ズーム ずーむ zoom in"),
  "zoom-out": words("表示", "しゅくしょう ズーム ずーむ zoom out"),
  "fit-view": words("表示", "いんさつはんいをぜんたいひょうじ fit view"),
  "copy-to-areas": words("コピー", "ほかのばしょにこぴー copy area"),
  "copy-to-item": words("コピー", "ほかのあいてむにこぴー 商品 しょうひん copy item"),
  rulers: words("表示", "じょうぎのひょうじ るーらー ruler"),
  preview: words("表示", "しあがりをおおきくみる ぷれびゅー プレビュー preview"),
  colors: words("表示", "すべてのいろでみる からー 全色 ぜんしょく colour color"),
  "color-view": words("表示", "いろのみえかた 生地 きじ がめん 透ける すける colour color"),
  "press-view": words(
    "表示",
    "すりあがりのいろをみる 印刷の色 いんさつのいろ CMYK くすむ 校正 こうせい proof colour color",
  ),
  press: words("表示", "すりあがりのいろをくわしく CMYK くすむ インクの総量 いんく 校正 こうせい proof ink"),
  inks: words("表示", "いんく 版 はん 色数 いろかず シルク しるく 特色 とくしょく 網点 あみてん ink screen"),
  checks: words("保存と確認", "いんさつまえのちぇっく check"),
  commands: words("表示", "こまんどをけんさく けんさく command search"),
  keys: words("表示", "きーぼーどそうさ しょーとかっと ショートカット keyboard shortcut help"),
  save: words("保存と確認", "ほぞん せーぶ save"),
  finish: words("保存と確認", "かくにんへすすむ かんせい finish done"),
};

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: "ひだりへ いどう 移動 left move",
  ArrowRight: "みぎへ いどう 移動 right move",
  ArrowUp: "うえへ いどう 移動 up move",
  ArrowDown: "したへ いどう 移動 down move",
};

export function findWords(id: string): CommandWords | undefined {
  if (id.startsWith("area-")) return words("場所", "ばしょをひらく 印刷 いんさつ area");
  const arrow = /^nudge-(\w+)-/.exec(id)?.[1];
  if (arrow) return words("移動", ARROWS[arrow] ?? "");
  return WORDS[id];
}

/** Why it cannot be done now, and what would make it possible. */
export function reasonAgainst(id: string, state: EditorState): string {
  const own = REASONS[id];
  if (own) return own;
  if (id.startsWith("area-")) return "いま開いている場所です";
  if (state.selection.length === 0) return "レイヤーを選ぶと使えます";
  if (selectedLayers(state).every((layer) => layer.locked)) return "ロックを外すと使えます";
  return "いまの選択では使えません";
}

const REASONS: Readonly<Record<string, string>> = {
  group: "2個以上選ぶと使えます",
  ungroup: "グループを選ぶと使えます",
  open: "グループか画像、テキストを選ぶと使えます",
  undo: "元に戻せる操作がありません",
  redo: "やり直せる操作がありません",
  paste: "先にコピーすると使えます",
  "distribute-x": "3個以上選ぶと使えます",
  "distribute-y": "3個以上選ぶと使えます",
  "copy-to-areas": "この場所にレイヤーを置くと使えます",
  "copy-to-item": "レイヤーを置くと使えます",
  rulers: "広い画面で使えます",
  "color-view": "この印刷方法の色は、どの生地の上でも画面のままです",
  "press-view": "刷り上がりの色は、紙のアイテムを「インクジェット」で刷るときに見られます",
  press: "刷り上がりの色は、紙のアイテムを「インクジェット」で刷るときに見られます",
  inks: "インクを選ぶのは、シルクスクリーンのときだけです",
  "open-goods": "このアイテムは1色・1サイズです",
  finish: "確認の準備中です",
};

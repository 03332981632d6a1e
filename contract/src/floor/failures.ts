import { defineFailures } from "../kernel/index.ts";

/** What the floor is refused. Each says what to do with the piece in hand. */
export const floorFailures = defineFailures({
  "floor/no-such-unit": { status: 404, message: "この番号のラベルはありません。もう一度スキャンしてください。" },
  "floor/not-ready": { status: 409, message: "まだ印刷の準備ができていません。少し待ってからスキャンしてください。" },
  "floor/not-printed": { status: 409, message: "印刷がまだです。印刷の台へ回してください。" },
  "floor/not-checked": { status: 409, message: "検品がまだです。検品の台へ回してください。" },
  "floor/not-packed": { status: 409, message: "梱包がまだです。梱包の台へ回してください。" },
  "floor/already-done": { status: 409, message: "この作業は済んでいます。次の台へ回してください。" },
  "floor/is-held": { status: 409, message: "保留中です。保留の棚へ置いてください。" },
  "floor/is-rejected": { status: 409, message: "刷り直しになった品です。印刷の台で刷り直してください。" },
  "floor/is-cancelled": { status: 409, message: "取りやめになった品です。箱に入れないでください。" },
  "floor/has-left": { status: 409, message: "すでに発送した番号です。ラベルをたしかめてください。" },
  "floor/order-held": { status: 409, message: "ご注文が保留されています。保留の棚へ置いてください。" },
  "floor/no-such-paper": {
    status: 404,
    message: "この店の番号ではありません。品、バッチ、小包のどれかのラベルをスキャンしてください。",
  },
  "floor/batch-not-here": {
    status: 409,
    message: "バッチの番号です。この台では、品か小包のラベルをスキャンしてください。",
  },
  "floor/parcel-not-here": { status: 409, message: "小包のラベルです。梱包の台でスキャンしてください。" },
  "floor/no-such-parcel": { status: 404, message: "この小包はありません。ラベルをたしかめてください。" },
  "floor/parcel-cancelled": {
    status: 409,
    message: "取りやめになった小包です。発送しないで、中の品を戻してください。",
  },
  "floor/strange-unit": { status: 409, message: "別の小包の品です。この箱に入れないでください。" },
  "floor/packed-by-other": { status: 409, message: "ほかの担当者が梱包しています。品を渡してください。" },
  "floor/still-cancellable": { status: 409, message: "お客様がまだキャンセルできる時間です。少し待ってください。" },
  "floor/money-given-back": { status: 409, message: "全額を返金したご注文です。印刷しないでください。" },
  "floor/not-for-warehouse": {
    status: 409,
    message: "倉庫に入れる品ではありません。発送の棚へ置いてください。",
  },
  "floor/no-warehouse": { status: 409, message: "このお店には倉庫がありません。" },
  "floor/courier-not-set-up": {
    status: 409,
    message: "この運送会社との契約が、お店の設定にありません。設定してからお使いください。",
  },
  "floor/parcels-changed": {
    status: 409,
    message:
      "小包の中に、発送を待っていないものか、ほかの担当者がデータを作ったものがあります。画面を読み直してください。",
  },
  "floor/parcels-refused": {
    status: 409,
    message: "送り状に印字できないお届け先があります。赤い表示を直すか、外してください。",
  },
  "floor/too-many-papers": {
    status: 409,
    message: "一度に印刷できるのは、小包200個分までです。分けて印刷してください。",
  },
  "floor/unreadable-result": {
    status: 422,
    message: "この運送会社の発行済みデータではありません。管理番号とお問い合わせ番号の列があるCSVを選んでください。",
  },
  "floor/tickets-too-early": {
    status: 409,
    message: "まだ印刷の準備ができていない品があります。印刷待ちになってから、作業票を印刷してください。",
  },
  "floor/tickets-too-late": {
    status: 409,
    message: "発送や取りやめが済んだ品があります。画面を読み直してください。",
  },
  "floor/nothing-to-print": { status: 409, message: "印刷する品がありません。番号をたしかめてください。" },
  "floor/too-many-to-print": { status: 409, message: "一度にまとめられるのは500点までです。分けてください。" },
  "floor/print-too-early": {
    status: 409,
    message: "まだ印刷の準備ができていない品があります。印刷待ちになってから、もう一度お試しください。",
  },
  "floor/print-too-late": {
    status: 409,
    message: "発送や取りやめが済んだ品があります。画面を読み直してください。",
  },
  "floor/print-held": {
    status: 409,
    message: "保留中の品か、保留中のご注文の品があります。保留から戻してから、もう一度お試しください。",
  },
  "floor/no-such-package": { status: 404, message: "この印刷データはありません。一覧から選び直してください。" },
  "floor/package-not-ready": {
    status: 409,
    message: "印刷データがまだできていません。できあがってから、もう一度お試しください。",
  },
  "floor/package-changed": {
    status: 409,
    message: "作ったあとに、取りやめた品、保留にした品、バッチから外した品があります。印刷データを作り直してください。",
  },
  "floor/sheets-changed": {
    status: 409,
    message: "並べたあとに、取りやめた品、保留にした品、バッチから外した品があります。シートを並べ直してください。",
  },
  "floor/no-film-prints": { status: 409, message: "転写フィルムに刷る品がありません。" },
  "floor/no-such-sheet": { status: 404, message: "このシートはありません。画面を読み直してください。" },
  "floor/no-hot-folder": {
    status: 409,
    message: "印刷機のフォルダーが、お店の設定（HOT_FOLDER）にありません。設定してからお使いください。",
  },
  "floor/no-such-link": { status: 404, message: "このリンクはもう使えません。画面を読み直してください。" },
  "floor/no-such-batch": { status: 404, message: "この番号のバッチはありません。番号をたしかめてください。" },
  "floor/batch-is-done": { status: 409, message: "このバッチは完了しています。画面を読み直してください。" },
  "floor/batch-not-ready": {
    status: 409,
    message: "印刷待ちでも刷り直しでもない品、または保留中のご注文の品があります。外してからお試しください。",
  },
  "floor/in-other-batch": {
    status: 409,
    message: "ほかのバッチに入っている品があります。そのバッチから外してからお試しください。",
  },
  "floor/batch-mixed": { status: 409, message: "印刷方法の違う品は、1つのバッチにできません。" },
  "floor/batch-full": { status: 409, message: "1つのバッチに入れられるのは200点までです。別のバッチにしてください。" },
  "floor/not-in-batch": { status: 409, message: "このバッチに入っていない品があります。画面を読み直してください。" },
  "floor/too-late-to-undo": { status: 409, message: "1分を過ぎたため、取り消せません。" },
  "floor/not-yours-to-undo": {
    status: 409,
    message: "ほかの担当者のスキャンです。スキャンした人が取り消してください。",
  },
  "floor/cannot-be-undone": {
    status: 409,
    message: "入庫と、箱から出した記録は、ここでは取り消せません。注文の画面から直してください。",
  },
  "floor/nothing-to-undo": { status: 409, message: "取り消せるスキャンがありません。" },
  "floor/moved-meanwhile": { status: 409, message: "ほかの担当者が先に進めました。もう一度スキャンしてください。" },
  "floor/no-such-photo": { status: 404, message: "この写真は、もうありません。" },
  "floor/photo-unreadable": { status: 422, message: "写真を読み取れません。JPEGかPNGの写真で、撮り直してください。" },
  "floor/photo-busy": { status: 429, message: "写真の処理が混み合っています。少し待って、もう一度お試しください。" },
  "floor/is-sending": {
    status: 409,
    message: "倉庫から送る品は、刷り直せません。箱に入れずによけておき、ご注文の担当に知らせてください。",
  },
  "floor/not-here": { status: 409, message: "この段階の品では、この操作はできません。" },
});

/** Why the work of a station is not next for what was scanned there: a piece, or the paper of a batch or a parcel. */
export const NOT_NEXT = [
  "floor/not-ready",
  "floor/not-printed",
  "floor/not-checked",
  "floor/not-packed",
  "floor/already-done",
  "floor/is-held",
  "floor/is-rejected",
  "floor/is-cancelled",
  "floor/has-left",
  "floor/order-held",
  "floor/packed-by-other",
] as const satisfies readonly (keyof typeof floorFailures)[];

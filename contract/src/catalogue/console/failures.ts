import { defineFailures } from "../../kernel/index.ts";

/** What an operator can be refused at the goods. Each says what to do instead. */
export const catalogueFailures = defineFailures({
  "catalogue/no-such-file": { status: 404, message: "商品または一覧が見つかりません。画面を読み直してください。" },
  "catalogue/no-such-edition": { status: 409, message: "この公開には、戻せるものがありません。" },
  "catalogue/draft-changed": {
    status: 409,
    message: "この下書きは、別の画面かほかの担当者が先に変えました。入力した内容は、この画面に残っています。",
  },
  "catalogue/draft-outdated": {
    status: 409,
    message: "下書きを始めたあとに、同じものの新しい版が公開されました。違いを確かめて、保存し直してください。",
  },
  "catalogue/drafts-in-the-way": {
    status: 409,
    message: "書きかけの下書きがあるため、できません。公開するか捨ててから、もう一度お試しください。",
  },
  "catalogue/not-sellable": { status: 422, message: "誤りがあるため、公開できません。示した行を直してください。" },
  "catalogue/nothing-changed": { status: 409, message: "公開中の内容と同じです。変わるところがありません。" },
  "catalogue/time-is-over": { status: 422, message: "公開の日時は、いまより後にしてください。" },
  "catalogue/picture-unreadable": {
    status: 422,
    message: "写真を読み取れません。JPEGかPNGの写真を選んでください。",
  },
  "catalogue/picture-too-small": {
    status: 422,
    message: "写真が小さすぎます。短いほうの辺が800ピクセル以上の写真を選んでください。",
  },
  "catalogue/picture-too-large": {
    status: 422,
    message: "写真が大きすぎます。5000万画素より小さくして、もう一度お試しください。",
  },
  "catalogue/picture-busy": {
    status: 429,
    message: "写真の処理が混み合っています。少し待って、もう一度お試しください。",
  },
  "catalogue/no-catalogue": {
    status: 422,
    message: "カタログのZIPとして読めません。書き出したZIPと同じ形にしてください。",
  },
});

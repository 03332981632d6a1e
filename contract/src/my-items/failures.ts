import { defineFailures } from "../kernel/index.ts";

export const myItemsFailures = defineFailures({
  "my-items/not-found": {
    status: 404,
    message: "アイテムが見つかりませんでした。マイアイテムの一覧をご確認ください。",
  },
  "my-items/completed": { status: 409, message: "完成したアイテムは編集できません。" },
  "my-items/changed-elsewhere": {
    status: 409,
    message: "ほかの画面でこのアイテムが変更されました。最新の内容を読み込んでから、もう一度編集してください。",
  },
  "my-items/removed": {
    status: 409,
    message:
      "運営の確認により、このアイテムのリンクやコピーはつくれません。くわしくは、お送りしたメールをご覧ください。",
  },
  "my-items/too-many-links": {
    status: 409,
    message: "リンクは1つのアイテムに10個までです。使わないリンクを閉じてから、もう一度お試しください。",
  },
  /** A closed link, a guessed one and one whose owner did not allow it are not told apart. */
  "my-items/no-remix": {
    status: 404,
    message: "このリンクのデザインは、元にしてつくることができません。リンクを送った方にご確認ください。",
  },
  "my-items/remix-pictures-full": {
    status: 409,
    message: "保存できる画像は300枚までです。デザイン画面で使っていない画像を削除してから、もう一度お試しください。",
  },
  "my-items/remix-too-large": {
    status: 409,
    message: "写す絵が多すぎるため、元にしてつくることができません。写せるのは60枚までです。",
  },
  "my-items/no-comment": { status: 404, message: "コメントが見つかりませんでした。読み込み直してください。" },
  "my-items/no-vote": { status: 404, message: "投票が見つかりませんでした。読み込み直してください。" },
  "my-items/nothing-to-show": {
    status: 409,
    message: "何も描かれていない下書きは、見せられません。デザインを描いてからお試しください。",
  },
  "my-items/vote-no-picture": {
    status: 409,
    message: "何も描かれていないアイテムは、えらんでもらえません。デザインを描いてからお試しください。",
  },
  "my-items/vote-day": { status: 422, message: "しめきりは、今日から60日後までの日をお選びください。" },
  "my-items/too-many-votes": {
    status: 409,
    message: "投票は20個までです。使わない投票を消してから、もう一度お試しください。",
  },
  "my-items/no-design": {
    status: 409,
    message: "デザインがまだ仕上がっていません。デザイン画面で「確認へすすむ」を押してください。",
  },
  "my-items/tag-unfinished": {
    status: 409,
    message: "タグのデザインが仕上がっていません。タグのデザイン画面で「確認へすすむ」を押すか、タグを外してください。",
  },
  "my-items/not-printable": {
    status: 409,
    message: "印刷前のチェックに通っていません。デザインを開き、「チェック」の内容をご確認ください。",
  },
  "my-items/text-faults": { status: 422, message: "名前・説明・販売価格をご確認ください。" },
  "my-items/no-size": { status: 422, message: "サイズを1つ以上お選びください。" },
  "my-items/no-such-size": { status: 422, message: "このアイテムにないサイズが選ばれています。" },
  "my-items/no-image": { status: 422, message: "画像は1枚以上必要です。" },
  "my-items/too-many-images": { status: 422, message: "画像は15枚までです。" },
  "my-items/no-such-image": { status: 422, message: "画像が見つかりませんでした。もう一度お選びください。" },
  "my-items/image-too-large": {
    status: 413,
    message: "画像は5MBまでです。サイズを小さくしてからお試しください。",
  },
  /** Told by its content: a PNG that lost its beginning is not known as one. */
  "my-items/image-not-supported": {
    status: 415,
    message:
      "JPG・JPEG・PNG・GIFの画像として読み込めませんでした。ファイルの種類と、こわれていないかをご確認ください。",
  },
  "my-items/image-broken": {
    status: 422,
    message: "画像を読み込めませんでした。ファイルがこわれているようです。別の画像でお試しください。",
  },
  "my-items/image-too-many-pixels": {
    status: 422,
    message: "画像の縦横が大きすぎます。5,000万画素（7,000×7,000ほど）までの画像をお使いください。",
  },
  "my-items/image-too-heavy": {
    status: 422,
    message: "画像の読み込みに時間がかかりすぎました。縦横を小さくしてからお試しください。",
  },
  "my-items/image-busy": { status: 429, message: "ただいま混み合っています。少し待ってから、もう一度お試しください。" },
  "my-items/choice-not-printable": {
    status: 422,
    message: "この印刷方法・色・印刷位置の組み合わせでは印刷できません。アイテムの画面で選び直してください。",
  },
  "my-items/withdrawn": {
    status: 409,
    message: "このアイテム、またはこの色・印刷方法・タグ・差し込みのお取り扱いは終了しました。",
  },
  "my-items/in-warehouse": { status: 409, message: "倉庫に在庫があるか、配送中のアイテムは削除できません。" },
  "my-items/not-completed": { status: 409, message: "ギャラリーに公開できるのは、完成したアイテムだけです。" },
  "my-items/no-nickname": {
    status: 409,
    message:
      "ギャラリーには、つくった方のニックネームが表示されます。マイページでニックネームを設定してから公開してください。",
  },
  "my-items/hidden": {
    status: 409,
    message: "このアイテムは、運営の確認によりギャラリーに表示できません。お問い合わせください。",
  },
  "my-items/not-published": { status: 404, message: "この作品は公開されていません。" },
});

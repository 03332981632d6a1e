import { defineFailures, pickFailures } from "../kernel/index.ts";

/** What can keep an analysis from being made or whole. The same words are in `errors` of an account that was analysed. */
export const analysisFailures = defineFailures({
  "fans/temporarily-unavailable": {
    status: 503,
    message: "ただいまSNSからデータを取得できません。時間をおいて、もう一度お試しください。",
  },
  "fans/reconnect-needed": {
    status: 409,
    message: "SNSとの連携が切れています。お手数ですが、もう一度連携してください。",
  },
  "fans/permission-missing": {
    status: 409,
    message: "分析に必要な許可が足りません。もう一度連携し、すべての項目を許可してください。",
  },
  "fans/insufficient-data": {
    status: 409,
    message: "データが不足しているため、年代と性別を分析できません。ファンの情報はご自分で入力できます。",
  },
  "fans/no-channel": {
    status: 409,
    message: "このGoogleアカウントにはYouTubeのチャンネルがありません。チャンネルのあるアカウントで連携してください。",
  },
  "fans/no-page": {
    status: 409,
    message:
      "Facebookページが見つかりません。InstagramとつながったFacebookページを作成してから、もう一度連携してください。",
  },
  "fans/not-professional": {
    status: 409,
    message: "Instagramのプロアカウントが見つかりません。プロアカウントに切り替えてから、もう一度連携してください。",
  },
});
export type AnalysisFailureCode = keyof typeof analysisFailures;

export const fansFailures = defineFailures({
  ...analysisFailures,
  "fans/denied": { status: 409, message: "連携がキャンセルされました。連携する場合は、もう一度お試しください。" },
  "fans/link-not-valid": {
    status: 410,
    message: "連携の手続きの有効期限が切れたか、すでに終わっています。もう一度はじめからお試しください。",
  },
  "fans/not-set-up": { status: 503, message: "このSNSとの連携は、ただいまご利用いただけません。" },
  "fans/not-linked": { status: 409, message: "SNSがまだ連携されていません。先に連携してください。" },
  "fans/no-such-account": {
    status: 422,
    message: "連携したアカウントの中に見つかりません。一覧から選びなおしてください。",
  },
  "fans/refreshed-lately": {
    status: 429,
    message: "更新したばかりです。少し時間をおいてから、もう一度お試しください。",
  },
  "fans/ratio-over-all": { status: 422, message: "割合の合計は100%以内で入力してください。" },
  "fans/ratio-mismatch": {
    status: 422,
    message: "男女の割合が一致していません。年代ごとの割合の合計を、男女それぞれの割合に合わせてください。",
  },
  "fans/instagram-name": {
    status: 422,
    message: "Instagramのユーザーネームは、半角英数字・アンダーバー・ピリオドで入力してください。",
  },
  "fans/at-id": { status: 422, message: "IDは「@」から入力してください。" },
  "fans/already-there": {
    status: 409,
    message: "ファンの情報はすでに登録されています。画面を読み込みなおしてください。",
  },
});

/** What a network can answer to a question about the accounts behind a link. */
export const networkFailures = pickFailures(
  analysisFailures,
  "fans/temporarily-unavailable",
  "fans/reconnect-needed",
  "fans/permission-missing",
  "fans/no-channel",
  "fans/no-page",
  "fans/not-professional",
);
export type NetworkFailureCode = keyof typeof networkFailures;

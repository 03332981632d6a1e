import { defineFailures } from "../kernel/index.ts";

export const supportFailures = defineFailures({
  "support/no-such-ticket": { status: 404, message: "お問い合わせが見つかりません。画面を読み直してください。" },
  "support/no-address": { status: 409, message: "お客様のメールアドレスが残っていないため、お返事できません。" },
  "support/no-such-file": { status: 404, message: "ファイルが見つかりません。" },
  "support/file-not-possible": {
    status: 422,
    message: "お返事に付けられるのは、PDF・PNG・JPEGのファイルです。ファイルを選び直してください。",
  },
  "support/no-such-template": { status: 404, message: "ひな形が見つかりません。画面を読み直してください。" },
  "support/template-name-taken": { status: 409, message: "同じ名前のひな形があります。別の名前にしてください。" },
  "support/answered-meanwhile": {
    status: 409,
    message: "新しい連絡が届いたか、ほかの担当者が先に進めました。加わったものを読んでから、もう一度進めてください。",
  },
});

import { INQUIRY_MESSAGE_MAX, INQUIRY_NAME_MAX } from "@surimono/domain/editorial";
import { defineFailures } from "../kernel/index.ts";

export const editorialFailures = defineFailures({
  "editorial/required": { status: 422, message: "必須の項目を入力してください。" },
  "editorial/too-long": {
    status: 422,
    message: `お名前は${INQUIRY_NAME_MAX}文字、お問い合わせの内容は${INQUIRY_MESSAGE_MAX}文字以内で入力してください。`,
  },
  "editorial/disallowed-characters": { status: 422, message: "使えない文字が含まれています。" },
  "editorial/invalid-email": { status: 422, message: "メールアドレスの形式をご確認ください。" },
  "editorial/invalid-phone": { status: 422, message: "電話番号をご確認ください。" },
});

import { INQUIRY_MESSAGE_MAX, INQUIRY_NAME_MAX, type InquiryProblem } from "@surimono/domain/editorial";

const NAMES: Readonly<Record<InquiryProblem["field"], string>> = {
  name: "お名前",
  email: "メールアドレス",
  phone: "電話番号",
  message: "お問い合わせの内容",
};

/** The message below the field, with what to do. */
export function problemWords(field: InquiryProblem["field"], code: InquiryProblem["code"]): string {
  const words: Readonly<Record<InquiryProblem["code"], string>> = {
    "editorial/required": `${NAMES[field]}を入力してください`,
    "editorial/too-long": `${field === "name" ? INQUIRY_NAME_MAX : INQUIRY_MESSAGE_MAX}文字以内で入力してください`,
    "editorial/disallowed-characters": "使えない文字が含まれています。絵文字や記号をのぞいてください",
    "editorial/invalid-email": "メールアドレスの形式をご確認ください",
    "editorial/invalid-phone": "電話番号をご確認ください（例 03-1234-5678）",
  };
  return words[code];
}

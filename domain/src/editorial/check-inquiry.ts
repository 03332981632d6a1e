import { isPhone, plainEmail, plainPhone } from "../kernel/index.ts";

export interface Inquiry {
  readonly name: string;
  readonly email: string;
  /** Empty: the customer wants no call. */
  readonly phone: string;
  readonly topic: InquiryTopic;
  readonly message: string;
}

export const INQUIRY_TOPICS = ["item", "design", "order", "defect", "business", "account", "other"] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];

export const inquiryTopicNames: Readonly<Record<InquiryTopic, string>> = {
  item: "アイテムについて",
  design: "デザインと印刷について",
  order: "ご注文とお届けについて",
  defect: "不良品・相違品について",
  business: "法人のご利用について",
  account: "会員登録とログインについて",
  other: "その他",
};

export const INQUIRY_NAME_MAX = 50;
export const INQUIRY_MESSAGE_MAX = 2000;

export interface InquiryProblem {
  readonly field: "name" | "email" | "phone" | "message";
  readonly code:
    | "editorial/required"
    | "editorial/too-long"
    | "editorial/disallowed-characters"
    | "editorial/invalid-email"
    | "editorial/invalid-phone";
}

// Characters that are invisible, unassigned or half a character would be lost in the letter. Line breaks and tabs are allowed.
const UNWRITABLE = /[^\P{C}\n\r\t\u200d]/u;
// A name is one line, without mark-up.
const NOT_IN_NAMES = /[<>{}[\]\\|\r\n\t\p{Extended_Pictographic}]/u;
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** The problems of an inquiry (rule editorial-inquiry-fields), at most one for each field, in form order. */
export function checkInquiry(inquiry: Omit<Inquiry, "topic">): InquiryProblem[] {
  const problems: InquiryProblem[] = [];
  const note = (field: InquiryProblem["field"], code: InquiryProblem["code"] | undefined) => {
    if (code) problems.push({ field, code });
  };
  note(
    "name",
    textProblem(inquiry.name, INQUIRY_NAME_MAX, (name) => NOT_IN_NAMES.test(name)),
  );
  note("email", emailProblem(plainEmail(inquiry.email)));
  note("phone", phoneProblem(plainPhone(inquiry.phone)));
  note("message", textProblem(inquiry.message, INQUIRY_MESSAGE_MAX));
  return problems;
}

function textProblem(text: string, maximum: number, refuses: (text: string) => boolean = () => false) {
  const trimmed = text.trim();
  if (trimmed === "") return "editorial/required";
  if (UNWRITABLE.test(trimmed) || refuses(trimmed)) return "editorial/disallowed-characters";
  // Characters as a person counts them: 𠮷 is one.
  return [...trimmed].length > maximum ? "editorial/too-long" : undefined;
}

function emailProblem(email: string) {
  if (email === "") return "editorial/required";
  return email.length <= 254 && EMAIL.test(email) ? undefined : "editorial/invalid-email";
}

function phoneProblem(phone: string) {
  return phone === "" || isPhone(phone) ? undefined : "editorial/invalid-phone";
}

import { expect, test } from "vitest";
import { checkInquiry, INQUIRY_MESSAGE_MAX, INQUIRY_NAME_MAX } from "./check-inquiry.ts";

const fine = {
  name: "髙﨑 みどり",
  email: "midori@example.com",
  phone: "",
  message: "届きません。\n確認をお願いします😊",
};

test("a whole inquiry has no problem", () => {
  expect(checkInquiry(fine)).toEqual([]);
  expect(checkInquiry({ ...fine, name: "𠮷".repeat(INQUIRY_NAME_MAX) })).toEqual([]);
});

test("what is missing is told for each field at once", () => {
  expect(checkInquiry({ name: " ", email: "", phone: "", message: "\n　" })).toEqual([
    { field: "name", code: "editorial/required" },
    { field: "email", code: "editorial/required" },
    { field: "message", code: "editorial/required" },
  ]);
});

test.each(["03-1234-5678", "０９０ー１２３４ー５６７８", "0312345678", "+81 90-1234-5678", "(03)1234-5678"])(
  "%s is a phone number",
  (phone) => expect(checkInquiry({ ...fine, phone })).toEqual([]),
);

test.each(["12345", "1234567890", "電話", "090-1234-56789-0", "03-1234-567x"])("%s is none", (phone) => {
  expect(checkInquiry({ ...fine, phone })).toEqual([{ field: "phone", code: "editorial/invalid-phone" }]);
});

test.each([
  "midori",
  "midori@",
  "@example.com",
  "a b@example.com",
  "midori@example",
  "midori@exa_mple.com",
  "あ@example.com",
])("%s is no address of mail", (email) =>
  expect(checkInquiry({ ...fine, email })).toEqual([{ field: "email", code: "editorial/invalid-email" }]),
);

test.each([
  ["name", "<b>みどり</b>"],
  ["name", "みどり😊"],
  ["name", "みど\nり"],
  ["message", "\u0000"],
  ["message", "外字\ue000です"],
  ["message", "半分\ud800"],
])("%s must not hold %j", (field, text) => {
  expect(checkInquiry({ ...fine, [field]: text })).toEqual([{ field, code: "editorial/disallowed-characters" }]);
});

test("a text has an end", () => {
  expect(checkInquiry({ ...fine, message: "あ".repeat(INQUIRY_MESSAGE_MAX + 1) })).toEqual([
    { field: "message", code: "editorial/too-long" },
  ]);
});

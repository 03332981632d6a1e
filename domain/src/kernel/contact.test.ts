import { expect, test } from "vitest";
import { isPhone, plainEmail, plainPhone } from "./contact.ts";

test("an address in full-width letters is the one in half-width letters", () => {
  expect(plainEmail("　ｍｉｄｏｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ ")).toBe("midori@example.com");
});

test.each([
  ["０３－１２３４－５６７８", "03-1234-5678"],
  ["090ー1234ー5678", "090-1234-5678"],
  [" （03）1234‐5678", "(03)1234-5678"],
  ["+81 90 1234 5678", "+81 90 1234 5678"],
])("%s is the number %s", (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
  expect(isPhone(plain)).toBe(true);
});

test.each(["", "12345", "1234567890", "----------", "電話", "+0312345678", "03-1234-567x"])(
  "%j is no number",
  (plain) => expect(isPhone(plain)).toBe(false),
);

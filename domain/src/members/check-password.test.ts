import { expect, test } from "vitest";
import { checkPassword } from "./check-password.ts";

test.each([
  ["correct horse", "a@example.com", undefined],
  ["12345678", "a@example.com", undefined],
  ["あいうえおかきく", "a@example.com", undefined],
  ["x".repeat(128), "a@example.com", undefined],
  ["1234567", "a@example.com", "too-short"],
  ["", "a@example.com", "too-short"],
  ["x".repeat(129), "a@example.com", "too-long"],
  ["suri@example.com", "Suri@Example.com", "same-as-email"],
  ["SURI@EXAMPLE.COM ", "suri@example.com", "same-as-email"],
  ["hanako.yamada", "hanako.yamada@example.com", "same-as-email"],
  ["hanako.yamada1", "hanako.yamada@example.com", undefined],
])("%j of %s: %s", (password, email, problem) => {
  expect(checkPassword(password, email)).toBe(problem);
});

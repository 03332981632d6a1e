import { expect, test } from "vitest";
import { isCommonPassword } from "./is-common-password.ts";

test.each([
  "password",
  "PassWord",
  "ｐａｓｓｗｏｒｄ",
  "　password ",
  "12345678",
  "qwertyui",
  "aaaaaaaa",
  "ああああああああ",
  "surimono",
  "Surimono2026!",
  "すりものすりもの",
])("%s is guessed first", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(["correct horse", "kaminari-gorogoro", "surimono-demo", "春はあけぼのやうやう"])(
  "%s is not",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

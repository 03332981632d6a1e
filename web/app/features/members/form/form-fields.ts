import { passwordMessages } from "@surimono/contract/members";
import { plainEmail } from "@surimono/domain/kernel";
import { PASSWORD_MAX, PASSWORD_MIN } from "@surimono/domain/members";
import * as z from "zod/mini";
import { nicknameProblem } from "./nickname-problem.ts";

/** Fields shared by several forms, with messages for the screen; the server checks the contract again. */
export const emailField = z
  .string()
  .check(
    z.overwrite(plainEmail),
    z.minLength(1, "メールアドレスを入力してください"),
    z.email("メールアドレスの形式をご確認ください"),
  );

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, "パスワードを入力してください"),
    z.minLength(PASSWORD_MIN, passwordMessages["too-short"]),
    z.maxLength(PASSWORD_MAX, passwordMessages["too-long"]),
  );

/** One that was set before; the server says whether it is right. */
export const passwordField = passwordNamed("パスワード");
export const presentPasswordField = passwordNamed("いまのパスワード");

export const nicknameField = z.string().check(
  z.refine((nickname) => nicknameProblem(nickname) === true, {
    error: ({ input }) => String(nicknameProblem(String(input))),
  }),
);

export function requiredText(maximum: number, missing: string) {
  return z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maximum, `${maximum}文字以内で入力してください`));
}

export function agreement(name: string) {
  return z.boolean().check(z.refine((agreed) => agreed, `${name}への同意が必要です`));
}

/** The password must not be the address; the message shows at the password. */
export const SAME_AS_EMAIL = { path: ["password"], error: passwordMessages["same-as-email"] };

function passwordNamed(name: string) {
  return z
    .string()
    .check(z.minLength(1, `${name}を入力してください`), z.maxLength(PASSWORD_MAX, passwordMessages["too-long"]));
}

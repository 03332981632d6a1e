import * as z from "zod/mini";
import { defineCall, done, pickFailures } from "../kernel/index.ts";
import { membersFailures, tooMany } from "./failures.ts";
import { emailAddress, letterCode, linkToken, newPassword, presentPassword } from "./fields.ts";

const opened = z.object({ kind: z.enum(["consumer", "business"]), token: z.string() });

export const verifyEmail = defineCall({
  name: "verifyEmail",
  method: "POST",
  path: "/api/auth/verify-email",
  summary:
    "Opens the account that the letter's link names, with the password of the sign-up, and its first session; a link works once.",
  access: "guest",
  payload: z.strictObject({ token: linkToken, password: presentPassword }),
  answer: opened,
  failures: { ...tooMany, ...pickFailures(membersFailures, "members/link-not-valid", "members/not-the-password") },
});

export const verifyEmailByCode = defineCall({
  name: "verifyEmailByCode",
  method: "POST",
  path: "/api/auth/verify-email-code",
  summary:
    "The same with the code that the letter shows, for the page that stayed open; a code is good for 30 minutes.",
  access: "guest",
  payload: z.strictObject({ email: emailAddress, code: letterCode, password: presentPassword }),
  answer: opened,
  failures: { ...tooMany, ...pickFailures(membersFailures, "members/code-not-valid", "members/not-the-password") },
});

export const resendVerification = defineCall({
  name: "resendVerification",
  method: "POST",
  path: "/api/auth/resend-verification",
  summary: "Sends the verification letter again, if a sign-up waits for one. Answers the same in any case.",
  access: "guest",
  payload: z.strictObject({ email: emailAddress }),
  answer: done,
  failures: tooMany,
});

export const requestPasswordReset = defineCall({
  name: "requestPasswordReset",
  method: "POST",
  path: "/api/auth/request-password-reset",
  summary:
    "Sends a letter with which a new password can be set, if the address has an account. Answers the same in any case.",
  access: "guest",
  payload: z.strictObject({ email: emailAddress }),
  answer: done,
  failures: tooMany,
});

export const resetPassword = defineCall({
  name: "resetPassword",
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Sets a new password with the letter's link; every session of the member and every other such link end.",
  access: "guest",
  withCookies: true,
  payload: z.strictObject({ token: linkToken, password: newPassword }),
  answer: done,
  failures: pickFailures(
    membersFailures,
    "members/link-not-valid",
    "members/password-same-as-email",
    "members/password-too-common",
  ),
});

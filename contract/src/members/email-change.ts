import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures } from "../kernel/index.ts";
import { membersFailures, tooMany } from "./failures.ts";
import { emailAddress, linkToken, presentPassword } from "./fields.ts";

export const getEmailChange = defineCall({
  name: "getEmailChange",
  method: "GET",
  path: "/api/member/email",
  summary: "The bearer's address, the one that waits for its letter's link, and how another is asked for.",
  access: "member",
  payload: nothing,
  answer: z.object({
    email: z.string(),
    pending_email: z.nullable(z.string()),
    /** Without a password, if the session is new. */
    confirm_by: z.enum(["password", "sign-in"]),
  }),
  failures: {},
});

export const requestEmailChange = defineCall({
  name: "requestEmailChange",
  method: "POST",
  path: "/api/member/email",
  summary:
    "Sends a letter to another address of the bearer's, whose link changes it, and tells the present one. A second request replaces the first. Answers the same whether or not the other address has an account.",
  access: "member",
  payload: z.strictObject({
    email: emailAddress,
    /** Missing if there is none. */
    password: z.optional(presentPassword),
  }),
  answer: done,
  failures: {
    ...tooMany,
    ...pickFailures(membersFailures, "members/same-email", "members/not-your-password", "members/sign-in-again"),
  },
});

export const confirmEmailChange = defineCall({
  name: "confirmEmailChange",
  method: "POST",
  path: "/api/auth/confirm-email-change",
  summary:
    "Changes the address by the letter's link, which works once; every session ends but the one that asked for it.",
  access: "guest",
  withCookies: true,
  payload: z.strictObject({ token: linkToken }),
  answer: z.object({ email: z.string() }),
  failures: pickFailures(membersFailures, "members/email-link-not-valid"),
});

import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { linkToken, newPassword } from "../members/index.ts";
import { operatorsFailures } from "./failures.ts";
import { operatorRole, operatorSchema } from "./operator.ts";

export const readInvitation = defineCall({
  name: "readInvitation",
  method: "POST",
  path: "/api/operator/invitation/read",
  summary: "What an invitation's letter leads to, with the secret for the application that makes the codes.",
  access: "guest",
  payload: z.object({ token: linkToken }),
  answer: z.object({
    email: z.string(),
    name: z.string(),
    roles: z.array(operatorRole),
    /** False: somebody who has an account sets password and second factor again. */
    is_new: z.boolean(),
    totp_secret: z.string(),
    totp_uri: z.string(),
  }),
  failures: pickFailures(operatorsFailures, "operators/invitation-not-valid"),
});

export const acceptInvitation = defineCall({
  name: "acceptInvitation",
  method: "POST",
  path: "/api/operator/invitation/accept",
  summary: "Sets password and second factor, opens the account and a session; answers the recovery codes, this once.",
  access: "guest",
  withCookies: true,
  payload: z.object({
    token: linkToken,
    password: newPassword,
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, "6桁の数字を入力してください")),
  }),
  answer: z.object({ operator: operatorSchema, recovery_codes: z.array(z.string()) }),
  failures: pickFailures(
    operatorsFailures,
    "operators/invitation-not-valid",
    "operators/code-wrong",
    "members/password-too-common",
    "members/password-same-as-email",
  ),
});

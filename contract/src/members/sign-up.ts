import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { membersFailures, nicknameFailures, tooMany } from "./failures.ts";
import { day, emailAddress, newPassword, typedNickname, wantedPath } from "./fields.ts";

export const signUp = defineCall({
  name: "signUp",
  method: "POST",
  path: "/api/auth/sign-up",
  summary:
    "Asks for a consumer account; the account opens when the letter's link is followed. Answers the same for an address that has one.",
  access: "guest",
  payload: z.strictObject({
    email: emailAddress,
    password: newPassword,
    /** Without one the first login asks for it. */
    nickname: z.optional(typedNickname),
    birthday: day,
    agree_terms: z.literal(true),
    agree_privacy: z.literal(true),
    /** Both only if the person is under 18. */
    guardian_consent: z.optional(z.boolean()),
    guardian_name: z.optional(typed(50)),
    redirect_to: wantedPath,
  }),
  answer: done,
  failures: {
    ...tooMany,
    ...nicknameFailures,
    ...pickFailures(
      membersFailures,
      "members/password-same-as-email",
      "members/password-too-common",
      "members/birthday-impossible",
      "members/guardian-consent-required",
    ),
  },
});

import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { membersFailures } from "./failures.ts";
import { day } from "./fields.ts";

/** The browser goes here, with `?redirectTo=`, to sign in at an outside provider; it comes back to `/callback?handleLogin=true`. */
export const externalSignInPath = (provider: string, redirectTo: string): string =>
  `/api/auth/external/${provider}?${new URLSearchParams({ redirectTo })}`;

export const listSignInWays = defineCall({
  name: "listSignInWays",
  method: "GET",
  path: "/api/auth/sign-in-ways",
  summary: "The outside identity providers that are set up, besides address and password.",
  access: "guest",
  payload: nothing,
  answer: z.object({
    providers: z.array(z.object({ id: z.enum(["auth0b2c", "google", "facebook"]), name: z.string() })),
  }),
  failures: {},
});

export const takeSession = defineCall({
  name: "takeSession",
  method: "POST",
  path: "/api/auth/take-session",
  summary:
    "The bearer token of a session that was opened at an outside provider a moment ago, known by a cookie that no script can read.",
  access: "guest",
  withCookies: true,
  payload: nothing,
  answer: z.object({ token: z.nullable(z.string()) }),
  failures: {},
});

export const setUpAccount = defineCall({
  name: "setUpAccount",
  method: "POST",
  path: "/api/member/set-up",
  summary:
    "Birthday, agreements and consent of a member who came by an outside provider. Changes nothing for one who has given them.",
  access: "member",
  payload: z.strictObject({
    birthday: day,
    agree_terms: z.literal(true),
    agree_privacy: z.literal(true),
    /** Both only if the person is under 18. */
    guardian_consent: z.optional(z.boolean()),
    guardian_name: z.optional(typed(50)),
  }),
  answer: done,
  failures: pickFailures(membersFailures, "members/birthday-impossible", "members/guardian-consent-required"),
});

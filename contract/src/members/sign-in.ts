import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures } from "../kernel/index.ts";
import { membersFailures, tooMany } from "./failures.ts";
import { emailAddress, presentPassword } from "./fields.ts";

export const signIn = defineCall({
  name: "signIn",
  method: "POST",
  path: "/api/auth/sign-in",
  summary:
    "Opens a session by address and password. Every reason to fail answers the same, but for a suspended account, which only its own password tells of.",
  access: "guest",
  withCookies: true,
  payload: z.strictObject({ email: emailAddress, password: presentPassword }),
  answer: z.object({ token: z.string() }),
  failures: {
    ...tooMany,
    ...pickFailures(membersFailures, "members/sign-in-failed", "members/sign-in-paused", "members/account-suspended"),
  },
});

export const signOut = defineCall({
  name: "signOut",
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends the bearer's session.",
  access: "member",
  payload: nothing,
  answer: done,
  failures: {},
});

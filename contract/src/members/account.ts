import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, requestFailures } from "../kernel/index.ts";
import { membersFailures, tooMany } from "./failures.ts";
import { newPassword, presentPassword } from "./fields.ts";

export const changePassword = defineCall({
  name: "changePassword",
  method: "POST",
  path: "/api/member/password",
  summary:
    "Sets another password of the bearer's, who shows the present one; every other session ends. A letter tells of it.",
  access: "member",
  payload: z.strictObject({
    current: presentPassword,
    password: newPassword,
  }),
  answer: done,
  failures: {
    ...tooMany,
    ...pickFailures(
      membersFailures,
      "members/no-password",
      "members/not-your-password",
      "members/password-same-as-email",
      "members/password-too-common",
    ),
  },
});

export const listSessions = defineCall({
  name: "listSessions",
  method: "GET",
  path: "/api/member/sessions",
  summary: "Where the bearer is signed in; this session first, then the last used.",
  access: "member",
  payload: nothing,
  answer: z.object({
    sessions: z.array(
      z.object({
        session_id: z.string(),
        /** Browser and system in words, or empty if unknown. */
        device: z.string(),
        opened_at: z.iso.datetime(),
        /** To the hour. */
        last_used_at: z.iso.datetime(),
        is_this: z.boolean(),
      }),
    ),
  }),
  failures: {},
});

export const endSessions = defineCall({
  name: "endSessions",
  method: "POST",
  path: "/api/member/sessions/end",
  summary: "Ends one session of the bearer's, or without an id every one but this.",
  access: "member",
  payload: z.strictObject({ session_id: z.optional(z.uuid()) }),
  answer: done,
  failures: pickFailures(requestFailures, "request/not-found"),
});

import * as z from "zod/mini";
import { defineCall, done, nothing } from "../kernel/index.ts";

export const listOperatorSessions = defineCall({
  name: "listOperatorSessions",
  method: "GET",
  path: "/api/operator/sessions",
  summary: "The devices on which the operator is signed in, last used first.",
  access: "operator",
  withCookies: true,
  payload: nothing,
  answer: z.object({
    sessions: z.array(
      z.object({
        session_id: z.uuid(),
        device: z.string(),
        address: z.string(),
        signed_in_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        is_this: z.boolean(),
      }),
    ),
  }),
  failures: {},
});

export const endOperatorSession = defineCall({
  name: "endOperatorSession",
  method: "POST",
  path: "/api/operator/sessions/end",
  summary: "Signs the operator out on one device. One that is not there any more is ended already.",
  access: "operator",
  withCookies: true,
  payload: z.object({ session_id: z.uuid() }),
  answer: done,
  failures: {},
});

export const endOtherOperatorSessions = defineCall({
  name: "endOtherOperatorSessions",
  method: "POST",
  path: "/api/operator/sessions/end-others",
  summary: "Signs the operator out on all other devices.",
  access: "operator",
  withCookies: true,
  payload: nothing,
  answer: done,
  failures: {},
});

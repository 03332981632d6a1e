import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

export const getAgreements = defineCall({
  name: "getAgreements",
  method: "GET",
  path: "/api/member/agreements",
  summary: "Which versions of terms and privacy policy the bearer accepted, and when; the newest first.",
  access: "member",
  payload: nothing,
  answer: z.object({
    data: z.array(
      z.object({
        ...{ document: z.enum(["terms", "privacy"]), version: z.string(), agreed_at: z.iso.datetime() },
        /** A process of the release before 2.18 says neither. */
        is_current: z._default(z.boolean(), true),
        /** As it was accepted, in Markdown; null where the page still shows it. */
        text: z._default(z.nullable(z.string()), null),
      }),
    ),
  }),
  failures: {},
});

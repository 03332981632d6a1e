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
        is_current: z.boolean(),
        /** As it was accepted, in Markdown; null where the page still shows it. */
        text: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
});

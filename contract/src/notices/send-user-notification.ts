import { isNoticeLink, MAX_NOTIFICATION_CONTENT, SOCIAL_ACCOUNTS } from "@surimono/domain/notices";
import * as z from "zod/mini";
import { defineCall, done, typed } from "../kernel/index.ts";

export const sendUserNotification = defineCall({
  name: "sendUserNotification",
  method: "POST",
  path: "/api/notification/sendUserNotification",
  summary:
    "Leaves the bearer a notification of type 6 about one of their social accounts. It never reaches anybody else.",
  access: "member",
  payload: z.strictObject({
    account_type: z.enum(SOCIAL_ACCOUNTS),
    content: typed(MAX_NOTIFICATION_CONTENT, 1),
    link_url: z.optional(z.string().check(z.maxLength(500), z.refine(isNoticeLink))),
  }),
  answer: done,
  failures: {},
});

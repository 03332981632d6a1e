import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { notificationSchema } from "./notification.ts";

const answer = z.object({ data: z.array(notificationSchema) });

export const getPublicNotifications = defineCall({
  name: "getPublicNotifications",
  method: "GET",
  path: "/api/notification/getPublicNotification",
  summary: "What the shop tells all members, the newest 100, and whether the bearer has seen it.",
  access: "member",
  payload: nothing,
  answer,
  failures: {},
});

/** Follows the pattern of the public ones (rule notices-private-call). */
export const getPrivateNotifications = defineCall({
  name: "getPrivateNotifications",
  method: "GET",
  path: "/api/notification/getPrivateNotification",
  summary: "What the shop tells the bearer alone, the newest 100, and whether they have seen it.",
  access: "member",
  payload: nothing,
  answer,
  failures: {},
});

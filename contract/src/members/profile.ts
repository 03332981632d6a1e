import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, requestFailures, typed, userId } from "../kernel/index.ts";
import { nicknameFailures } from "./failures.ts";
import { typedNickname } from "./fields.ts";
import { memberSchema, notificationState } from "./login.ts";

export const setNickname = defineCall({
  name: "setNickname",
  method: "POST",
  path: "/api/member/nickname",
  summary: "Sets the bearer's nickname.",
  access: "member",
  payload: z.strictObject({ nickname: typedNickname }),
  answer: z.object({ nickname: z.string() }),
  failures: nicknameFailures,
});

export const getProfile = defineCall({
  name: "getProfile",
  method: "GET",
  path: "/api/member/profile",
  summary: "The bearer's own profile.",
  access: "member",
  payload: nothing,
  answer: z.object({
    last_name: z.string(),
    first_name: z.string(),
    nickname: z.string(),
    birthday: z.nullable(z.string()),
    email: z.string(),
  }),
  failures: {},
});

export const updateProfile = defineCall({
  name: "updateProfile",
  method: "PUT",
  path: "/api/member/profile",
  summary: "Changes name and nickname. The birthday stays as it was signed up with, because consent hangs on it.",
  access: "member",
  payload: z.strictObject({
    last_name: typed(50),
    first_name: typed(50),
    nickname: typedNickname,
  }),
  answer: done,
  failures: nicknameFailures,
});

export const queryUser = defineCall({
  name: "queryUser",
  method: "POST",
  path: "/api/db/user/query",
  summary: "The bearer's own user record, as a list of one.",
  access: "member",
  repeatable: true,
  payload: z.object({ user_id: userId }),
  answer: z.object({ data: z.array(memberSchema) }),
  failures: pickFailures(requestFailures, "access/forbidden"),
});

const readIds = z
  .array(z.coerce.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/)))
  .check(z.maxLength(1000));

export const updateUser = defineCall({
  name: "updateUser",
  method: "PUT",
  path: "/api/db/user",
  summary: "Adds to the notifications that the bearer has read; whatever else the record holds is ignored.",
  access: "member",
  payload: z.object({
    user_id: userId,
    notification: z.object({ private_notification: readIds, public_notification: readIds }),
  }),
  answer: z.object({ data: z.array(z.object({ user_id: z.string(), notification: notificationState })) }),
  failures: pickFailures(requestFailures, "access/forbidden"),
});

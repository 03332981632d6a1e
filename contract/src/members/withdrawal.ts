import {
  WITHDRAWAL_COMMENT_MAX,
  WITHDRAWAL_OBSTACLES,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from "@surimono/domain/members";
import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { membersFailures } from "./failures.ts";

const obstacle = z.object({
  code: z.enum(WITHDRAWAL_OBSTACLES),
  /** The order that it is about; null while it has no number. */
  order_number: z.nullable(z.string()),
});

export const getWithdrawal = defineCall({
  name: "getWithdrawal",
  method: "GET",
  path: "/api/member/withdrawal",
  summary: "What closing the account would take from the bearer, what prevents it, and what it asks for again.",
  access: "member",
  payload: nothing,
  answer: z.object({
    /** `code`: the account has no password, so a letter brings one. */
    confirm_by: z.enum(["password", "code"]),
    losses: z.object({ my_items: z.int(), drafts: z.int(), pictures: z.int(), miles: z.int() }),
    obstacles: z.array(obstacle),
  }),
  failures: {},
});

export const sendWithdrawalCode = defineCall({
  name: "sendWithdrawalCode",
  method: "POST",
  path: "/api/member/withdrawal/code",
  summary: "Mails the code that an account without a password closes itself with.",
  access: "member",
  payload: nothing,
  answer: done,
  failures: {},
});

export const withdraw = defineCall({
  name: "withdraw",
  method: "POST",
  path: "/api/member/withdrawal",
  summary: "Closes the bearer's account: all sessions end and personal data goes, but for what the law wants kept.",
  access: "member",
  payload: z.strictObject({
    /** The password, or the code from the letter. */
    confirmation: z.string().check(z.minLength(1), z.maxLength(128)),
    reason: z.optional(z.enum(Object.keys(WITHDRAWAL_REASONS) as WithdrawalReason[])),
    comment: z.optional(typed(WITHDRAWAL_COMMENT_MAX)),
  }),
  answer: done,
  failures: pickFailures(
    membersFailures,
    "members/withdrawal-blocked",
    "members/not-your-password",
    "members/code-not-valid",
  ),
});

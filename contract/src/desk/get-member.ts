import { WITHDRAWAL_OBSTACLES } from "@surimono/domain/members";
import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { deedLines } from "../operators/index.ts";
import { deskFailures } from "./failures.ts";
import { deskMemberSchema, memberId } from "./list-members.ts";

const business = z.object({
  contact: z.string(),
  phone: z.string(),
  applied_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** Basis points; 0 until approved. */
  discount_bp: z.int(),
  credit_limit: z.int(),
  /** Set for this business, and not the one of the settings. */
  has_own_limit: z.boolean(),
  /** Open bills and orders that are on none yet, less what is kept. */
  owed: z.int(),
  is_overdue: z.boolean(),
});

export const getDeskMember = defineCall({
  name: "getDeskMember",
  method: "GET",
  path: "/api/operator/members/one",
  summary: "One member with orders, miles, consents, suspensions and what operators did.",
  access: "operator",
  right: "members.see",
  withCookies: true,
  payload: z.object({ member_id: memberId }),
  answer: z.object({
    member: deskMemberSchema,
    is_masked: z.boolean(),
    birthday: z.nullable(z.string()),
    /** Ways to sign in: `credential` is a password, any other an outside provider. */
    sign_in_ways: z.array(z.string()),
    sessions: z.int(),
    suspended_until: z.nullable(z.string()),
    business: z.nullable(business),
    miles: z.nullable(z.object({ balance: z.int(), rank_name: z.string() })),
    /** `page`: the name of the text that was accepted. */
    consents: z.array(
      z.object({ document: z.string(), version: z.string(), agreed_at: z.string(), page: z.nullable(z.string()) }),
    ),
    guardian_consents: z.array(z.object({ guardian_name: z.string(), consented_at: z.string() })),
    orders: z.object({
      count: z.int(),
      total: z.int(),
      /** Twenty, the newest first. */
      latest: z.array(
        z.object({
          order_number: z.string(),
          placed_at: z.string(),
          total: z.int(),
          status_name: z.string(),
        }),
      ),
    }),
    suspensions: z.array(
      z.object({
        decision: z.enum(["suspend", "lift"]),
        reason: z.string(),
        until: z.nullable(z.string()),
        decided_by: z.string(),
        decided_at: z.string(),
      }),
    ),
    /** What keeps the account from being closed now. */
    obstacles: z.array(z.object({ code: z.enum(WITHDRAWAL_OBSTACLES), order_number: z.nullable(z.string()) })),
    timeline: deedLines,
  }),
  failures: pickFailures(deskFailures, "desk/no-such-member"),
});

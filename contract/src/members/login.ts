import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { businessState } from "./business-state.ts";

export const notificationState = z.object({
  private_notification: z.array(z.string()),
  public_notification: z.array(z.string()),
});

/** The member, with what the screens need to know of the account. */
export const memberSchema = z.object({
  /** Both are the same; older code reads one or the other. */
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  kind: z.enum(["consumer", "business"]),
  /** 'auth0b2c' for consumers; any other is business (rule session-consumer). */
  login_strategy: z.enum(["auth0b2c", "business"]),
  scope: z.string(),
  /** 0.05 is 5 % off; 0 for consumers and until a business is approved. */
  discount_rate: z.number(),
  nickname: z.string(),
  /** Signed in by an outside provider, without birthday and agreements so far. */
  needs_agreement: z.boolean(),
  needs_nickname: z.boolean(),
  first_login: z.boolean(),
  business: z.nullable(z.object({ state: businessState, company_name: z.string(), contact_name: z.string() })),
  notification: notificationState,
});
export type MemberAnswer = z.output<typeof memberSchema>;

export const login = defineCall({
  name: "login",
  method: "POST",
  path: "/api/auth/login",
  summary: "The member whose bearer token this is; null without one, so that the client logs out.",
  access: "guest",
  repeatable: true,
  payload: nothing,
  answer: z.object({ user: z.nullable(memberSchema) }),
  failures: {},
});

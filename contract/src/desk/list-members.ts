import * as z from "zod/mini";
import { defineCall, typed } from "../kernel/index.ts";

export const MEMBER_VIEWS = ["all", "business_waiting", "business", "suspended"] as const;

/** Accounts of outside identity providers have ids of their own making. */
export const memberId = z.string().check(z.regex(/^[\w|.:-]{1,64}$/));

/** A member as lists and pages name one; names and addresses are masked without the right to see people. */
export const deskMemberSchema = z.object({
  member_id: z.string(),
  kind: z.enum(["consumer", "business"]),
  name: z.string(),
  nickname: z.string(),
  company: z.string(),
  email: z.string(),
  joined_at: z.string(),
  /** Undecided, approved or rejected; null for a consumer. */
  business_state: z.nullable(z.enum(["waiting", "approved", "rejected"])),
  is_suspended: z.boolean(),
});

export const listDeskMembers = defineCall({
  name: "listDeskMembers",
  method: "GET",
  path: "/api/operator/members",
  summary:
    "Members, the newest first, fifty at a time; `text` is an e-mail address, telephone, order number, member number, the beginning of a name or company, or the name of a payer in kana.",
  access: "operator",
  right: "members.see",
  withCookies: true,
  payload: z.object({
    view: z._default(z.enum(MEMBER_VIEWS), "all"),
    text: z.optional(typed(100)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[\w-]{1,64}$/))),
  }),
  answer: z.object({ members: z.array(deskMemberSchema), next: z.nullable(z.string()) }),
  failures: {},
});

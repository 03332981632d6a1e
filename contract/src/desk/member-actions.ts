import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { deskFailures } from "./failures.ts";
import { memberId } from "./list-members.ts";

const OF_CONSOLE = { method: "POST", access: "operator", withCookies: true } as const;
const member_id = memberId;
const reason = typed(200, 1);
const limit = z.nullable(z.int().check(z.minimum(0), z.maximum(99_999_999)));

export const decideDeskBusiness = defineCall({
  ...OF_CONSOLE,
  name: "decideDeskBusiness",
  path: "/api/operator/members/business",
  summary:
    "Approves a business, with a discount in basis points, or rejects it. It gets a letter if its state changes.",
  right: "members.business",
  payload: z.object({
    member_id,
    approve: z.boolean(),
    /** The usual one if left out; of one that is approved already the present one. */
    discount_bp: z.optional(z.int().check(z.minimum(0), z.maximum(9_999))),
    /** What the operator saw, as `getDeskMember` says it: with another standing by now it is refused. */
    read: z.optional(z.object({ state: z.enum(["waiting", "approved", "rejected"]), discount_bp: z.int() })),
    reason,
  }),
  answer: z.object({ told: z.boolean() }),
  failures: pickFailures(deskFailures, "desk/no-such-member", "desk/no-such-business", "desk/decided-meanwhile"),
});

export const setDeskCreditLimit = defineCall({
  ...OF_CONSOLE,
  name: "setDeskCreditLimit",
  path: "/api/operator/members/credit-limit",
  summary: "How much a business may owe at once; null goes back to the limit of the settings.",
  right: "members.business",
  payload: z.object({
    member_id,
    limit,
    /** The business's own one as the operator saw it, null for none: with another by now it is refused. */
    read: z.optional(z.object({ limit })),
    reason,
  }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/no-such-member", "desk/no-such-business", "desk/decided-meanwhile"),
});

export const suspendDeskMember = defineCall({
  ...OF_CONSOLE,
  name: "suspendDeskMember",
  repeatable: true,
  path: "/api/operator/members/suspend",
  summary:
    "Keeps a member out until the end of a day in Japan, or until lifted. The member is told the reason by letter, once for the same `request_key`.",
  right: "members.suspend",
  payload: z.object({ member_id, request_key: z.uuid(), until: z.optional(z.string().check(z.refine(isDay))), reason }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/no-such-member", "desk/until-is-over"),
});

export const liftDeskSuspension = defineCall({
  ...OF_CONSOLE,
  name: "liftDeskSuspension",
  path: "/api/operator/members/lift",
  summary: "Lets a member in again before the end.",
  right: "members.suspend",
  payload: z.object({ member_id, reason }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/no-such-member", "desk/not-suspended"),
});

export const closeDeskMember = defineCall({
  ...OF_CONSOLE,
  name: "closeDeskMember",
  path: "/api/operator/members/close",
  summary:
    "Closes the account by the rules of withdrawal: refused while something is under way; all is deleted but the records that the law wants kept.",
  right: "members.close",
  payload: z.object({ member_id, reason }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/no-such-member", "desk/closing-blocked"),
});

export const exportDeskMember = defineCall({
  ...OF_CONSOLE,
  name: "exportDeskMember",
  path: "/api/operator/members/export",
  summary: "Everything that is kept about a person, as a ZIP of JSON and files. Written down with its reason.",
  right: "members.export",
  file: "application/zip",
  payload: z.object({ member_id, reason }),
  answer: z.any(),
  failures: pickFailures(deskFailures, "desk/no-such-member"),
});

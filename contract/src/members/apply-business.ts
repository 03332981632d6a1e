import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { businessState } from "./business-state.ts";
import { membersFailures, tooMany } from "./failures.ts";
import { emailAddress, newPassword, phoneNumber, wantedPath } from "./fields.ts";

export const applyBusiness = defineCall({
  name: "applyBusiness",
  method: "POST",
  path: "/api/business/apply",
  summary:
    "Asks for a business account. It opens with the letter's link, and may pay by invoice once the operator approves it.",
  access: "guest",
  payload: z.strictObject({
    email: emailAddress,
    password: newPassword,
    company_name: typed(100, 1),
    contact_name: typed(50, 1),
    phone: phoneNumber,
    redirect_to: wantedPath,
    agree_terms: z.literal(true),
    agree_privacy: z.literal(true),
  }),
  answer: done,
  failures: {
    ...tooMany,
    ...pickFailures(membersFailures, "members/password-same-as-email", "members/password-too-common"),
  },
});

export const getBusinessStatus = defineCall({
  name: "getBusinessStatus",
  method: "GET",
  path: "/api/business/status",
  summary: "How far the business's application is.",
  access: "business",
  payload: nothing,
  answer: z.object({
    state: businessState,
    company_name: z.string(),
    contact_name: z.string(),
    discount_rate: z.number(),
  }),
  failures: {},
});

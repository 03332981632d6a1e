import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { emailAddress } from "../members/index.ts";
import { operatorsFailures } from "./failures.ts";
import { operatorRole, operatorRoles } from "./operator.ts";
import { deedLines } from "./record.ts";

export const listOperators = defineCall({
  name: "listOperators",
  method: "GET",
  path: "/api/operator/operators",
  summary: "Everybody who may sign in at the console, and the invitations that are open.",
  access: "operator",
  right: "operators.manage",
  withCookies: true,
  payload: nothing,
  answer: z.object({
    operators: z.array(
      z.object({
        operator_id: z.uuid(),
        email: z.string(),
        name: z.string(),
        roles: z.array(operatorRole),
        closed_at: z.nullable(z.iso.datetime()),
        last_used_at: z.nullable(z.iso.datetime()),
        recovery_codes_left: z.int(),
      }),
    ),
    invitations: z.array(
      z.object({ email: z.string(), name: z.string(), roles: z.array(operatorRole), expires_at: z.iso.datetime() }),
    ),
  }),
  failures: {},
});

export const getOperatorHistory = defineCall({
  name: "getOperatorHistory",
  method: "GET",
  path: "/api/operator/operators/history",
  summary:
    "What was done to an operator's account: invitations, roles, devices, passkeys. What the operator did is in the record.",
  access: "operator",
  right: "operators.manage",
  withCookies: true,
  payload: z.object({ operator_id: z.uuid() }),
  answer: z.object({ timeline: deedLines }),
  failures: pickFailures(operatorsFailures, "operators/no-such-operator"),
});

export const inviteOperator = defineCall({
  name: "inviteOperator",
  method: "POST",
  path: "/api/operator/operators/invite",
  summary:
    "Invites somebody by letter; a later invitation to the same address replaces the earlier one. Of an operator it sets password and second factor again.",
  access: "operator",
  right: "operators.manage",
  withCookies: true,
  payload: z.object({ email: emailAddress, name: typed(60, 1), roles: operatorRoles }),
  answer: done,
  failures: pickFailures(operatorsFailures, "operators/not-yourself"),
});

export const withdrawInvitation = defineCall({
  name: "withdrawInvitation",
  method: "POST",
  path: "/api/operator/operators/withdraw-invitation",
  summary: "Takes back the invitation that is open for an address: its link opens nothing, and no account changes.",
  access: "operator",
  right: "operators.manage",
  withCookies: true,
  payload: z.object({ email: emailAddress }),
  answer: done,
  failures: pickFailures(operatorsFailures, "operators/no-such-invitation"),
});

export const changeOperatorRoles = defineCall({
  name: "changeOperatorRoles",
  method: "POST",
  path: "/api/operator/operators/roles",
  summary: "Gives an operator other roles, from the next call on.",
  access: "operator",
  right: "operators.manage",
  withCookies: true,
  payload: z.object({ operator_id: z.uuid(), roles: operatorRoles }),
  answer: done,
  failures: pickFailures(operatorsFailures, "operators/no-such-operator", "operators/not-yourself"),
});

export const closeOperator = defineCall({
  name: "closeOperator",
  method: "POST",
  path: "/api/operator/operators/close",
  summary: "The operator is kept out, and every session ends. What was written down under the name stays.",
  access: "operator",
  right: "operators.manage",
  withCookies: true,
  payload: z.object({ operator_id: z.uuid() }),
  answer: done,
  failures: pickFailures(operatorsFailures, "operators/no-such-operator", "operators/not-yourself"),
});

import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures } from "../kernel/index.ts";
import { emailAddress } from "../members/index.ts";
import { operatorsFailures } from "./failures.ts";
import { operatorSchema } from "./operator.ts";

export const signInOperator = defineCall({
  name: "signInOperator",
  method: "POST",
  path: "/api/operator/sign-in",
  summary: "An operator's address and password; answers a ticket, which opens nothing without the second factor.",
  access: "guest",
  payload: z.object({ email: emailAddress, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: z.object({ ticket: z.string(), has_passkey: z.boolean() }),
  failures: pickFailures(operatorsFailures, "operators/sign-in-failed", "operators/paused"),
});

/** Six digits of the application, or one of the recovery codes. */
const secondFactor = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

export const confirmOperator = defineCall({
  name: "confirmOperator",
  method: "POST",
  path: "/api/operator/sign-in/confirm",
  summary: "The second factor: opens a session of the console, in a cookie that scripts cannot read.",
  access: "guest",
  withCookies: true,
  payload: z.object({ ticket: z.string().check(z.maxLength(400)), code: secondFactor }),
  answer: z.object({ operator: operatorSchema, recovery_codes_left: z.int() }),
  failures: pickFailures(operatorsFailures, "operators/code-wrong", "operators/ticket-expired", "operators/paused"),
});

export const getOperatorDemo = defineCall({
  name: "getOperatorDemo",
  method: "GET",
  path: "/api/operator/demo",
  summary: "Whether a demo's operator can be signed in with one press; never in a shop with a production setting.",
  access: "guest",
  payload: nothing,
  answer: z.object({ available: z.boolean() }),
  failures: {},
});

export const signInDemoOperator = defineCall({
  name: "signInDemoOperator",
  method: "POST",
  path: "/api/operator/demo/sign-in",
  summary: "Signs the demo's owner in; 404 in a shop with a production setting.",
  access: "guest",
  withCookies: true,
  payload: nothing,
  answer: z.object({ operator: operatorSchema }),
  failures: pickFailures(operatorsFailures, "operators/no-demo"),
});

export const getOperator = defineCall({
  name: "getOperator",
  method: "GET",
  path: "/api/operator/me",
  summary: "The operator who is signed in, with the rights of the roles.",
  access: "operator",
  withCookies: true,
  payload: nothing,
  answer: z.object({ operator: operatorSchema }),
  failures: {},
});

export const signOutOperator = defineCall({
  name: "signOutOperator",
  method: "POST",
  path: "/api/operator/sign-out",
  summary: "Ends this session of the console.",
  access: "operator",
  withCookies: true,
  payload: nothing,
  answer: done,
  failures: {},
});

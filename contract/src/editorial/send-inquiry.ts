import { INQUIRY_TOPICS } from "@surimono/domain/editorial";
import * as z from "zod/mini";
import { defineCall, done } from "../kernel/index.ts";
import { editorialFailures } from "./failures.ts";

/** Twice the longest that the rules allow: a text slightly too long gets its own message, an absurd one is malformed. */
const text = z.string().check(z.maxLength(8000));

export const sendInquiry = defineCall({
  name: "sendInquiry",
  method: "POST",
  path: "/api/inquiry",
  summary: "Keeps a customer's question and sends it to the operator; the customer gets a letter that it arrived.",
  access: "guest",
  payload: z.strictObject({
    name: text,
    email: text,
    phone: text,
    topic: z.enum(INQUIRY_TOPICS),
    message: text,
  }),
  answer: done,
  failures: editorialFailures,
});

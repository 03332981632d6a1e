import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

const systemMessageSchema = z.object({
  message_id: z.int(),
  title: z.string(),
  /** May be empty. */
  sub_title: z.string(),
  link_url: z.nullable(z.string()),
  /** 1 info, 2 warning, 3 error. */
  type: z.literal([1, 2, 3]),
  /** Shown only while it is true. */
  status: z.boolean(),
});
export type WireSystemMessage = z.output<typeof systemMessageSchema>;

export const getLatestSystemMessage = defineCall({
  name: "getLatestSystemMessage",
  method: "GET",
  path: "/api/systemMessage/latest",
  summary: "The latest system message; null before the first.",
  access: "member",
  payload: nothing,
  answer: z.object({ data: z.nullable(systemMessageSchema) }),
  failures: {},
});

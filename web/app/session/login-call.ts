import { defineCall } from "@surimono/contract/kernel";
import * as z from "zod/mini";

export const login = defineCall({
  name: "login",
  method: "POST",
  path: "/api/auth/login",
  summary: "The member whose bearer token this is.",
  access: "guest",
  payload: z.object({}),
  answer: z.object({
    user: z.nullable(z.object({ user_id: z.number(), email: z.string(), nickname: z.string(), strategy: z.string() })),
  }),
  failures: {},
});

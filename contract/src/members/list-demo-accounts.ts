import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";

export const listDemoAccounts = defineCall({
  name: "listDemoAccounts",
  method: "GET",
  path: "/api/demo/accounts",
  summary: "The demo accounts with their passwords; none in a shop that has a production setting.",
  access: "guest",
  payload: nothing,
  answer: z.object({
    accounts: z.array(z.object({ kind: z.enum(["consumer", "business"]), email: z.string(), password: z.string() })),
  }),
  failures: {},
});

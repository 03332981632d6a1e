import * as z from "zod/mini";
import { defineCall, done, pickFailures, requestFailures, typed, userId } from "../kernel/index.ts";

/** A guest writes logs under this id (rule members-guest-id). */
export const GUEST_USER_ID = "1";

const operateType = z.int().check(z.minimum(0), z.maximum(9999));
const MAX_LOGGED_DEPTH = 20;

/** Any JSON up to 8 kB that PostgreSQL can keep: it is for the operator and never read back by the shop. */
const logged = z
  .unknown()
  .check(z.refine((value) => canBeKept(value, MAX_LOGGED_DEPTH) && JSON.stringify(value).length <= 8192));

/** No U+0000, no lone surrogate, and limited nesting. */
function canBeKept(value: unknown, depth: number): boolean {
  if (typeof value === "string") return /^[^\u0000\p{Cs}]*$/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.entries(value).every(([key, part]) => canBeKept(key, depth) && canBeKept(part, depth - 1));
}

export const writeLoginLog = defineCall({
  name: "writeLoginLog",
  method: "POST",
  path: "/api/auth/login-log",
  summary: "What the browser saw while signing in or out.",
  access: "guest",
  payload: z.object({ operate_type: operateType, debugLog: z.optional(logged) }),
  answer: done,
  failures: {},
});

export const writeLog = defineCall({
  name: "writeLog",
  method: "POST",
  path: "/api/log",
  summary: "A line of the browser for the server's log.",
  access: "guest",
  payload: z.object({ message: typed(2000, 1), level: z.enum(["debug", "info", "warn", "error"]) }),
  answer: done,
  failures: {},
});

export const recordHistory = defineCall({
  name: "recordHistory",
  method: "POST",
  path: "/api/db/history",
  summary: "Notes that an outside tool was used: 40 the design tool, 42 the video network's audience.",
  access: "guest",
  payload: z.object({
    operate_type: operateType,
    user_id: z.optional(z.union([userId, z.int()])),
    operate_content: z.object({ url: typed(2000), request: z.optional(logged) }),
  }),
  answer: done,
  failures: pickFailures(requestFailures, "access/forbidden"),
});

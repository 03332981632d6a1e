import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, typed } from "../kernel/index.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const day = z.string().check(z.refine(isDay));
const after = z.optional(z.uuid());

/** Each alone or together. */
const deedFilter = {
  /** The whole name, as the list shows it. */
  who: z.optional(typed(100)),
  /** The call or command. */
  action: z.optional(typed(60)),
  /** The thing: an order's number, an operator's address, … */
  subject: z.optional(typed(200)),
  /** Part of a reason. Without `from` it is looked for in the year before the end. */
  text: z.optional(typed(100)),
  /** In Japan, both inclusive. */
  from: z.optional(day),
  until: z.optional(day),
};

/** What operators did to one thing, oldest first. */
export const deedLines = z.array(
  z.object({ id: z.string(), at: z.string(), what: z.string(), by: z.string(), reason: z.string() }),
);

export const listDeeds = defineCall({
  ...OF_CONSOLE,
  name: "listDeeds",
  method: "GET",
  path: "/api/operator/record",
  summary: "What operators did, at the console and by commands, newest first, fifty at a time.",
  right: "record.see",
  payload: z.object({ ...deedFilter, after }),
  answer: z.object({
    deeds: z.array(
      z.object({
        deed_id: z.uuid(),
        at: z.string(),
        /** At the console or by a command. */
        actor_kind: z.enum(["operator", "command"]),
        who: z.string(),
        address: z.string(),
        action: z.string(),
        subject_kind: z.string(),
        subject: z.string(),
        /** Of an item of the catalogue; empty where the shop has no name for it. */
        subject_name: z.string(),
        reason: z.string(),
        /** As JSON; empty where there was none. */
        before: z.string(),
        after: z.string(),
      }),
    ),
    next: z.nullable(z.uuid()),
  }),
  failures: {},
});

export const exportDeeds = defineCall({
  ...OF_CONSOLE,
  name: "exportDeeds",
  method: "POST",
  path: "/api/operator/record/export",
  summary: "The same as CSV in UTF-8 with a byte order mark. That it was taken is written down too.",
  right: "record.export",
  file: "text/csv",
  payload: z.object(deedFilter),
  answer: z.any(),
  failures: {},
});

export const SIGN_IN_OUTCOMES = ["signed-in", "password-wrong", "code-wrong", "paused", "forbidden"] as const;

export const listSignIns = defineCall({
  ...OF_CONSOLE,
  name: "listSignIns",
  method: "GET",
  path: "/api/operator/record/sign-ins",
  summary: "Who came in or was kept out, newest first, fifty at a time. Ended sessions are among the deeds.",
  right: "record.see",
  payload: z.object({ outcome: z.optional(z.enum(SIGN_IN_OUTCOMES)), after }),
  answer: z.object({
    sign_ins: z.array(
      z.object({
        sign_in_id: z.uuid(),
        at: z.string(),
        outcome: z.enum(SIGN_IN_OUTCOMES),
        /** Of somebody who is no operator masked. */
        who: z.string(),
        address: z.string(),
        device: z.string(),
        /** The call that was refused. */
        detail: z.string(),
      }),
    ),
    next: z.nullable(z.uuid()),
  }),
  failures: {},
});

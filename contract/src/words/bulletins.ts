import { MAX_NOTIFICATION_CONTENT, NOTIFICATION_TYPES, SOCIAL_ACCOUNTS } from "@surimono/domain/notices";
import { BULLETIN_AUDIENCES, BULLETIN_STATES, type BulletinAudience, type BulletinState } from "@surimono/domain/words";
import * as z from "zod/mini";
import { defineCall, done, id, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { wordsFailures } from "./failures.ts";

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];
const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const audience = z.enum(keysOf<BulletinAudience>(BULLETIN_AUDIENCES));
const email = typed(254, 3);
const type = z.literal([...NOTIFICATION_TYPES]);

const bulletinSchema = z.object({
  bulletin_id: z.string(),
  type,
  content: z.string(),
  link_url: z.nullable(z.string()),
  icon_path: z.nullable(z.string()),
  account_type: z.nullable(z.enum(SOCIAL_ACCOUNTS)),
  audience,
  rank_id: z.nullable(z.int()),
  member_id: z.nullable(z.string()),
  send_at: z.string(),
  state: z.enum(keysOf<BulletinState>(BULLETIN_STATES)),
  /** Members who have it; one to everybody is one for all. */
  told: z.int(),
  /** Who wrote it. */
  by: z.string(),
});

export const listBulletins = defineCall({
  ...OF_CONSOLE,
  name: "listBulletins",
  method: "GET",
  path: "/api/operator/bulletins",
  summary: "What operators put into members' bells, the latest first, fifty at a time; what is planned comes first.",
  right: "words.see",
  payload: z.object({ after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[0-9a-f-]{36}$/))) }),
  answer: z.object({ bulletins: z.array(bulletinSchema), next: z.nullable(z.string()) }),
  failures: {},
});

export const countBulletin = defineCall({
  ...OF_CONSOLE,
  name: "countBulletin",
  method: "GET",
  path: "/api/operator/bulletins/count",
  summary: "How many members there are now of those that a bulletin would go to.",
  right: "words.write",
  payload: z.object({ audience, rank_id: z.optional(idInQuery), email: z.optional(email) }),
  answer: z.object({ members: z.int() }),
  failures: pickFailures(wordsFailures, "words/no-such-member", "words/no-such-rank"),
});

export const sendBulletin = defineCall({
  ...OF_CONSOLE,
  name: "sendBulletin",
  method: "POST",
  path: "/api/operator/bulletins/send",
  summary:
    "Puts a notification into the bells of an audience, now or at `send_at`. Sent again with its id, nothing happens.",
  right: "words.write",
  payload: z.object({
    bulletin_id: z.uuid(),
    type,
    content: typed(MAX_NOTIFICATION_CONTENT, 1),
    link_url: z.nullable(typed(300, 1)),
    icon_path: z.nullable(typed(300, 1)),
    account_type: z.nullable(z.enum(SOCIAL_ACCOUNTS)),
    audience,
    rank_id: z.optional(id),
    email: z.optional(email),
    send_at: z.nullable(z.iso.datetime()),
  }),
  answer: done,
  failures: pickFailures(
    wordsFailures,
    "words/time-not-possible",
    "words/no-such-member",
    "words/no-such-rank",
    "words/link-not-possible",
    "words/link-is-given",
    "words/no-such-item",
    "words/no-such-picture",
    "words/no-account-type",
  ),
});

export const withdrawBulletin = defineCall({
  ...OF_CONSOLE,
  name: "withdrawBulletin",
  method: "POST",
  path: "/api/operator/bulletins/withdraw",
  summary: "Takes a planned bulletin back, or one that was sent out of the bells again.",
  right: "words.write",
  payload: z.object({ bulletin_id: z.uuid(), reason: typed(200, 1) }),
  answer: done,
  failures: pickFailures(wordsFailures, "words/no-such-bulletin", "words/withdrawn-before"),
});

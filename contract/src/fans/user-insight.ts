import { AGE_BUCKETS } from "@surimono/domain/fans";
import { FAN_COUNT_MAX } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { defineCall, done, id, pickFailures, requestFailures, typed, userId } from "../kernel/index.ts";
import { fansFailures, networkFailures } from "./failures.ts";
import { fansSummarySchema, percentage, userInsightSchema } from "./fans-info.ts";

export const queryUserInsight = defineCall({
  name: "queryUserInsight",
  method: "POST",
  path: "/api/db/user_insight/query",
  summary:
    "What is known of the bearer's fans, by account, and all of them as one; `summary` is null before the first.",
  access: "member",
  repeatable: true,
  payload: z.object({ user_id: userId, privider_id: z.optional(z.literal([1, 2, 4])) }),
  answer: z.object({ data: z.array(userInsightSchema), summary: z.nullable(fansSummarySchema) }),
  failures: pickFailures(requestFailures, "access/forbidden"),
});

/** Ages may be left out; given ones must add up to the totals. */
const customFans = z.object({
  fansSumNumber: z.nullable(z.int().check(z.minimum(1), z.maximum(FAN_COUNT_MAX))),
  femaleTotal: percentage,
  maleTotal: percentage,
  agePercentages: z.array(z.object({ age: z.enum(AGE_BUCKETS), sex: z.enum(["female", "male"]), percentage })).check(
    z.maxLength(14),
    z.refine((rows) => new Set(rows.map(({ age, sex }) => age + sex)).size === rows.length),
  ),
  fanskeywords: z
    .array(z.object({ word: typed(20, 1), point: z.int().check(z.minimum(1), z.maximum(100)) }))
    .check(z.maxLength(30)),
  /** May be empty. */
  socialIds: z.optional(
    z.object({ youtube: z.optional(typed(40)), instagram: z.optional(typed(40)), twitter: z.optional(typed(40)) }),
  ),
});
export type CustomFansInput = z.input<typeof customFans>;

const named = {
  ...{ user_id: userId, sns_id: z.optional(typed(100)), sns_name: z.optional(typed(100)) },
  /** Never read: the shop has the time of its own. */
  update_time: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
};

/** For a linked account only the account counts: the shop asks the network itself and ignores figures from the browser. */
const linked = { ...named, privider_id: z.literal([1, 2]), fans_info: z.optional(z.unknown()) };
const custom = { ...named, privider_id: z.literal(4), fans_info: customFans };

const insightAnswer = z.object({ data: z.array(userInsightSchema) });
const customFailures = pickFailures(
  fansFailures,
  "fans/ratio-over-all",
  "fans/ratio-mismatch",
  "fans/instagram-name",
  "fans/at-id",
);
export const askingFailures = {
  // A member naming another account than before learns why the network cannot say whether it is theirs.
  ...networkFailures,
  ...pickFailures(fansFailures, "fans/not-linked", "fans/not-set-up", "fans/no-such-account", "fans/refreshed-lately"),
  ...pickFailures(requestFailures, "request/not-found"),
};

export const createUserInsight = defineCall({
  name: "createUserInsight",
  method: "POST",
  path: "/api/db/user_insight",
  summary:
    "Keeps what the bearer typed of their fans (privider_id 4). Of a linked account (1, 2) it asks for an analysis and ignores the figures.",
  access: "member",
  payload: z.discriminatedUnion("privider_id", [z.object(linked), z.object(custom)]),
  answer: insightAnswer,
  failures: {
    ...customFailures,
    ...askingFailures,
    ...pickFailures(fansFailures, "fans/already-there"),
    ...pickFailures(requestFailures, "access/forbidden"),
  },
});

export const updateUserInsight = defineCall({
  name: "updateUserInsight",
  method: "PUT",
  path: "/api/db/user_insight",
  summary: "The same for a record that is there.",
  access: "member",
  payload: z.discriminatedUnion("privider_id", [
    z.object({ ...linked, user_insight_id: id }),
    z.object({ ...custom, user_insight_id: id }),
  ]),
  answer: insightAnswer,
  failures: {
    ...customFailures,
    ...askingFailures,
    ...pickFailures(requestFailures, "access/forbidden", "request/not-found"),
  },
});

export const removeUserInsight = defineCall({
  name: "removeUserInsight",
  method: "DELETE",
  path: "/api/db/user_insight",
  summary: "Forgets what the bearer typed of their fans; figures of a network go with its link. None is no failure.",
  access: "member",
  payload: z.strictObject({ user_id: userId }),
  answer: done,
  failures: pickFailures(requestFailures, "access/forbidden"),
});

export const getFansNumber = defineCall({
  name: "getFansNumber",
  method: "POST",
  path: "/api/user/insight/get/fans/number",
  summary: "The average number of fans over the bearer's accounts, which profit is reckoned with; null without any.",
  access: "member",
  payload: z.object({ user_id: userId }),
  answer: z.object({ data: z.nullable(z.int()) }),
  failures: pickFailures(requestFailures, "access/forbidden"),
});

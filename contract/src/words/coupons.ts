import {
  COUPON_AUDIENCES,
  COUPON_KINDS,
  type CouponAudience,
  type CouponKind,
  MOST_RATE,
} from "@surimono/domain/coupons";
import * as z from "zod/mini";
import { defineCall, done, id, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { wordsFailures } from "./failures.ts";

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];
const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const day = z.iso.date();

/** Running, paused, over or stopped, used up, or not begun. */
export const COUPON_STATES = {
  running: "配布中",
  paused: "休止中",
  planned: "開始前",
  over: "終了",
  spent: "上限",
} as const;
export type CouponState = keyof typeof COUPON_STATES;

const MOST_NAMED = 500;
/** Counted of one coupon; a list answers at once however many members used it. */
export const MOST_USES_COUNTED = 10_000;

const termsShape = {
  name: z.string(),
  kind: z.enum(keysOf<CouponKind>(COUPON_KINDS)),
  amount: z.int(),
  /** Basis points. */
  rate: z.int(),
  minimum: z.int(),
  audience: z.enum(keysOf<CouponAudience>(COUPON_AUDIENCES)),
  rank_id: z.nullable(z.int()),
  new_members_only: z.boolean(),
  /** Carts show it by themselves; otherwise its code has to be known. */
  is_offered: z.boolean(),
  max_uses: z.nullable(z.int()),
  uses_per_member: z.int(),
  budget: z.nullable(z.int()),
};

export const listShopCoupons = defineCall({
  ...OF_CONSOLE,
  name: "listShopCoupons",
  method: "GET",
  path: "/api/operator/coupons",
  summary: "Coupons, the latest first, fifty at a time, with what was used of each.",
  right: "words.see",
  payload: z.object({ view: z.enum(["now", "all"]), after: z.optional(idInQuery) }),
  answer: z.object({
    coupons: z.array(
      z.object({
        ...termsShape,
        code: z.string(),
        worth: z.string(),
        valid_from: z.string(),
        /** The first moment at which it is over. */
        valid_until: z.nullable(z.string()),
        state: z.enum(keysOf<CouponState>(COUPON_STATES)),
        /** As `held`: `MOST_USES_COUNTED` stands for as many or more. */
        used: z.int(),
        /** By orders that are not paid yet. */
        held: z.int(),
        budget_spent: z.int(),
        /** Whom it names. */
        named: z.int(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  failures: {},
});

export const createShopCoupon = defineCall({
  ...OF_CONSOLE,
  name: "createShopCoupon",
  method: "POST",
  path: "/api/operator/coupons/create",
  summary: "A new coupon. It is never changed again, and its code never given to another.",
  right: "words.write",
  payload: z.object({
    code: typed(100, 1),
    name: typed(30, 1).check(z.regex(/^[^\n]*$/)),
    kind: termsShape.kind,
    amount: whole(1, 100_000),
    rate: whole(0, MOST_RATE),
    minimum: whole(1, 10_000_000),
    audience: termsShape.audience,
    rank_id: z.nullable(id),
    /** Whom it names, for that audience. */
    emails: z._default(z.array(typed(254, 3)).check(z.maxLength(MOST_NAMED)), []),
    new_members_only: z.boolean(),
    is_offered: z.boolean(),
    max_uses: z.nullable(whole(1, 1_000_000)),
    uses_per_member: z._default(whole(1, 100), 1),
    budget: z.nullable(whole(1, 1_000_000_000)),
    /** Days in Japan, both included. */
    from: z.nullable(day),
    until: z.nullable(day),
    reason: typed(200, 1),
  }),
  answer: done,
  failures: pickFailures(
    wordsFailures,
    "words/coupon-code",
    "words/coupon-code-taken",
    "words/coupon-minimum",
    "words/coupon-rate",
    "words/coupon-days",
    "words/coupon-budget",
    "words/no-such-rank",
    "words/nobody-named",
  ),
});

const code = typed(20, 4);

export const pauseShopCoupon = defineCall({
  ...OF_CONSOLE,
  name: "pauseShopCoupon",
  method: "POST",
  path: "/api/operator/coupons/pause",
  summary: "Nobody new can take the coupon until it goes on.",
  right: "words.write",
  payload: z.object({ code, paused: z.boolean(), reason: typed(200, 1) }),
  answer: done,
  failures: pickFailures(wordsFailures, "words/no-such-coupon", "words/coupon-changed"),
});

export const stopShopCoupon = defineCall({
  ...OF_CONSOLE,
  name: "stopShopCoupon",
  method: "POST",
  path: "/api/operator/coupons/stop",
  summary: "Ends the coupon for good. An open payment page may still be paid with it.",
  right: "words.write",
  payload: z.object({ code, reason: typed(200, 1) }),
  answer: done,
  failures: pickFailures(wordsFailures, "words/no-such-coupon", "words/coupon-changed"),
});

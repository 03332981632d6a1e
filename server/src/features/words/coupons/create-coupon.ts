import type { PayloadOf } from "@surimono/contract/kernel";
import type { createShopCoupon } from "@surimono/contract/words";
import { leastMinimum, readCouponCode } from "@surimono/domain/coupons";
import { DAY_MS, fail, ok, startOfDay } from "@surimono/domain/kernel";
import { RANKS } from "@surimono/domain/miles";
import type { Queries } from "../../../platform/database/index.ts";
import type { NewCoupon } from "../../coupons/index.ts";
import { findUserId } from "../../members/index.ts";

type Wish = Omit<PayloadOf<typeof createShopCoupon>, "reason">;

/** What can be refused of a coupon that an operator thought up, before it is written. */
export function readCoupon(wish: Wish, now: Date) {
  const { kind, amount, minimum, audience, budget } = wish;
  const code = readCouponCode(wish.code);
  if (code === undefined) return fail("words/coupon-code");
  if ((kind === "percent") !== wish.rate > 0) return fail("words/coupon-rate");
  if (minimum < leastMinimum({ kind, amount, rate: wish.rate })) return fail("words/coupon-minimum");
  if (budget !== null && budget < amount) return fail("words/coupon-budget");
  const isOfRank = audience === "rank";
  if (isOfRank && !RANKS.some(({ id }) => id === wish.rank_id)) return fail("words/no-such-rank");
  const validFrom = wish.from === null ? now : startOfDay(wish.from);
  const validUntil = wish.until === null ? null : new Date(startOfDay(wish.until).getTime() + DAY_MS);
  if (validUntil && (validUntil <= now || validUntil <= validFrom)) return fail("words/coupon-days");
  const coupon: NewCoupon = {
    ...{ code, name: wish.name, kind, amount, rate: wish.rate, minimum, audience, budget, validFrom, validUntil },
    ...{ rankId: isOfRank ? wish.rank_id : null, newMembersOnly: wish.new_members_only, isOffered: wish.is_offered },
    ...{ maxUses: wish.max_uses, usesPerMember: wish.uses_per_member },
  };
  return ok(coupon);
}

/** The members behind the addresses of a coupon that names them; every one has to be one. */
export async function findNamed(queries: Queries, { audience, emails }: Pick<Wish, "audience" | "emails">) {
  if (audience !== "named") return ok<readonly string[]>([]);
  const ids = new Set<string>();
  for (const email of emails) {
    const id = await findUserId(queries, email.toLowerCase());
    if (!id) return fail("words/nobody-named");
    ids.add(id);
  }
  return ids.size > 0 ? ok<readonly string[]>([...ids]) : fail("words/nobody-named");
}

import { type AnswerOf, DONE } from "@surimono/contract/kernel";
import * as calls from "@surimono/contract/words";
import { worthWords } from "@surimono/domain/coupons";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import {
  type CountedCoupon,
  countCoupons,
  createCoupon,
  findCouponByCode,
  lockCoupon,
  pauseCoupon,
  stopCoupon,
} from "../../coupons/index.ts";
import { findNamed, readCoupon } from "./create-coupon.ts";

const PAGE = 50;

/** Coupons at the console: made, paused, ended. */
export function shopCouponsRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listShopCoupons, async ({ payload: { view, after } }) => {
    const now = shop.now();
    const search = { below: after, most: PAGE + 1, mostUses: calls.MOST_USES_COUNTED };
    const found = await countCoupons(shop.database, view === "now" ? { ...search, current: now } : search);
    const last = found.length > PAGE ? found[PAGE - 1] : undefined;
    return ok({
      coupons: found.slice(0, PAGE).map((one) => present(one, now)),
      next: last ? String(last.coupon.id) : null,
    });
  });
  shop.operatorRoute(calls.createShopCoupon, async ({ payload, recorded }) => {
    const { reason, emails, ...terms } = payload;
    const now = shop.now();
    const read = readCoupon(payload, now);
    if (!read.ok) return read;
    const named = await findNamed(db, payload);
    if (!named.ok) return named;
    // Whom it names is no word for a record that is never deleted.
    const asked = { ...terms, named: named.value.length };
    const subject = { kind: "coupon", id: read.value.code };
    return recorded({ action: calls.createShopCoupon.name, subject, reason, asked }).inTransaction(async (tx) => {
      const created = await createCoupon(tx, read.value, now, named.value);
      return created.ok ? ok(DONE) : fail("words/coupon-code-taken");
    });
  });
  shop.operatorRoute(calls.pauseShopCoupon, async ({ payload, recorded }) => {
    const { code, paused, reason } = payload;
    const found = await findCouponByCode(db, code);
    if (!found) return fail("words/no-such-coupon");
    return recorded(ofCoupon(calls.pauseShopCoupon.name, found, reason)).inTransaction(async (tx) =>
      (await pauseCoupon(tx, found.id, paused ? shop.now() : null)) ? ok(DONE) : fail("words/coupon-changed"),
    );
  });
  shop.operatorRoute(calls.stopShopCoupon, async ({ payload, recorded }) => {
    const { code, reason } = payload;
    const found = await findCouponByCode(db, code);
    if (!found) return fail("words/no-such-coupon");
    return recorded(ofCoupon(calls.stopShopCoupon.name, found, reason)).inTransaction(async (tx) =>
      (await stopCoupon(tx, found.id, shop.now())) ? ok(DONE) : fail("words/coupon-changed"),
    );
  });
}

function ofCoupon(action: string, { id, code }: { readonly id: number; readonly code: string }, reason: string) {
  const state = async (tx: Transaction) => {
    const coupon = await lockCoupon(tx, id);
    return coupon && { paused: coupon.pausedAt !== null, stopped: coupon.stoppedAt !== null };
  };
  return { action, subject: { kind: "coupon", id: code }, reason, state };
}

type Row = AnswerOf<typeof calls.listShopCoupons>["coupons"][number];

function present({ coupon, held, used, named }: CountedCoupon, now: Date): Row {
  const { code, name, kind, amount, rate, minimum, audience, budget } = coupon;
  return {
    ...{ code, name, kind, amount, rate, minimum, audience, budget, held, used, named },
    ...{ worth: worthWords(coupon), rank_id: coupon.rankId, new_members_only: coupon.newMembersOnly },
    ...{ is_offered: coupon.isOffered, max_uses: coupon.maxUses, uses_per_member: coupon.usesPerMember },
    ...{ budget_spent: coupon.budgetSpent, state: stateOf(coupon, now) },
    ...{ valid_from: coupon.validFrom.toISOString(), valid_until: coupon.validUntil?.toISOString() ?? null },
  };
}

function stateOf(coupon: CountedCoupon["coupon"], now: Date): calls.CouponState {
  const { stoppedAt, pausedAt, validFrom, validUntil, maxUses, usesTaken, budget, budgetSpent } = coupon;
  if (stoppedAt || (validUntil && now >= validUntil)) return "over";
  if (pausedAt) return "paused";
  if (now < validFrom) return "planned";
  const isSpent = (maxUses !== null && usesTaken >= maxUses) || (budget !== null && budgetSpent >= budget);
  return isSpent ? "spent" : "running";
}

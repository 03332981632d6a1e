import { getMiles, listMileEntries } from "@surimono/contract/miles";
import { ok } from "@surimono/domain/kernel";
import { rankStanding } from "@surimono/domain/miles";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { earnArrived } from "./earn-miles.ts";
import { expireMiles } from "./lapse-miles.ts";
import { findBalance, findNextToExpire, listEntries } from "./miles.store.ts";
import { countPromised } from "./promises.store.ts";
import { tellOfMiles } from "./tell-of-miles.ts";

export function milesRoutes(shop: Shop): void {
  const { db } = shop.database;

  shop.route(getMiles, async ({ member }) => {
    const [held, next, promised] = await Promise.all([
      findBalance(db, member.id),
      findNextToExpire(db, member.id),
      countPromised(db, member.id),
    ]);
    const balance = held?.balance ?? 0;
    const earned = balance + (held?.rankExtra ?? 0);
    const standing = rankStanding(earned);
    return ok({
      id: member.id,
      user_id: member.id,
      current_rank_id: standing.rank.id,
      current_rank_name: standing.rank.name,
      current_mile: earned,
      current_to_mile: standing.target,
      miles_to_next_rank: standing.missing,
      next_rank_id: standing.next?.id ?? null,
      next_rank_name: standing.next?.name ?? null,
      ranked_at: held?.rankedAt.toISOString() ?? null,
      usable_miles: balance,
      coming_miles: promised,
      expiration_date: next?.validUntil ?? null,
      expiring_miles: next?.miles ?? 0,
    });
  });

  shop.route(listMileEntries, async ({ payload: { before, limit }, member }) => {
    const found = await listEntries(db, member.id, before, limit + 1);
    return ok({
      entries: found.slice(0, limit).map(({ entry, isPlaced }) => ({
        entry_id: entry.id,
        kind: entry.kind,
        miles: entry.miles,
        order_id: entry.orderId,
        order_number: entry.orderNumber,
        order_placed: isPlaced,
        recorded_at: entry.recordedAt.toISOString(),
        valid_until: entry.validUntil,
      })),
      has_more: found.length > limit,
    });
  });

  shop.jobs.handle(timedJob("earn-miles"), () => earnArrived(shop));
  shop.jobs.handle(timedJob("expire-miles"), () => expireMiles(shop));
  shop.jobs.handle(timedJob("tell-of-miles"), () => tellOfMiles(shop));
}

import { getMiles, listMileEntries } from "@surimono/contract/members";
import { ok } from "@surimono/domain/kernel";
import { rankStanding } from "@surimono/domain/members";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { findBalance, findNextToExpire, listEntries } from "./miles.store.ts";
import { expireMiles } from "./miles.ts";

const expireJob = timedJob("expire-miles");

export function milesRoutes(shop: Shop): void {
  const { db } = shop.database;

  shop.route(getMiles, async ({ member }) => {
    const [held, next] = await Promise.all([findBalance(db, member.id), findNextToExpire(db, member.id)]);
    const balance = held?.balance ?? 0;
    const standing = rankStanding(balance);
    return ok({
      id: member.id,
      user_id: member.id,
      current_rank_id: standing.rank.id,
      current_rank_name: standing.rank.name,
      current_mile: balance,
      current_to_mile: standing.target,
      miles_to_next_rank: standing.missing,
      next_rank_id: standing.next?.id ?? null,
      next_rank_name: standing.next?.name ?? null,
      ranked_at: held?.rankedAt.toISOString() ?? null,
      expiration_date: next?.validUntil ?? null,
      expiring_miles: next?.miles ?? 0,
    });
  });

  shop.route(listMileEntries, async ({ payload: { before, limit }, member }) => {
    const found = await listEntries(db, member.id, before, limit + 1);
    return ok({
      entries: found.slice(0, limit).map((entry) => ({
        entry_id: entry.id,
        kind: entry.kind,
        miles: entry.miles,
        order_id: entry.orderId,
        order_number: entry.orderNumber,
        recorded_at: entry.recordedAt.toISOString(),
        valid_until: entry.validUntil,
      })),
      has_more: found.length > limit,
    });
  });

  shop.jobs.handle(expireJob, () => expireMiles(shop));
}

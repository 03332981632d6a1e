import { getCalculation, saveCalculation } from "@surimono/contract/my-items";
import { ok } from "@surimono/domain/kernel";
import { USUAL_BUYER_SHARES } from "@surimono/domain/my-items";
import { eq } from "drizzle-orm";
import type { Shop } from "../../../platform/http/index.ts";
import { profitSettings } from "../my-items.tables.ts";

/** How a member's profit from fans is calculated. */
export function calculationRoutes(shop: Shop): void {
  const { db } = shop.database;

  shop.route(getCalculation, async ({ member }) => {
    const [row] = await db.select().from(profitSettings).where(eq(profitSettings.userId, member.id));
    return ok(present(row?.fanCount ?? null, row?.buyerShares ?? USUAL_BUYER_SHARES));
  });

  shop.route(saveCalculation, async ({ member, payload }) => {
    const fanCount = payload.fan_count;
    const buyerShares = payload.buyer_shares.toSorted((left, right) => left - right);
    await db
      .insert(profitSettings)
      .values({ userId: member.id, fanCount, buyerShares })
      .onConflictDoUpdate({ target: profitSettings.userId, set: { fanCount, buyerShares } });
    return ok(present(fanCount, buyerShares));
  });
}

function present(fan_count: number | null, [lower = 0, higher = 0]: readonly number[]) {
  return { fan_count, buyer_shares: [lower, higher] as [number, number] };
}

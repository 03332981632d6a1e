import type { Coupon, CouponHolder } from "@surimono/domain/coupons";
import { type Queries, writtenSql } from "../../platform/database/index.ts";

/** A coupon that may apply to a member's cart. */
export interface FoundOffer {
  readonly coupon: Coupon;
  /** It is shown and applied automatically; any other must be known by its code. */
  readonly isOffered: boolean;
  readonly use: CouponHolder["use"];
  readonly hasOrdered: boolean;
  readonly isNamed: boolean;
}

/**
 * An SQL expression: a JSON array of what is offered now and not yet used by the member, and of the coupon that the cart chose. The
 * arguments are SQL expressions too; the member's is a parameter, so that Citus finds all of it on one machine. Whether the member has ordered is looked up only where it matters.
 */
export function selectOffers(memberId: string, chosenId: string): string {
  return `(
    select coalesce(json_agg(json_build_object(
      'id', coupon.id, 'code', coupon.code, 'name', coupon.name, 'amount', coupon.amount, 'minimum', coupon.minimum,
      'audience', coupon.audience, 'newMembersOnly', coupon.new_members_only, 'isOffered', coupon.is_offered,
      'kind', coupon.kind, 'rate', coupon.rate, 'rankId', coupon.rank_id, 'budget', coupon.budget,
      'budgetSpent', coupon.budget_spent, 'pausedAt', coupon.paused_at,
      'validFrom', coupon.valid_from, 'validUntil', coupon.valid_until, 'maxUses', coupon.max_uses,
      'usesTaken', coupon.uses_taken, 'stoppedAt', coupon.stopped_at, 'use', use.state,
      'hasOrdered', coupon.new_members_only and use.state <> 'used'
        and exists (select 1 from effective_orders where user_id = ${memberId}),
      'isNamed', coupon.audience = 'named'
        and exists (select 1 from coupon_members named where named.user_id = ${memberId} and named.coupon_id = coupon.id)
    )), '[]')
    from coupons coupon left join coupon_uses used on used.user_id = ${memberId} and used.coupon_id = coupon.id,
      lateral (select case
        when used.state = 'used' and coupon.uses_per_member > 1 and coupon.uses_per_member > 1 + (
          select count(*) from coupon_past_uses past where past.user_id = ${memberId} and past.coupon_id = coupon.id
        ) then 'none'
        else coalesce(used.state, 'none') end as state) use
    where coupon.id = ${chosenId} or (coupon.is_offered and coupon.stopped_at is null and use.state <> 'used')
  )`;
}

/** As `selectOffers` returns it. */
export type OfferRow = Omit<Coupon, "validFrom" | "validUntil" | "stoppedAt" | "pausedAt"> &
  Pick<FoundOffer, "isOffered" | "use" | "hasOrdered" | "isNamed"> & {
    readonly validFrom: string;
    readonly validUntil: string | null;
    readonly stoppedAt: string | null;
    readonly pausedAt: string | null;
  };

export function readOfferRow({ isOffered, use, hasOrdered, isNamed, ...row }: OfferRow): FoundOffer {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const dates = {
    validFrom: new Date(row.validFrom),
    validUntil: date(row.validUntil),
    stoppedAt: date(row.stoppedAt),
    pausedAt: date(row.pausedAt),
  };
  return { coupon: { ...row, ...dates }, isOffered, use, hasOrdered, isNamed };
}

export async function readOffers(queries: Queries, userId: string, chosenId: number | null): Promise<FoundOffer[]> {
  const text = `select ${selectOffers("$1", "$2::int")} as offers`;
  const { rows } = await queries.execute<{ offers: OfferRow[] }>(writtenSql(text, [userId, chosenId]));
  return (rows[0]?.offers ?? []).map(readOfferRow);
}

import type { Coupon, CouponHolder } from "@surimono/domain/coupons";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";

/** A coupon that may apply to a member's cart. */
export interface FoundOffer {
  readonly coupon: Coupon;
  /** It is shown and applied automatically; any other must be known by its code. */
  readonly isOffered: boolean;
  readonly use: CouponHolder["use"];
  readonly hasOrdered: boolean;
}

/**
 * An SQL expression: a JSON array of what is offered now and not yet used by the member, and of the coupon that the cart chose. The
 * arguments are SQL expressions too. Whether the member has ordered is looked up only where it matters.
 */
export function selectOffers(memberId: string, chosenId: string): string {
  return `(
    select coalesce(json_agg(json_build_object(
      'id', coupon.id, 'code', coupon.code, 'name', coupon.name, 'amount', coupon.amount, 'minimum', coupon.minimum,
      'audience', coupon.audience, 'newMembersOnly', coupon.new_members_only, 'isOffered', coupon.is_offered,
      'validFrom', coupon.valid_from, 'validUntil', coupon.valid_until, 'maxUses', coupon.max_uses,
      'usesTaken', coupon.uses_taken, 'stoppedAt', coupon.stopped_at, 'use', coalesce(used.state, 'none'),
      'hasOrdered', coupon.new_members_only and used.state is distinct from 'used'
        and exists (select from effective_orders where user_id = ${memberId})
    )), '[]')
    from coupons coupon left join coupon_uses used on used.user_id = ${memberId} and used.coupon_id = coupon.id
    where coupon.id = ${chosenId}
      or (coupon.is_offered and coupon.stopped_at is null and used.state is distinct from 'used')
  )`;
}

/** As `selectOffers` returns it. */
export type OfferRow = Omit<Coupon, "validFrom" | "validUntil" | "stoppedAt"> &
  Pick<FoundOffer, "isOffered" | "use" | "hasOrdered"> & {
    readonly validFrom: string;
    readonly validUntil: string | null;
    readonly stoppedAt: string | null;
  };

export function readOfferRow({ isOffered, use, hasOrdered, ...row }: OfferRow): FoundOffer {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const dates = {
    validFrom: new Date(row.validFrom),
    validUntil: date(row.validUntil),
    stoppedAt: date(row.stoppedAt),
  };
  return { coupon: { ...row, ...dates }, isOffered, use, hasOrdered };
}

export async function readOffers(queries: Queries, userId: string, chosenId: number | null): Promise<FoundOffer[]> {
  const offers = selectOffers("(select id from asking)", "(select chosen from asking)");
  const { rows } = await queries.execute<{ offers: OfferRow[] }>(sql`
    with asking as (select ${userId}::text as id, ${chosenId}::int as chosen)
    select ${sql.raw(offers)} as offers`);
  return (rows[0]?.offers ?? []).map(readOfferRow);
}

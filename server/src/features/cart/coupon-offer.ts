import type { CouponOffer } from "@surimono/domain/cart";
import type { Queries } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";
import { type FoundCoupon, findCoupon } from "./coupons.store.ts";

/** Whether the member has an order that was neither cancelled nor wholly refunded. Orders stand on carts, so it is handed in. */
export type HasOrdered = (queries: Queries, userId: string) => Promise<boolean>;

/** Who looks at a cart, and when. */
export interface Looking {
  readonly member: Pick<Member, "id" | "kind">;
  readonly hasOrdered: HasOrdered;
  readonly now: Date;
}

/** All that decides whether a coupon counts. */
export function offerOf(
  { coupon, use }: FoundCoupon,
  { member, now }: Pick<Looking, "member" | "now">,
  hasOrdered: boolean,
): CouponOffer {
  return { coupon, holder: { kind: member.kind, hasOrdered, use: use?.state ?? "none" }, now };
}

/** Whether the member has ordered is asked only where it matters. */
export async function toOffer(queries: Queries, found: FoundCoupon, looking: Looking): Promise<CouponOffer> {
  const ordered = found.coupon.newMembersOnly && (await looking.hasOrdered(queries, looking.member.id));
  return offerOf(found, looking, ordered);
}

/** The coupon of a cart; no question to the database when it has none. */
export async function findOffer(
  queries: Queries,
  couponId: number | null,
  looking: Looking,
): Promise<CouponOffer | undefined> {
  const found = couponId === null ? undefined : await findCoupon(queries, looking.member.id, couponId);
  return found && toOffer(queries, found, looking);
}

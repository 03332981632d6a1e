import type { MemberAnswer } from "@surimono/contract/members";
import type { MemberRecord } from "./members.store.ts";
import { standingOf } from "./standing/business-standing.ts";

const WHOLE_BP = 10_000;

/** Basis points as the fraction that the wire has: 500 is 0.05. */
export function rateOnWire(basisPoints: number): number {
  return basisPoints / WHOLE_BP;
}

/** The member as the wire has it. */
export function presentMember({ user, profile, business }: MemberRecord): MemberAnswer {
  const standing = business && standingOf(business);
  const consumer = user.kind === "consumer";
  return {
    id: user.id,
    user_id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    kind: user.kind,
    login_strategy: consumer ? "auth0b2c" : "business",
    scope: user.kind,
    discount_rate: rateOnWire(standing?.discountRateBp ?? 0),
    nickname: profile?.nickname ?? "",
    needs_agreement: !user.isSetUp,
    needs_nickname: consumer && !profile?.nickname,
    first_login: !profile?.firstLoginAt,
    business: standing && {
      state: standing.state,
      company_name: standing.companyName,
      contact_name: standing.contactName,
    },
    notification: presentReadNotifications(profile),
  };
}

export function presentReadNotifications(
  profile: Pick<NonNullable<MemberRecord["profile"]>, "readPrivateNotifications" | "readPublicNotifications"> | null,
) {
  return {
    private_notification: profile?.readPrivateNotifications ?? [],
    public_notification: profile?.readPublicNotifications ?? [],
  };
}

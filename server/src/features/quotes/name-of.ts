import type { findMemberRecord } from "../members/index.ts";

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMemberRecord>>>;

/** A firm by its name, anybody else by their own, as far as it is known. */
export function nameOf({ business, profile }: Pick<MemberRecord, "business" | "profile">): string {
  return business?.companyName || [profile?.lastName, profile?.firstName].filter(Boolean).join(" ");
}

/** For operators, who must tell one from the other: also somebody who has not said a name yet. */
export function calledOf({ user, business, profile }: MemberRecord): string {
  return nameOf({ business, profile }) || profile?.nickname || user.email || "退会した会員";
}

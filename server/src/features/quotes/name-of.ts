import type { findMemberRecord } from "../members/index.ts";

type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMemberRecord>>>;

/** A firm by its name, anybody else by their own, as far as it is known. */
export function nameOf({ business, profile }: Pick<MemberRecord, "business" | "profile">): string {
  return business?.companyName || [profile?.lastName, profile?.firstName].filter(Boolean).join(" ");
}

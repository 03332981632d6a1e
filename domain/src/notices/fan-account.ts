/** Whose icon a notification of type 6 shows (rule notices-types). */
export const SOCIAL_ACCOUNTS = ["youtube", "twitter", "instagram"] as const;
export type SocialAccount = (typeof SOCIAL_ACCOUNTS)[number];

/** The two accounts whose fans are analysed, with their `accountType` on the fan pages (rule notices-account-type). */
export type FanAccount = Extract<SocialAccount, "youtube" | "instagram">;

/** Account type 2 is the photo network (rule notices-account-type); a fans notification of any other is the video network's. */
export function fanAccountOf(accountType: number): FanAccount {
  return accountType === 2 ? "instagram" : "youtube";
}

/** Where a fans notification without a page of its own leads. */
export function fanPageOf(account: SocialAccount | null): string {
  if (account === "instagram") return "/my-page/fans/instagram?accountType=2";
  if (account === "youtube") return "/my-page/fans/youTube?accountType=1";
  return "/my-page/fans";
}

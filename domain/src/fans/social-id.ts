/** The accounts a member may name beside their own figures. */
export const NAMED_ACCOUNTS = ["youtube", "instagram", "twitter"] as const;
export type NamedAccount = (typeof NAMED_ACCOUNTS)[number];

/**
 * Rule fans-social-ids. The maximum is the networks' own; a YouTube handle in kanji or kana may be shorter than the three letters of others.
 */
const FORMS: Readonly<Record<NamedAccount, RegExp>> = {
  youtube: /^@[^\s@]{1,30}$/u,
  instagram: /^[A-Za-z0-9._]{1,30}$/,
  twitter: /^@[^\s@]{1,15}$/u,
};

export function isSocialId(account: NamedAccount, id: string): boolean {
  return FORMS[account].test(id);
}

import { FAN_PROVIDERS, type FanProvider, SOCIAL_NETWORKS, type SocialNetwork } from "@surimono/domain/fans";

export interface FanAccount {
  readonly provider: FanProvider;
  readonly name: string;
  readonly path: string;
  /** Its word for fans. */
  readonly fans: string;
}

export const FAN_ACCOUNTS = {
  youtube: {
    provider: FAN_PROVIDERS.youtube,
    name: "YouTube",
    path: "/my-page/fans/youTube",
    fans: "チャンネル登録者",
  },
  instagram: {
    provider: FAN_PROVIDERS.instagram,
    name: "Instagram",
    path: "/my-page/fans/instagram",
    fans: "フォロワー",
  },
  custom: { provider: FAN_PROVIDERS.custom, name: "手動設定", path: "/my-page/fans/custom", fans: "ファン" },
} as const satisfies Record<string, FanAccount>;

export type FanAccountKey = keyof typeof FAN_ACCOUNTS;

export const FAN_ACCOUNT_KEYS = Object.keys(FAN_ACCOUNTS) as FanAccountKey[];

/** Only accounts that can be linked; undefined for any other word. */
export function networkNamed(name: string | null | undefined): SocialNetwork | undefined {
  return SOCIAL_NETWORKS.find((network) => network === name);
}

/** By the parameter `accountType` of the fans' pages (rule fans-providers): 1 the video network, 2 the photo network, 4 by hand. */
export function accountOfType(accountType: string | null): FanAccountKey | undefined {
  return FAN_ACCOUNT_KEYS.find((key) => String(FAN_ACCOUNTS[key].provider) === accountType);
}

/** The page with the dialog that links an account. */
export function connectPath(account: FanAccountKey): string {
  return `/my-page/fans?connect=${account}`;
}

/** The page to type figures by hand, replacing an account's or on their own. */
export function customFormPath(instead: FanAccountKey = "custom"): string {
  return `${FAN_ACCOUNTS.custom.path}?edit=true&accountType=${FAN_ACCOUNTS[instead].provider}`;
}

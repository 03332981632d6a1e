/** The source of a member's fan data, by the id on the wire (rule fans-providers). 3 is unused. */
export const FAN_PROVIDERS = { youtube: 1, instagram: 2, custom: 4 } as const;
export type FanProvider = (typeof FAN_PROVIDERS)[keyof typeof FAN_PROVIDERS];

/** Those the shop itself queries. What a member enters is under `custom`. */
export const SOCIAL_NETWORKS = ["youtube", "instagram"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export function networkOf(provider: (typeof FAN_PROVIDERS)[SocialNetwork]): SocialNetwork;
export function networkOf(provider: FanProvider): SocialNetwork | undefined;
export function networkOf(provider: FanProvider): SocialNetwork | undefined {
  return SOCIAL_NETWORKS.find((network) => FAN_PROVIDERS[network] === provider);
}

/** How many words its cloud shows (rule fans-cloud-words). */
export function wordsShown(provider: FanProvider): number {
  return provider === FAN_PROVIDERS.instagram ? 10 : 30;
}

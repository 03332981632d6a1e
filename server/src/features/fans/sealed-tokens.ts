import type { SocialLink } from "./fans.tables.ts";
import type { SocialTokens } from "./networks/social-client.ts";
import { openToken, sealToken } from "./seal-token.ts";

type Place = Pick<SocialLink, "userId" | "network">;

/** The columns of a link that hold its tokens. */
export function sealedTokens(secret: string, { userId, network }: Place, tokens: SocialTokens) {
  const { accessToken, refreshToken, expiresAt } = tokens;
  return {
    accessToken: sealToken(secret, `access:${network}:${userId}`, accessToken),
    refreshToken: refreshToken ? sealToken(secret, `refresh:${network}:${userId}`, refreshToken) : null,
    expiresAt: expiresAt ?? null,
  };
}

/** Undefined if they cannot be opened: the shop's secret has changed. */
export function openTokens(secret: string, link: SocialLink): SocialTokens | undefined {
  const { userId, network, expiresAt } = link;
  const accessToken = openToken(secret, `access:${network}:${userId}`, link.accessToken);
  if (accessToken === undefined) return undefined;
  const refreshToken = link.refreshToken && openToken(secret, `refresh:${network}:${userId}`, link.refreshToken);
  return { accessToken, refreshToken: refreshToken || undefined, expiresAt: expiresAt ?? undefined };
}

/** The tokens of a link that the network still accepts. */
export function usableTokens(secret: string, link: SocialLink): SocialTokens | undefined {
  return link.isBroken ? undefined : openTokens(secret, link);
}

import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins";
import type { IdentityProvider } from "../../../platform/env/index.ts";

/** The outside providers for better-auth. Written by hand, as its helpers know only the real addresses. */
export function externalProviders(providers: readonly IdentityProvider[]) {
  return genericOAuth({ config: providers.map(configOf) });
}

function configOf(provider: IdentityProvider): GenericOAuthConfig {
  const { id: providerId, clientId, clientSecret } = provider;
  const client = { providerId, clientId, clientSecret, pkce: true };
  if ("discoveryUrl" in provider) {
    return {
      ...client,
      discoveryUrl: provider.discoveryUrl,
      scopes: ["openid", "email", "profile"],
      requireIdTokenVerification: true,
    };
  }
  const { authorizationUrl, tokenUrl, userInfoUrl } = provider;
  return {
    ...client,
    authorizationUrl,
    tokenUrl,
    userInfoUrl,
    scopes: ["email", "public_profile"],
    // Facebook says nothing of it, and gives an address only if its owner has confirmed it there.
    mapProfileToUser: (profile) => ({ emailVerified: Boolean(profile["email"]) }),
  };
}

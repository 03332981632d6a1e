/// <reference path="../../../oidc-provider.d.ts" />
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
}

export interface IdentityProviderServer {
  readonly discoveryUrl: string;
  /** The person at the browser; undefined breaks off the sign-in. */
  person: Person | undefined;
  close(): void;
}

export const CLIENT = { id: "surimono", secret: "a secret between the two" };

/** A certified OpenID Connect provider whose sign-in page submits itself. */
export async function openIdentityProvider(redirectUri: string): Promise<IdentityProviderServer> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void handle(request, response);
    void answer(opened, provider, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ["of the test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...opened.person, sub, name: "外の 名前" }),
    }),
  });
  const handle = provider.callback();
  const opened: IdentityProviderServer = {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    person: undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return opened;
}

async function answer(
  { person }: IdentityProviderServer,
  provider: Provider,
  ...exchange: Parameters<Provider["interactionDetails"]>
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(...exchange);
  if (!person) return provider.interactionFinished(...exchange, { error: "access_denied" });
  if (prompt.name === "login") return provider.interactionFinished(...exchange, { login: { accountId: person.sub } });
  const grant = new provider.Grant({ accountId: session?.accountId ?? person.sub, clientId: params.client_id });
  grant.addOIDCScope("openid email profile");
  return provider.interactionFinished(...exchange, { consent: { grantId: await grant.save() } });
}

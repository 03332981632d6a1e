import { DAY_SECONDS, fail, ok } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import type { InstagramSettings } from "../../../platform/env/index.ts";
import type { AskNetwork } from "./ask-network.ts";
import { graphApi } from "./graph-api.ts";
import { isInvalidParameter, metaFailure } from "./meta-errors.ts";
import type { Answered, SocialClient, SocialTokens } from "./social-client.ts";

/** Rule fans-scopes. */
const SCOPES = [
  "email",
  "public_profile",
  "pages_show_list",
  "pages_read_engagement",
  "instagram_basic",
  "instagram_manage_insights",
];
/** A member may withhold the address. */
const NEEDED = SCOPES.filter((scope) => scope !== "email" && scope !== "public_profile");
/** If the network does not say: its long tokens are good for 60 days. */
const LONG_TOKEN_SECONDS = 60 * DAY_SECONDS;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.optional(z.number()) });
const permissionsSchema = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) });

type OAuthPart = Pick<SocialClient, "authorizationUrl" | "exchangeCode" | "refresh" | "revoke">;

/** Facebook's way of giving and revoking a permission. */
export function facebookOAuth(settings: InstagramSettings, now: () => Date, askNetwork: AskNetwork): OAuthPart {
  const { clientId, clientSecret } = settings;
  const { ask, url: graph } = graphApi(settings.graphUrl, askNetwork);

  /** The secret goes in the body, not in the address, which others may log. */
  async function takeToken(form: Record<string, string>): Answered<SocialTokens> {
    const answer = await askNetwork(graph("oauth/access_token"), {
      method: "POST",
      form: { client_id: clientId, client_secret: clientSecret, ...form },
      once: true,
    });
    const read = z.safeParse(tokenSchema, answer.body);
    if (answer.status !== 200 || !read.success)
      return fail(isInvalidParameter(answer) ? "fans/reconnect-needed" : metaFailure(answer));
    const expiresAt = new Date(now().getTime() + (read.data.expires_in ?? LONG_TOKEN_SECONDS) * 1000);
    return ok({ accessToken: read.data.access_token, refreshToken: undefined, expiresAt });
  }

  return {
    authorizationUrl: ({ state, challenge, redirectUri }) =>
      `${settings.authorizationUrl}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: SCOPES.join(","),
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        // Asks again for what was refused before.
        auth_type: "rerequest",
      })}`,
    async exchangeCode({ code, verifier, redirectUri }) {
      const short = await takeToken({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      });
      if (!short.ok) return short;
      const long = await takeToken({
        grant_type: "fb_exchange_token",
        fb_exchange_token: short.value.accessToken,
      });
      if (!long.ok) return long;
      const permissions = await ask(graph("me/permissions"), long.value.accessToken, permissionsSchema);
      if (!permissions.ok) return permissions;
      const granted = permissions.value.data.flatMap(({ permission, status }) =>
        status === "granted" ? permission : [],
      );
      return ok({ ...long.value, isEnough: NEEDED.every((scope) => granted.includes(scope)) });
    },
    // The network has no refresh tokens: after 60 days the member is asked to link again.
    refresh: async () => fail("fans/reconnect-needed"),
    async revoke(token) {
      const answer = await askNetwork(graph("me/permissions"), { method: "DELETE", token });
      return answer.status === 200 || metaFailure(answer) === "fans/reconnect-needed";
    },
  };
}

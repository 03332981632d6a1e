import { fail, ok } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import type { YoutubeSettings } from "../../../platform/env/index.ts";
import type { AskNetwork } from "./ask-network.ts";
import { googleTokenFailure } from "./google-errors.ts";
import type { Answered, NewTokens, SocialClient, SocialTokens } from "./social-client.ts";

/** Both are needed: the reports are refused without permission to read the channel. */
const SCOPES = [
  "https://www.googleapis.com/auth/yt-analytics.readonly",
  "https://www.googleapis.com/auth/youtube.readonly",
];

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  expires_in: z.number(),
  scope: z.optional(z.string()),
});

type OAuthPart = Pick<SocialClient, "authorizationUrl" | "exchangeCode" | "refresh" | "revoke">;

/** Google's way of giving and revoking a permission. */
export function googleOAuth(settings: YoutubeSettings, now: () => Date, askNetwork: AskNetwork): OAuthPart {
  const { clientId, clientSecret, tokenUrl } = settings;

  async function takeTokens(form: Record<string, string>, before?: SocialTokens): Answered<NewTokens> {
    const answer = await askNetwork(tokenUrl, {
      method: "POST",
      form: { client_id: clientId, client_secret: clientSecret, ...form },
      once: form["grant_type"] === "authorization_code",
    });
    const read = z.safeParse(tokensSchema, answer.body);
    if (answer.status !== 200 || !read.success) return fail(googleTokenFailure(answer));
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds, scope } = read.data;
    const granted = scope?.split(" ");
    const isEnough = granted === undefined || SCOPES.every((one) => granted.includes(one));
    const expiresAt = new Date(now().getTime() + seconds * 1000);
    return ok({ accessToken, refreshToken: refreshToken ?? before?.refreshToken, expiresAt, isEnough });
  }

  return {
    authorizationUrl: ({ state, challenge, redirectUri }) =>
      `${settings.authorizationUrl}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: SCOPES.join(" "),
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        access_type: "offline",
        // Without it a second link brings no refresh token.
        prompt: "consent select_account",
      })}`,
    exchangeCode: ({ code, verifier, redirectUri }) =>
      takeTokens({ grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirectUri }),
    async refresh(tokens) {
      if (!tokens.refreshToken) return fail("fans/reconnect-needed");
      return takeTokens({ grant_type: "refresh_token", refresh_token: tokens.refreshToken }, tokens);
    },
    async revoke(token) {
      const { status } = await askNetwork(settings.revokeUrl, { method: "POST", form: { token } });
      // 400 means a token that is no longer valid.
      return status === 200 || status === 400;
    },
  };
}

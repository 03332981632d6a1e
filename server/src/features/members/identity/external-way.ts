import { APIError } from "better-auth/api";
import type { ExternalAnswer } from "./identity.ts";

/** Refuses on return from a provider; the browser comes to the error page with this code. */
export function refuseUnverified(user: { readonly emailVerified?: unknown }): void {
  if (user.emailVerified === true) return;
  throw new APIError("FORBIDDEN", { code: "email_not_verified", message: "the provider has not verified the address" });
}

const SESSION_COOKIE = /^(?:__Secure-)?better-auth\.session_token=([^;.]+)/;
const SESSION_COOKIES = /^(?:__Secure-)?better-auth\.(?:session_token|session_data|account_data)=/;

/** What better-auth answered, without its session cookies: the shop's bearer replaces them. */
export function readExternalAnswer(response: Response): ExternalAnswer {
  const cookies = response.headers.getSetCookie();
  const session = cookies.map((cookie) => SESSION_COOKIE.exec(cookie)?.[1]).find((token) => token);
  return {
    location: response.headers.get("location") ?? undefined,
    cookies: cookies.filter((cookie) => !SESSION_COOKIES.test(cookie)),
    session: session && decodeURIComponent(session),
  };
}

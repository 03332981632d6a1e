import { listSignInWays, setUpAccount as setUpAccountCall, takeSession } from "@surimono/contract/members";
import { ok } from "@surimono/domain/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { IdentityProvider } from "../../../platform/env/index.ts";
import { prefixOf, type Shop } from "../../../platform/http/index.ts";
import type { ExternalAnswer, Identity, Visitor } from "../identity/index.ts";
import type { OnJoined } from "../sign-up/joining.ts";
import { setUpAccount } from "../sign-up/set-up-account.ts";
import { endIfSuspended } from "../standing/is-suspended.ts";

const NAMES: Readonly<Record<IdentityProvider["id"], string>> = {
  auth0b2c: "SURIMONO ID",
  google: "Google",
  facebook: "Facebook",
};

const SESSION_COOKIE = "surimono_session";
const TAKEN_WITHIN_SECONDS = 60;
const TRIES_PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;

type Request = FastifyRequest<{ Params: { provider: string }; Querystring: Record<string, string | undefined> }>;

/** Signing in at an outside provider: the browser's way there and back, without scripts, and what follows. */
export function externalRoutes(shop: Shop, identity: Identity, onJoined: OnJoined): void {
  const { identityProviders } = shop.env;
  shop.route(listSignInWays, async () =>
    ok({ providers: identityProviders.map(({ id }) => ({ id, name: NAMES[id] })) }),
  );
  shop.route(takeSession, async ({ headers }) => ok({ token: readCookie(headers["cookie"], SESSION_COOKIE) ?? null }));
  shop.route(setUpAccountCall, ({ payload, member, address, userAgent }) =>
    setUpAccount(shop, member, payload, { address, userAgent }, onJoined),
  );
  if (identityProviders.length === 0) return;

  const travel = async (request: Request, reply: FastifyReply, go: (visitor: Visitor) => Promise<ExternalAnswer>) => {
    reply.header("cache-control", "no-store");
    if (!(await shop.rateLimits.allow("external-sign-in", prefixOf(request.ip), TRIES_PER_ADDRESS)))
      return reply.redirect("/error-login?error=too_many");
    const { location, cookies, session } = await go({
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
    });
    if (session && (await endIfSuspended(shop.database.db, session, shop.now())))
      return reply.redirect("/error-login?error=suspended");
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    if (session) reply.header("set-cookie", sessionCookie(session, shop.env.publicUrl.startsWith("https://")));
    return reply.redirect(location ?? "/error-login?error=unavailable");
  };

  shop.http.get("/api/auth/external/:provider", (request: Request, reply) => {
    const back = new URLSearchParams({ handleLogin: "true", redirectTo: ownPath(request.query["redirectTo"]) });
    const paths = { done: `/callback?${back}`, failed: "/error-login" };
    return travel(request, reply, (visitor) => identity.startExternal(request.params.provider, paths, visitor));
  });
  shop.http.get("/api/auth/callback/:provider", (request: Request, reply) =>
    travel(request, reply, (visitor) =>
      identity.finishExternal({ path: request.url, cookie: request.headers.cookie ?? "" }, visitor),
    ),
  );
}

/** Only for the call that takes it, only from the shop's pages, and gone in a minute. */
function sessionCookie(token: string, secure: boolean): string {
  return [
    `${SESSION_COOKIE}=${token}`,
    `Path=${takeSession.path}`,
    `Max-Age=${TAKEN_WITHIN_SECONDS}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
}

function readCookie(header: string | string[] | undefined, name: string): string | undefined {
  const pairs = String(header ?? "").split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w-]{16,128}$/.test(value) ? value : undefined;
}

/** A page of the shop; anything else becomes the front page. */
function ownPath(path: string | undefined): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/";
}

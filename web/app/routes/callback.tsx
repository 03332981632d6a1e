import { takeSession } from "@surimono/contract/members";
import { redirect } from "react-router";
import { keepWantedPath, loginPath } from "#app/features/members/wanted-path.ts";
import { call } from "#app/session/call.ts";
import { findMember, startSession } from "#app/session/current-user.ts";
import { logSignIn } from "#app/session/log-sign-in.ts";
import { safePath } from "#app/session/safe-path.ts";
import { dropToken } from "#app/session/token.ts";
import type { Route } from "./+types/callback";

/**
 * After a sign-in (`handleLogin=true`): takes over the session of an outside provider, loads the user, asks for what the account still
 * lacks, and goes to the wanted page.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.get("handleLogin") !== "true") throw redirect("/");
  const wanted = safePath(query.get("redirectTo"));
  const member = (await findMember()) ?? (await takeOver());
  if (!member) throw redirect(loginPath(wanted));
  keepWantedPath("/");
  logSignIn();
  const redirectTo = new URLSearchParams({ redirectTo: wanted });
  if (member.needs_agreement) throw redirect(`/agree?${redirectTo}`);
  throw redirect(member.needs_nickname ? `/nickname?${redirectTo}` : wanted);
}

/** Without the token of a session that is over: no call takes it, that for the new one neither. */
async function takeOver() {
  dropToken();
  const taken = await call(takeSession, {});
  return taken.ok && taken.value.token ? startSession(taken.value.token) : undefined;
}

export default function CallbackRoute() {
  return null;
}

import { redirect } from "react-router";
import { findMember } from "#app/session/current-user.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/callback";

/** After a sign-in (`handleLogin=true`): loads the user, then the nickname where there is none, then where the person wanted to go. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.get("handleLogin") !== "true") throw redirect("/");
  const wanted = safePath(query.get("redirectTo"));
  const member = await findMember();
  if (!member) throw redirect("/login");
  throw redirect(member.needs_nickname ? `/nickname?redirectTo=${encodeURIComponent(wanted)}` : wanted);
}

export default function CallbackRoute() {
  return null;
}

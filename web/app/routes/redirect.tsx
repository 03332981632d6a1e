import { redirect } from "react-router";
import { findMember } from "#app/session/current-user.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/redirect";

/** Sends a member to the wanted page, a guest to the login page, which keeps the wanted path (rule session-redirect). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = safePath(new URL(request.url).searchParams.get("redirectTo"));
  if (await findMember()) throw redirect(wanted);
  throw redirect(`/login?redirectTo=${encodeURIComponent(wanted)}`);
}

export default function RedirectRoute() {
  return null;
}

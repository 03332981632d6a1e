import { verifyEmail } from "@surimono/contract/members";
import { useLocation } from "react-router";
import { VerificationFailed, VerificationSent, Verified } from "#app/features/members/verification-screen.tsx";
import { readWantedPath } from "#app/features/members/wanted-path.ts";
import { call } from "#app/session/call.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/verification";

export const meta: Route.MetaFunction = () => [
  { title: "メールアドレスの確認 | SURIMONO" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** The letter's link works once, so it is followed here and never again on the same page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get("token");
  return token ? await call(verifyEmail, { token }) : undefined;
}
export const shouldRevalidate = () => false;

export default function VerificationRoute({ loaderData }: Route.ComponentProps) {
  const { state } = useLocation();
  if (!loaderData) return <VerificationSent email={typeof state?.email === "string" ? state.email : undefined} />;
  const wanted = safePath(readWantedPath());
  const query = new URLSearchParams(wanted === "/" ? {} : { redirectTo: wanted });
  if (!loaderData.ok) return <VerificationFailed message={loaderData.failure.message} loginPath={`/login?${query}`} />;
  const { email, kind } = loaderData.value;
  query.set("email", email);
  query.set("tab", kind);
  return <Verified kind={kind} loginPath={`/login?${query}`} />;
}

import { redirect, useNavigate, useSearchParams } from "react-router";
import { AccountSetUpScreen } from "#app/features/members/account-set-up-screen.tsx";
import { findMember, reloadMember } from "#app/session/current-user.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/agree";

export const meta: Route.MetaFunction = () => [
  { title: "ご利用の前に｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

/** After signing in by an outside provider; with the agreements given it redirects. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const member = await findMember();
  if (!member?.needs_agreement) throw redirect(safePath(new URL(request.url).searchParams.get("redirectTo")));
}
export const shouldRevalidate = () => false;

export default function AgreeRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AccountSetUpScreen
      onDone={async () => {
        await reloadMember();
        const onwards = new URLSearchParams({ handleLogin: "true", redirectTo: safePath(query.get("redirectTo")) });
        await navigate(`/callback?${onwards}`, { replace: true });
      }}
    />
  );
}

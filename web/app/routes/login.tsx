import { externalSignInPath } from "@surimono/contract/members";
import { useEffect } from "react";
import { redirectDocument, useLocation, useNavigate, useSearchParams } from "react-router";
import { signInWaysQuery } from "#app/features/members/external-sign-in.tsx";
import { type LoginKind, type LoginMode, LoginScreen } from "#app/features/members/login-screen.tsx";
import { useSignIn } from "#app/features/members/use-sign-in.ts";
import { keepWantedPath } from "#app/features/members/wanted-path.ts";
import { isKnownBrowser } from "#app/session/known-browser.ts";
import { safePath } from "#app/session/safe-path.ts";
import { modeOfLink } from "#app/session/sign-up-link.ts";
import { SIMULATOR_PATH, trialPath } from "#app/session/trial-path.ts";
import { queryClient } from "../query-client.ts";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = () => [
  { title: "ログイン・会員登録｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

/** `loginB2C=true` starts the consumer login (rule members-login-b2c): the outside provider's if there is one, otherwise the form below. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.get("loginB2C") !== "true") return;
  const ways = await queryClient.ensureQueryData(signInWaysQuery).catch(() => undefined);
  if (ways?.providers.some(({ id }) => id === "auth0b2c"))
    throw redirectDocument(externalSignInPath("auth0b2c", safePath(query.get("redirectTo"))));
}

/**
 * `loginB2C=true` opens the consumer login at once (rule members-login-b2c); `tab` and `mode` choose the form, `redirectTo` is the wanted
 * page: visitors sent by a guard first learn that it needs an account, and what is possible without one.
 */
export default function LoginRoute() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const direct = query.get("loginB2C") === "true";
  const kind: LoginKind = !direct && query.get("tab") === "business" ? "business" : "consumer";
  const wanted = safePath(query.get("redirectTo"));
  const isWall = wanted !== "/" && !wanted.startsWith(SIMULATOR_PATH);
  const asked = query.get("mode") ?? modeOfLink(state);
  const mode = direct ? "login" : readMode(asked, isWall);
  const pathWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ tab: kind, mode, ...(wanted !== "/" && { redirectTo: wanted }), ...changes });
    return `/login?${next}`;
  };
  const signIn = useSignIn(wanted);
  useEffect(() => keepWantedPath(wanted), [wanted]);
  return (
    <LoginScreen
      kind={kind}
      mode={mode}
      focusFirst={direct || query.has("mode")}
      redirectTo={wanted}
      trialPath={isWall ? (trialPath(wanted) ?? SIMULATOR_PATH) : undefined}
      onKind={(next) => void navigate(pathWith({ tab: next }), { replace: true, preventScrollReset: true })}
      otherModePath={pathWith({ mode: mode === "login" ? "signup" : "login" })}
      onSignedIn={signIn}
      onAsked={async (email) => {
        await navigate("/verification", { state: { email } });
      }}
    />
  );
}

/** A guard sends newcomers to the sign-up, and known browsers to the login. */
function readMode(asked: string | undefined, isWall: boolean): LoginMode {
  if (asked === "signup" || asked === "login") return asked;
  return isWall && !isKnownBrowser() ? "signup" : "login";
}

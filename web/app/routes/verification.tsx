import { showToast } from "@surimono/ui/toast.ts";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { VerificationForm, VerificationSent } from "#app/features/members/verification-screen.tsx";
import { loginPath, readWantedPath } from "#app/features/members/wanted-path.ts";
import { startSession } from "#app/session/current-user.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/verification";

export const meta: Route.MetaFunction = () => [
  { title: "メールアドレスの確認｜SURIMONO" },
  { name: "robots", content: "noindex" },
  // The token must not leak as a referrer.
  { name: "referrer", content: "no-referrer" },
];

/** Without a token: the letter was sent. With the letter's token the password opens the account. */
export default function VerificationRoute() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get("token");
  if (!token) return <VerificationSent email={typeof state?.email === "string" ? state.email : undefined} />;
  // The letter carries the wanted page to any device; this browser has one too long for a letter.
  const wanted = safePath(query.get("redirectTo") ?? readWantedPath());
  return (
    <VerificationForm
      token={token}
      loginPath={loginPath(wanted)}
      signUpPath={loginPath(wanted, "signup")}
      onOpened={async (kind, session) => {
        await startSession(session);
        showToast(
          kind === "business"
            ? "登録が完了しました。審査が終わると、請求書でのお支払いをご利用いただけます。"
            : "登録が完了しました。",
          { tone: "success" },
        );
        await navigate(`/callback?${new URLSearchParams({ handleLogin: "true", redirectTo: wanted })}`, {
          replace: true,
        });
      }}
    />
  );
}

import { showToast } from "@surimono/ui/toast.ts";
import { useLocation, useSearchParams } from "react-router";
import { useSignIn } from "#app/features/members/use-sign-in.ts";
import { VerificationForm, VerificationSent } from "#app/features/members/verification-screen.tsx";
import { loginPath, readWantedPath } from "#app/features/members/wanted-path.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/verification";

export const meta: Route.MetaFunction = () => [
  { title: "メールアドレスの確認｜SURIMONO" },
  { name: "robots", content: "noindex" },
  // The token must not leak as a referrer.
  { name: "referrer", content: "no-referrer" },
];

/** Without a token: the letter was sent, and its code is typed here. With the letter's token the password opens the account. */
export default function VerificationRoute() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const token = query.get("token");
  // The letter carries the wanted page to any device; this browser has one too long for a letter.
  const wanted = safePath(query.get("redirectTo") ?? readWantedPath());
  const signIn = useSignIn(wanted);
  const goOn = (kind: "consumer" | "business", session: string) => {
    showToast(
      kind === "business"
        ? "登録が完了しました。審査が終わると、請求書でのお支払いをご利用いただけます。"
        : "登録が完了しました。",
      { tone: "success" },
    );
    return signIn(session);
  };
  if (!token)
    return <VerificationSent email={typeof state?.email === "string" ? state.email : undefined} onOpened={goOn} />;
  return (
    <VerificationForm
      token={token}
      loginPath={loginPath(wanted)}
      signUpPath={loginPath(wanted, "signup")}
      onOpened={goOn}
    />
  );
}

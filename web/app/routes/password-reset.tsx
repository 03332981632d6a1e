import { showToast } from "@surimono/ui/toast.ts";
import { useNavigate, useSearchParams } from "react-router";
import { NewPassword, PasswordForgotten } from "#app/features/members/password-reset-screen.tsx";
import { loginPath, readWantedPath } from "#app/features/members/wanted-path.ts";
import { endSession, useSession } from "#app/session/current-user.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/password-reset";

export const meta: Route.MetaFunction = () => [
  { title: "パスワードの再設定｜SURIMONO" },
  { name: "robots", content: "noindex" },
  // The token must not leak as a referrer.
  { name: "referrer", content: "no-referrer" },
];

/** Without a token it requests the letter; with the letter's token it sets the password. */
export default function PasswordResetRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const token = query.get("token");
  if (!token) {
    const back =
      session.status === "member"
        ? { to: "/my-page/setting/account", label: "ログインと安全に戻る" }
        : { to: "/login", label: "ログインに戻る" };
    return <PasswordForgotten back={back} />;
  }
  return (
    <NewPassword
      token={token}
      onDone={async () => {
        // The server ended every session of the account; the login sends home whom this browser takes for signed in.
        endSession();
        showToast("パスワードを設定しました。", { tone: "success" });
        await navigate(loginPath(safePath(readWantedPath())), { replace: true });
      }}
    />
  );
}

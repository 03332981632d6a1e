import { showToast } from "@surimono/ui/toast.ts";
import { useNavigate, useSearchParams } from "react-router";
import { NewPassword, PasswordForgotten } from "#app/features/members/password-reset-screen.tsx";
import { loginPath, readWantedPath } from "#app/features/members/wanted-path.ts";
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
  const token = query.get("token");
  if (!token) return <PasswordForgotten />;
  return (
    <NewPassword
      token={token}
      onDone={async () => {
        showToast("パスワードを設定しました。", { tone: "success" });
        await navigate(loginPath(safePath(readWantedPath())), { replace: true });
      }}
    />
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { EmailChangeScreen } from "#app/features/members/email-change-screen.tsx";
import { useSession } from "#app/session/current-user.ts";
import type { Route } from "./+types/email-change";

export const meta: Route.MetaFunction = () => [
  { title: "メールアドレスの変更｜SURIMONO" },
  { name: "robots", content: "noindex" },
  // The token must not leak as a referrer.
  { name: "referrer", content: "no-referrer" },
];

export default function EmailChangeRoute() {
  const [query] = useSearchParams();
  const session = useSession();
  const queryClient = useQueryClient();
  const token = query.get("token");
  if (!token) return <Navigate to="/my-page/setting/account" replace />;
  const next =
    session.status === "member"
      ? { to: "/my-page/setting/account", label: "ログインと安全に進む" }
      : { to: "/login", label: "ログインする" };
  return <EmailChangeScreen token={token} next={next} onChanged={() => void queryClient.invalidateQueries()} />;
}

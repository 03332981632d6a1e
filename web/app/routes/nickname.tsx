import { showToast } from "@surimono/ui/toast.ts";
import { useNavigate, useSearchParams } from "react-router";
import { NicknameScreen } from "#app/features/members/nickname-screen.tsx";
import { reloadMember } from "#app/session/current-user.ts";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/nickname";

export const meta: Route.MetaFunction = () => [
  { title: "ニックネームの設定｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

export default function NicknameRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <NicknameScreen
      onSet={async (nickname) => {
        await reloadMember();
        showToast(`${nickname} さん、ようこそ。`, { tone: "success" });
        await navigate(safePath(query.get("redirectTo")), { replace: true });
      }}
    />
  );
}

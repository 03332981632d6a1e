import { useNavigate } from "react-router";
import { WithdrawScreen } from "#app/features/members/withdraw-screen.tsx";
import { useSession } from "#app/session/current-user.ts";
import type { Route } from "./+types/withdraw";

export const meta: Route.MetaFunction = () => [{ title: "退会の手続き｜SURIMONO" }];

export default function WithdrawRoute() {
  const navigate = useNavigate();
  const session = useSession();
  if (session.status !== "member") return null;
  return (
    <WithdrawScreen
      member={session.member}
      onDone={() => void navigate("/withdraw-complete", { replace: true, state: { withdrawn: true } })}
    />
  );
}

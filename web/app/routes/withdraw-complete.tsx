import { Navigate } from "react-router";
import { WithdrawCompleteScreen } from "#app/features/members/withdraw-complete-screen.tsx";
import { useSession } from "#app/session/current-user.ts";
import type { Route } from "./+types/withdraw-complete";

export const meta: Route.MetaFunction = () => [{ title: "退会の手続きの完了｜SURIMONO" }];

export default function WithdrawCompleteRoute() {
  const { status } = useSession();
  if (status === "starting") return null;
  // Opened by its address alone, nobody has left.
  return status === "member" ? <Navigate replace to="/withdraw" /> : <WithdrawCompleteScreen />;
}

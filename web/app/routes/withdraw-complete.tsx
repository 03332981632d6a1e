import { useEffect } from "react";
import { useLocation } from "react-router";
import { WithdrawCompleteScreen } from "#app/features/members/withdraw-complete-screen.tsx";
import { endSession } from "#app/session/current-user.ts";
import type { Route } from "./+types/withdraw-complete";

export const meta: Route.MetaFunction = () => [{ title: "退会の手続きの完了｜SURIMONO" }];

/** The browser forgets the token only now that the member's page has left the screen, or that page would lead to the login. */
export default function WithdrawCompleteRoute() {
  const { state } = useLocation();
  const withdrawn = (state as { withdrawn?: boolean } | null)?.withdrawn === true;
  useEffect(() => {
    if (withdrawn) endSession();
  }, [withdrawn]);
  return <WithdrawCompleteScreen />;
}

import { signOut } from "@surimono/contract/members";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { quietCall } from "#app/session/call.ts";
import { endSession } from "#app/session/current-user.ts";
import { token } from "#app/session/token.ts";
import { showToast } from "#app/ui/toast.ts";

/**
 * Whoever comes here is logged out; the question was asked before (rule session-logout). The session ends only now that the member's page
 * has left the screen, or that page would send them to the login.
 */
export default function LogoutRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    // The server's session ends as well; where it cannot be reached, or is over already, this browser forgets the token all the same.
    if (token.get()) void quietCall(signOut, {});
    endSession();
    showToast("ログアウトしました。");
    void navigate("/", { replace: true });
  }, [navigate]);
  return null;
}

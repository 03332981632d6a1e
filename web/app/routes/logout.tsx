import { signOut } from "@surimono/contract/members";
import { showToast } from "@surimono/ui/toast.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { quietCall } from "#app/session/call.ts";
import { endSession } from "#app/session/current-user.ts";
import { token } from "#app/session/token.ts";

/**
 * Logs out without a question, which was asked before (rule session-logout). The session ends only after the member's page has left the
 * screen, or that page would redirect to the login.
 */
export default function LogoutRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    // The server's session ends too; if it cannot be reached, or is already over, this browser still deletes the token.
    if (token.get()) void quietCall(signOut, {});
    endSession();
    showToast("ログアウトしました。");
    void navigate("/", { replace: true });
  }, [navigate]);
  return null;
}

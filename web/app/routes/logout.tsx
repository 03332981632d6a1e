import { useEffect } from "react";
import { useNavigate } from "react-router";
import { endSession } from "#app/session/current-user.ts";
import { showToast } from "#app/ui/toast.ts";

/**
 * Whoever comes here is logged out; the question was asked before (spec §2). The session ends only now that the member's page
 * has left the screen, or that page would send them to the login.
 */
export default function LogoutRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    endSession();
    showToast("ログアウトしました。");
    void navigate("/", { replace: true });
  }, [navigate]);
  return null;
}

import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";
import { forgetMember } from "./current-user.ts";
import { watchUncaught } from "./report-later.ts";
import { token, watchOtherTabs } from "./token.ts";

const SWITCHED = "surimono.account-switched";

/** Stands once in the root: other tabs, the line to the outside, and what nothing caught. */
export function SessionWatch() {
  useEffect(() => {
    if (sessionStorage.getItem(SWITCHED)) {
      sessionStorage.removeItem(SWITCHED);
      showToast("別のアカウントでログインされたため、ログアウトしました。", { tone: "error" });
    }
    const stopTabs = watchOtherTabs(() => {
      sessionStorage.setItem(SWITCHED, "1");
      location.reload();
    });
    const offline = () => showToast("インターネットに接続されていません。", { tone: "error", duration: 2000 });
    window.addEventListener("offline", offline);
    const stopReports = watchUncaught();
    const stopToken = token.subscribe(forgetMember);
    return () => {
      stopTabs();
      stopReports();
      stopToken();
      window.removeEventListener("offline", offline);
    };
  }, []);
  return null;
}

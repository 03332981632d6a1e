import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";
import { forgetMember } from "./current-user.ts";
import { token, watchOtherTabs } from "./token.ts";

const SWITCHED = "surimono.account-switched";

/** Stands once in the root: other tabs, and the line to the outside. */
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
    const stopToken = token.subscribe(forgetMember);
    return () => {
      stopTabs();
      stopToken();
      window.removeEventListener("offline", offline);
    };
  }, []);
  return null;
}

import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";
import { forgetMember } from "./current-user.ts";
import { watchUncaught } from "./report-later.ts";
import { sayOffline } from "./say-offline.ts";
import { token, watchOtherTabs } from "./token.ts";

const SWITCHED = "surimono.account-switched";

/** How hands are followed is fetched when they first move. */
function followHands(): void {
  import("../watch-hands.ts").then(
    ({ watchHands }) => watchHands(),
    () => undefined,
  );
}

/** Stands once in the root: other tabs, the line to the outside, and what nothing caught. */
export function SessionWatch() {
  useEffect(() => {
    if (sessionStorage.getItem(SWITCHED)) {
      sessionStorage.removeItem(SWITCHED);
      showToast("別のアカウントでログインされたため、ログアウトしました。", { tone: "error" });
    }
    const stopTabs = watchOtherTabs(
      () => {
        sessionStorage.setItem(SWITCHED, "1");
        location.reload();
      },
      () => showToast("別のタブでログアウトしました。"),
    );
    window.addEventListener("offline", sayOffline);
    const stopReports = watchUncaught();
    window.addEventListener("pointerdown", followHands, { once: true });
    window.addEventListener("keydown", followHands, { once: true });
    const stopToken = token.subscribe(forgetMember);
    return () => {
      stopTabs();
      stopReports();
      stopToken();
      window.removeEventListener("offline", sayOffline);
    };
  }, []);
  return null;
}

import { showToast } from "@surimono/ui/toast.ts";
import { useEffect } from "react";
import { forgetMember } from "./current-user.ts";
import { watchUncaught } from "./report-later.ts";
import { sayOffline } from "./say-offline.ts";
import { token, watchOtherTabs } from "./token.ts";

const SWITCHED = "surimono.account-switched";

const HANDS = ["pointermove", "pointerdown", "keydown"];

/**
 * The code that follows input is loaded by the first pointer move: by the first press the connection it warns about may
 * be gone.
 */
function followHands(): void {
  for (const hand of HANDS) window.removeEventListener(hand, followHands);
  import("../watch-hands.ts").then(
    ({ watchHands }) => watchHands(),
    () => window.addEventListener("online", waitForHands, { once: true }),
  );
}

function waitForHands(): void {
  for (const hand of HANDS) window.addEventListener(hand, followHands);
}

/** Mounted once in the root: other tabs, the connection, and uncaught errors. */
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
    waitForHands();
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

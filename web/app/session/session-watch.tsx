import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";
import { forgetMember } from "./current-user.ts";
import { watchUncaught } from "./report-later.ts";
import { sayOffline } from "./say-offline.ts";
import { token, watchOtherTabs } from "./token.ts";

const SWITCHED = "surimono.account-switched";

const HANDS = ["pointermove", "pointerdown", "keydown"];

/** How hands are followed is fetched when they first move: by the first press the line may be gone, of which it warns. */
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

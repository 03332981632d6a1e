import type { CallFailure } from "@surimono/contract/kernel";
import { showToast } from "#app/ui/toast.ts";
import { reportLater } from "./report-later.ts";
import { NETWORK_TOAST, sayOffline } from "./say-offline.ts";
import { expireToken, token } from "./token.ts";

/** The message comes, and the logout with it, after this pause (rule session-401). */
const LOGOUT_DELAY = 500;

/** Tells the customer what no screen can (rules errors-network and errors-other). Failures that a call declares are worded where they happen. */
export function onCallFailure(failure: CallFailure): void {
  if (failure.code === "network/unreachable") {
    if (navigator.onLine) showToast(failure.message, { tone: "error", duration: NETWORK_TOAST });
    else sayOffline();
  } else if (failure.status === 401) {
    expireSession(failure.message);
  } else if (failure.status >= 500 || failure.code.startsWith("server/") || failure.code.startsWith("request/")) {
    showToast(failure.message, { tone: "error" });
    // An outage is no bug, and the server knows of it. Nor is one operation that met another.
    if (failure.status === 503 || failure.code === "request/overlapping") return;
    reportLater(`${failure.code} ${failure.status} ${failure.requestId ?? ""}`);
  }
}

/** Several calls fail together when a session ends: only the token that they carried is dropped, and once. */
function expireSession(message: string): void {
  const expired = token.get();
  if (!expired) return;
  setTimeout(() => {
    if (token.get() !== expired) return;
    expireToken();
    showToast(message, { tone: "error" });
  }, LOGOUT_DELAY);
}

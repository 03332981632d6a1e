import type { CallFailure } from "@surimono/contract/kernel";
import { showToast } from "@surimono/ui/toast.ts";
import { reportLater } from "./report-later.ts";
import { NETWORK_TOAST, sayOffline } from "./say-offline.ts";
import { expireToken, token } from "./token.ts";

/** The message appears, and the logout with it, after this pause (rule session-401). */
const LOGOUT_DELAY = 500;

/**
 * Shows the customer failures no screen handles (rules errors-network and errors-other). Failures declared by a call are worded where they
 * happen.
 */
export function onCallFailure(failure: CallFailure): void {
  if (failure.code === "network/unreachable") {
    if (navigator.onLine) showToast(failure.message, { tone: "error", duration: NETWORK_TOAST });
    else sayOffline();
  } else if (failure.status === 401) {
    expireSession(failure.message);
  } else if (failure.status >= 500 || /^(server|request|access)\//.test(failure.code)) {
    showToast(failure.message, { tone: "error" });
    // An outage is no bug, and the server knows of it. The same goes for what is not allowed, and for two operations that collided.
    if (failure.status === 503 || failure.status === 403 || failure.code === "request/overlapping") return;
    reportLater(`${failure.code} ${failure.status} ${failure.requestId ?? ""}`);
  }
}

/** Several calls fail together when a session ends: only the token they carried is dropped, and once. */
function expireSession(message: string): void {
  const expired = token.get();
  if (!expired) return;
  setTimeout(() => {
    if (token.get() !== expired) return;
    expireToken();
    showToast(message, { tone: "error" });
  }, LOGOUT_DELAY);
}

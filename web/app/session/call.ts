import { createCaller } from "@surimono/contract/kernel";
import { showWaiting } from "@surimono/ui/waiting.ts";
import { callerSettings } from "./caller-settings.ts";
import { onCallFailure } from "./on-call-failure.ts";

export { CallError, orThrow } from "@surimono/contract/kernel";

/**
 * The only way to the API. Failures of the connection, the session and the server, and that the shop is waited for, are shown to the
 * customer here; the rest is up to the screen.
 */
export const call = createCaller({ ...callerSettings, onFailure: onCallFailure, onWaiting: showWaiting });

/**
 * For what must fail without a message (rule errors-silent): category list, print methods, search. In the studio, which keeps what is drawn and asks
 * to sign in by itself.
 */
export const quietCall = createCaller(callerSettings);

/** Reports only that the session has ended: for requests a page makes by itself, and for failures worded by its screen. */
export const backgroundCall = createCaller({
  ...callerSettings,
  onFailure: (failure) => failure.status === 401 && onCallFailure(failure),
});

/** Like `quietCall`, through another `fetch`. */
export function callThrough(fetch: typeof globalThis.fetch) {
  return createCaller({ ...callerSettings, fetch });
}

import { type CallFailure, createCaller } from "@surimono/contract/kernel";
import { callerSettings } from "./caller-settings.ts";
import { onCallFailure } from "./on-call-failure.ts";

/**
 * The only way to the API. Failures of the connection, the session and the server are shown to the customer here; the rest is up to the
 * screen.
 */
export const call = createCaller({ ...callerSettings, onFailure: onCallFailure });

/** For what must fail without a message (rule errors-silent): category list, print methods, search. */
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

/** For queries, which signal a failure by throwing: `queryFn: async () => orThrow(await call(getOrders, {}))`. */
export class CallError extends Error {
  override name = "CallError";
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export function orThrow<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: CallFailure },
): Value {
  if (answer.ok) return answer.value;
  throw new CallError(answer.failure);
}

import { type CallerSettings, type CallFailure, createCaller } from "@surimono/contract/kernel";
import { onCallFailure } from "./on-call-failure.ts";
import { token } from "./token.ts";
import { currentUserType } from "./user-type.ts";

const settings: CallerSettings = {
  baseUrl: "",
  token: token.get,
  userType: currentUserType,
  // Looked up at each call, for whatever has wrapped it since.
  fetch: (input, init) => globalThis.fetch(input, init),
};

/** The one way to the API. Failures of the connection, the session and the server are told to the customer here; the rest is the screen's. */
export const call = createCaller({ ...settings, onFailure: onCallFailure });

/** For what must fail in silence (spec §8): category list, print methods, search. */
export const quietCall = createCaller(settings);

/** Like `quietCall`, through another `fetch`. */
export function callThrough(fetch: typeof globalThis.fetch) {
  return createCaller({ ...settings, fetch });
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

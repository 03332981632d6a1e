import { type CallFailure, createCaller } from "@surimono/contract/kernel";
import { queryClient } from "./query-client.ts";
import { OPERATOR_KEY } from "./use-operator.ts";

/** The only way to the API. A session that has ended leads to the door, from wherever it is noticed. */
export const call = createCaller({
  baseUrl: "",
  token: () => undefined,
  userType: () => "b2c",
  fetch: (input, init) => globalThis.fetch(input, init),
  onFailure: ({ code }) => {
    if (code === "session/expired") queryClient.setQueryData(OPERATOR_KEY, null);
  },
});

export class CallError extends Error {
  override name = "CallError";
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** For queries, which signal a failure by throwing. */
export function orThrow<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: CallFailure },
): Value {
  if (answer.ok) return answer.value;
  throw new CallError(answer.failure);
}

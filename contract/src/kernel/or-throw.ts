import type { CallFailure } from "./create-caller.ts";

/** A failed call as an exception, for queries, which signal a failure by throwing. */
export class CallError extends Error {
  override name = "CallError";
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The value of an answer: `queryFn: async () => orThrow(await call(getOrders, {}))`. Throws a `CallError`. */
export function orThrow<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: CallFailure },
): Value {
  if (answer.ok) return answer.value;
  throw new CallError(answer.failure);
}

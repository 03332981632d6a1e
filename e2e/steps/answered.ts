import type { CallFailure } from "@surimono/contract/kernel";
import type { Result } from "@surimono/domain/kernel";

/** The value of a call that may not fail here. */
export function answered<Value>(answer: Result<Value, CallFailure>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

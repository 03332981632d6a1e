import type { CallFailure } from "@surimono/contract/kernel";
import type { Result } from "@surimono/domain/kernel";

/** Only a decision of the server counts as an answer. */
export function answered<Value>(answer: Result<Value, CallFailure>): Result<Value, CallFailure> {
  if (!answer.ok && (answer.failure.code === "network/unreachable" || answer.failure.status >= 500)) {
    throw new Error(answer.failure.message);
  }
  return answer;
}

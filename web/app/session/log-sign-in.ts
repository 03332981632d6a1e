import { writeLoginLog } from "@surimono/contract/members";
import { quietCall } from "./call.ts";

/** The operator's log names for the two ends of a sign-in. */
const SIGNED_IN = 1;
const REFUSED = 2;

/** Logs the end of a sign-in: with a session, or with the provider's reason for its failure. Nobody waits for it. */
export function logSignIn(refusal?: string): void {
  void quietCall(writeLoginLog, {
    operate_type: refusal === undefined ? SIGNED_IN : REFUSED,
    ...(refusal !== undefined && { debugLog: { error: refusal.slice(0, 200) } }),
  });
}

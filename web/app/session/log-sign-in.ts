import { writeLoginLog } from "@surimono/contract/members";
import { quietCall } from "./call.ts";

/** What the operator's log calls the two ends of a sign-in. */
const SIGNED_IN = 1;
const REFUSED = 2;

/** Notes that a sign-in has come to its end: with a session, or with the provider's word for why not. Nobody waits for it. */
export function logSignIn(refusal?: string): void {
  void quietCall(writeLoginLog, {
    operate_type: refusal === undefined ? SIGNED_IN : REFUSED,
    ...(refusal !== undefined && { debugLog: { error: refusal.slice(0, 200) } }),
  });
}

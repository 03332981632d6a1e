import { HOUR_MS, MINUTE_MS } from "../kernel/index.ts";

/** A session of the console ends so long after the last call. */
export const OPERATOR_IDLE_MS = 2 * HOUR_MS;
/** And so long after the sign-in, however busy it was. */
export const OPERATOR_SESSION_MS = 12 * HOUR_MS;
/** An invitation's link opens for so long. */
export const INVITATION_HOURS = 72;
/** The operator gets so many at once; each opens once. */
export const RECOVERY_CODES = 10;
/** An operator's devices and security keys. */
export const OPERATOR_PASSKEYS = 10;
/** What a passkey signs is made for one try, and ends so soon. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

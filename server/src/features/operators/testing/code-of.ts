import { TOTP } from "otpauth";

/** What the application on somebody's phone shows at that time. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}

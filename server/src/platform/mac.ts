import { createHmac, timingSafeEqual } from "node:crypto";

/** What only a holder of the shop's secret can write. The text begins with what it is for, so that no code is good for two things. */
export function macOf(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Compares in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  // Bytes are compared, so the byte lengths must match, not the character counts.
  return one.length === other.length && timingSafeEqual(one, other);
}

import { createHash } from "node:crypto";
import { seal, unseal } from "../../platform/seal.ts";

/** Says whose token it is and what for: a ciphertext moved to another row does not open there. */
export type SealPlace = `${"access" | "refresh" | "verifier" | "code" | "revocation"}:${string}`;

const PURPOSE = "surimono social tokens";

export function sealToken(secret: string, place: SealPlace, token: string): string {
  return seal({ secret, purpose: PURPOSE, place }, token);
}

/** Undefined if sealed with another secret or for another place: the member has to link again. */
export function openToken(secret: string, place: SealPlace, sealed: string): string | undefined {
  return unseal({ secret, purpose: PURPOSE, place }, sealed);
}

/** For values that are random themselves and are looked up by their hash. */
export function hashOf(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}

import { Secret, TOTP } from "otpauth";
import type { Env } from "../../platform/env/index.ts";
import { seal, unseal } from "../../platform/seal.ts";

/** RFC 6238 as every application knows it: SHA-1, six digits, thirty seconds. */
const PERIOD = 30;
/** A clock may be off by one step. */
const WINDOW = 1;
const PURPOSE = "surimono operator totp";

/** 160 bits, as RFC 4226 asks for, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: "SURIMONO", label: email, secret, algorithm: "SHA1", digits: 6, period: PERIOD });
}

/** What the application reads from the QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step that the code belongs to, undefined for a wrong one. */
export function totpStepOf(secret: string, code: string, now: Date): number | undefined {
  const plain = code.normalize("NFKC").replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(plain)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token: plain, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** By the owner's address, so that a secret copied to another row opens nothing. */
export function sealTotp({ secret }: Pick<Env, "secret">, email: string, totp: string): string {
  return seal({ secret, purpose: PURPOSE, place: email }, totp);
}

/** Undefined after AUTH_SECRET was changed: a new invitation sets the second factor again. */
export function openTotp({ secret }: Pick<Env, "secret">, email: string, sealed: string): string | undefined {
  return unseal({ secret, purpose: PURPOSE, place: email }, sealed);
}

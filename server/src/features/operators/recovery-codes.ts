import { createHash, randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@surimono/domain/operators";

// Crockford's letters: none is confused with another when written down.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** 80 bits each, so that a fast hash without salt is enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join("")
      .replaceAll(/(.{4})(?=.)/g, "$1-"),
  );
}

/** However it was typed. */
export function hashRecoveryCode(code: string): string {
  const plain = code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return createHash("sha256").update(`operator recovery ${plain}`).digest("base64url");
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whose token of what it is: a ciphertext that is moved to another row does not open there. */
export type SealPlace = `${"access" | "refresh" | "verifier" | "code" | "revocation"}:${string}`;

/** AES-256-GCM under a key of its own, made of the shop's secret. */
export function sealToken(secret: string, place: SealPlace, token: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(token, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined for one that was sealed under another secret or for another place: the member has to link again. */
export function openToken(secret: string, place: SealPlace, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString("utf8");
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "surimono social tokens", 32));
}

/** Of values that are random themselves, as they are looked up by. */
export function hashOf(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}

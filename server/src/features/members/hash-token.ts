import { createHash } from "node:crypto";

/** How a bearer token is stored. Tokens are 32 random characters, so a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

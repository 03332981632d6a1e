import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import type { Queries } from "../../../platform/database/index.ts";
import { sessions } from "../accounts.tables.ts";
import { hashToken } from "../hash-token.ts";

/** A session without a sign-in, for the demo's makers and for tests. Returns its id and the bearer token, which is not stored. */
export async function openSession(
  tx: Queries,
  userId: string,
  lifetimeMs: number,
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = newId();
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await tx.insert(sessions).values({ id, userId, token: hashToken(token), expiresAt, createdAt: now, updatedAt: now });
  return { id, token };
}

/** The shop's own hashing; only who signs in loads it. */
export async function hashOperatorPassword(password: string): Promise<string> {
  const { hashPassword } = await import("better-auth/crypto");
  return hashPassword(password);
}

/** Of nobody: an address without an account takes as long as one with. */
export const NOBODYS_HASH =
  "00000000000000000000000000000000:00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

export async function isOperatorPassword(hash: string | undefined, password: string): Promise<boolean> {
  const { verifyPassword } = await import("better-auth/crypto");
  const isRight = await verifyPassword({ hash: hash ?? NOBODYS_HASH, password });
  return hash !== undefined && isRight;
}

import { createHash } from "node:crypto";
import { isSameSecret } from "../mac.ts";

/**
 * The data of an envelope with a valid signature, undefined otherwise. The twin of `signatureOf` in the contract, using
 * OpenSSL.
 */
export function openEnvelope(body: unknown): { readonly data: unknown } | undefined {
  if (typeof body !== "object" || body === null || !("data" in body) || !("signature" in body)) return undefined;
  const { data, signature } = body;
  if (data === undefined || typeof signature !== "string") return undefined;
  const text = writeJson(data);
  if (text === undefined) return undefined;
  const expected = createHash("sha256").update(text).digest("hex");
  return isSameSecret(signature, expected) ? { data } : undefined;
}

/** Undefined for data nested deeper than the stack allows, which the parser accepts. */
function writeJson(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

import { createHash, timingSafeEqual } from "node:crypto";

/** The data of an envelope whose signature fits, undefined otherwise. The twin of `signatureOf` in the contract, by OpenSSL. */
export function openEnvelope(body: unknown): { readonly data: unknown } | undefined {
  if (typeof body !== "object" || body === null || !("data" in body) || !("signature" in body)) return undefined;
  const { data, signature } = body;
  if (data === undefined || typeof signature !== "string") return undefined;
  const expected = createHash("sha256").update(JSON.stringify(data)).digest("hex");
  if (signature.length !== expected.length) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { data } : undefined;
}

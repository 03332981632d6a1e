import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The shape of every request body except multipart (rule session-signature). The signature guards integrity only: rights never rest on it. */
export interface Envelope<Data = unknown> {
  readonly data: Data;
  readonly signature: string;
}

/** hex(sha256(JSON.stringify(data))), in pure JavaScript because `crypto.subtle` is missing on plain http. */
export function signatureOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(data))));
}

export function sealEnvelope<Data>(data: Data): Envelope<Data> {
  return { data, signature: signatureOf(data) };
}

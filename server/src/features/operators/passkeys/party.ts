import type { Shop } from "../../../platform/http/index.ts";
import { visitedOrigin } from "../../../platform/http/index.ts";

/** Whom a passkey is for (the relying party of W3C WebAuthn): the shop's host, and the origin that its pages have. */
export interface Party {
  readonly id: string;
  readonly origin: string;
}

/** Those of PUBLIC_URL; a demo is known by each name of its machine. */
export function partyOf(env: Shop["env"], headers: Parameters<typeof visitedOrigin>[1]): Party {
  const { origin, hostname } = new URL(visitedOrigin(env, headers));
  return { id: hostname, origin };
}

/** ES256, EdDSA and RS256 by their numbers of COSE: what devices have, and no others later. */
export const ALGORITHMS = [-7, -8, -257] as const;

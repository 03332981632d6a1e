import { createHash, randomBytes } from "node:crypto";
import type { SocialNetwork } from "@surimono/domain/fans";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { deleteExpiredTries, insertTry } from "./fans.store.ts";
import type { Networks } from "./open-networks.ts";
import { hashOf, sealToken } from "./seal-token.ts";

/** Time to sign in at the network and read what it asks. */
const TRY_MINUTES = 20;

/** The browser returns to it from a network. */
export const callbackPath = (network: SocialNetwork): string => `/api/user/social-link/callback/${network}`;

interface Wish {
  readonly network: SocialNetwork;
  /** A page of the shop. */
  readonly back: string;
  /** The shop's address as this visitor knows it. */
  readonly origin: string;
}

/** Authorization code with PKCE. On return with this `state` it must still be this member in this session. */
export async function startLink(shop: Shop, networks: Networks, member: Member, { network, back, origin }: Wish) {
  const client = await networks.client(network);
  if (!client) return fail("fans/not-set-up");
  const state = randomBytes(24).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  const stateHash = hashOf(state);
  await deleteExpiredTries(shop.database.db, shop.now());
  const redirectUri = origin + callbackPath(network);
  await insertTry(shop.database.db, {
    stateHash,
    userId: member.id,
    sessionId: member.sessionId,
    network,
    verifier: sealToken(shop.env.secret, `verifier:${stateHash}`, verifier),
    redirectUri,
    back,
    expiresAt: new Date(shop.now().getTime() + TRY_MINUTES * 60_000),
  });
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return ok({ url: client.authorizationUrl({ state, challenge, redirectUri }) });
}

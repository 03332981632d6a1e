import { FAN_PROVIDERS, SOCIAL_NETWORKS, type SocialNetwork } from "@surimono/domain/fans";
import { DAY_MS, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import * as store from "./fans.store.ts";
import type { Networks } from "./open-networks.ts";
import { revocationId } from "./revocation-id.ts";
import { openToken, sealToken } from "./seal-token.ts";
import { openTokens } from "./sealed-tokens.ts";

const revokeJob = jobKind<{ readonly id: string }>("revoke-social-token");
const TRY_AGAIN_SECONDS = 3600;
const GIVEN_UP_MS = DAY_MS;

/**
 * Forgets a link and its figures at once, and has the network revoke its permission. Figures are locked before the link, here as
 * everywhere: an analysis that fails at this moment locks both too.
 */
export async function removeLink(shop: Shop, userId: string, network: SocialNetwork): Promise<void> {
  await shop.database.inTransaction(async (tx) => {
    await store.deleteInsight(tx, userId, FAN_PROVIDERS[network]);
    await giveUpLink(shop, tx, userId, network);
    return ok(undefined);
  });
}

/** Everything of a member who is leaving. */
export async function forgetFans(tx: Transaction, userId: string, shop: HookShop): Promise<void> {
  await store.deleteInsightsAndTries(tx, userId);
  for (const network of SOCIAL_NETWORKS) await giveUpLink(shop, tx, userId, network);
}

async function giveUpLink(shop: HookShop, tx: Transaction, userId: string, network: SocialNetwork): Promise<void> {
  const { secret } = shop.env;
  const link = await store.deleteLink(tx, userId, network);
  const tokens = link && openTokens(secret, link);
  if (!tokens) return;
  const id = revocationId(secret, userId, network);
  // The refresh token covers the whole permission, and outlives the other.
  const token = sealToken(secret, `revocation:${id}`, tokens.refreshToken ?? tokens.accessToken);
  await store.putRevocation(tx, { id, network, token, createdAt: shop.now() });
  await shop.jobs.enqueue(tx, revokeJob, { id });
}

/** The token is kept only until the network has revoked it, and hardly longer than a day. */
export function handleRevocations(shop: Shop, networks: Networks): void {
  const { db } = shop.database;
  shop.jobs.handle(revokeJob, async ({ id }) => {
    const row = await store.findRevocation(db, id);
    if (!row) return;
    const token = openToken(shop.env.secret, `revocation:${id}`, row.token);
    const client = await networks.client(row.network);
    const isDone = !client || !token || (await client.revoke(token));
    if (isDone || shop.now().getTime() - row.createdAt.getTime() > GIVEN_UP_MS) return store.deleteRevocation(db, id);
    await shop.jobs.enqueue(db, revokeJob, { id }, { startAfterSeconds: TRY_AGAIN_SECONDS });
  });
}

import { randomUUID } from "node:crypto";
import { FAN_PROVIDERS } from "@surimono/domain/fans";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { beginAnalysis } from "./ask-for-analysis.ts";
import * as store from "./fans.store.ts";
import type { SocialLinkTry } from "./fans.tables.ts";
import type { SocialClient, SocialProfile, SocialTokens } from "./networks/social-client.ts";
import type { Networks } from "./open-networks.ts";
import { revocationId } from "./revocation-id.ts";
import { hashOf, openToken } from "./seal-token.ts";
import { sealedTokens } from "./sealed-tokens.ts";

/** The networks' words for a person who pressed cancel. */
const DENIED = ["access_denied", "user_denied"];

/**
 * Exchanges what the network handed over for a token. The ticket is spent by asking, whatever comes of it: a code is good once. What
 * another member, or this one in another session, began cannot be finished here.
 */
export async function finishLink(shop: Shop, networks: Networks, member: Member, ticket: string) {
  const who = { userId: member.id, sessionId: member.sessionId, ticketHash: hashOf(ticket), now: shop.now() };
  const begun = await store.takeTry(shop.database.db, who);
  if (!begun) return fail("fans/link-not-valid");
  if (begun.code === null)
    return fail(DENIED.includes(begun.error ?? "") ? "fans/denied" : "fans/temporarily-unavailable");
  const client = await networks.client(begun.network);
  if (!client) return fail("fans/not-set-up");
  const tokens = await takeTokens(shop, client, begun, begun.code);
  if (!tokens.ok) return tokens;
  const { accessToken, isEnough } = tokens.value;
  const accounts = isEnough ? await client.listAccounts(accessToken) : fail("fans/permission-missing");
  if (!accounts.ok) {
    // A useless permission is given back, unless a link exists: it may have the very same one.
    if (!(await store.findLink(shop.database.db, member.id, begun.network))) await client.revoke(accessToken);
    return accounts;
  }
  await keep(shop, begun, tokens.value, accounts.value);
  return ok(begun.network);
}

async function takeTokens(shop: Shop, client: SocialClient, begun: SocialLinkTry, sealedCode: string) {
  const code = openToken(shop.env.secret, `code:${begun.stateHash}`, sealedCode);
  const verifier = openToken(shop.env.secret, `verifier:${begun.stateHash}`, begun.verifier);
  if (!code || !verifier) return fail("fans/link-not-valid");
  const tokens = await client.exchangeCode({ code, verifier, redirectUri: begun.redirectUri });
  // A bad code does not mean that a link must be renewed: there is none yet.
  if (!tokens.ok && tokens.failure.code === "fans/reconnect-needed") return fail("fans/link-not-valid");
  return tokens;
}

async function keep(
  shop: Shop,
  { userId, network }: SocialLinkTry,
  tokens: SocialTokens,
  accounts: readonly SocialProfile[],
): Promise<void> {
  const provider = FAN_PROVIDERS[network];
  await shop.database.inTransaction(async (tx) => {
    await store.insertInsight(tx, { userId, provider }, {});
    const insight = await store.lockInsight(tx, userId, provider);
    const sealed = sealedTokens(shop.env.secret, { userId, network }, tokens);
    await store.putLink(tx, { userId, network, ...sealed, isBroken: false, linkedAt: shop.now() });
    // The networks revoke a permission as a whole: a pending revocation of an earlier link would end this one.
    await store.deleteRevocation(tx, revocationId(shop.env.secret, userId, network));
    const known = accounts.find(({ id }) => id === insight?.snsId);
    const chosen = known ?? (accounts.length === 1 ? accounts[0] : undefined);
    const named = { snsId: chosen?.id ?? "", snsName: chosen?.name ?? "", username: chosen?.username ?? "" };
    // Figures of another account do not apply.
    if (known) await store.updateInsight(tx, userId, provider, named);
    else await store.resetInsight(tx, userId, provider, { ...named, fanCount: chosen?.followers ?? null });
    if (chosen) await beginAnalysis(shop, tx, { userId, provider, analysisId: randomUUID() });
    return ok(undefined);
  });
}

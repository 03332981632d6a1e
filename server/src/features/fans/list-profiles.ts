import type { SocialNetwork } from "@surimono/domain/fans";
import { fail } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { askWithTokens } from "./ask-with-tokens.ts";
import { findLink, updateLink } from "./fans.store.ts";
import type { Networks } from "./open-networks.ts";

/** The accounts behind a member's link, as the network names them now. */
export async function listProfiles(shop: Shop, networks: Networks, userId: string, network: SocialNetwork) {
  const client = await networks.client(network);
  if (!client) return fail("fans/not-set-up");
  const link = await findLink(shop.database.db, userId, network);
  if (!link) return fail("fans/not-linked");
  const profiles = await askWithTokens(shop, client, link, client.listAccounts);
  if (!profiles.ok && profiles.failure.code === "fans/reconnect-needed")
    await updateLink(shop.database.db, link, { isBroken: true });
  return profiles;
}

import { fail } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { updateLink } from "./fans.store.ts";
import type { SocialLink } from "./fans.tables.ts";
import type { Answered, SocialClient } from "./networks/social-client.ts";
import { sealedTokens, usableTokens } from "./sealed-tokens.ts";

/** Asks in a member's name with the stored token; if the network refuses it, once more with a new one. */
export async function askWithTokens<Value>(
  shop: Shop,
  client: SocialClient,
  link: SocialLink,
  ask: (accessToken: string) => Answered<Value>,
): Answered<Value> {
  const { secret } = shop.env;
  const tokens = usableTokens(secret, link);
  if (!tokens) return fail("fans/reconnect-needed");
  const isOver = tokens.expiresAt !== undefined && tokens.expiresAt <= shop.now();
  const first = isOver ? fail("fans/reconnect-needed") : await ask(tokens.accessToken);
  if (first.ok || first.failure.code !== "fans/reconnect-needed") return first;
  const refreshed = await client.refresh(tokens);
  if (!refreshed.ok) return refreshed;
  await updateLink(shop.database.db, link, sealedTokens(secret, link, refreshed.value));
  return ask(refreshed.value.accessToken);
}

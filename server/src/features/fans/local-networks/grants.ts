import { createHash, randomBytes } from "node:crypto";
import { SOCIAL_NETWORKS } from "@surimono/domain/fans";
import { and, eq } from "drizzle-orm";
import type { Shop } from "../../../platform/http/index.ts";
import { type LocalGrant, localNetworkGrants } from "../local-networks.tables.ts";
import { callbackPath } from "../start-link.ts";
import type { LocalAnswer, LocalRequest } from "./local-request.ts";

/** Stores what a creator allowed; returns the code. */
export async function openGrant(shop: Shop, creator: string, { form }: LocalRequest): Promise<string> {
  const id = randomBytes(20).toString("hex");
  await shop.database.db.insert(localNetworkGrants).values({
    id,
    creator,
    challenge: form["code_challenge"] ?? "",
    redirectUri: form["redirect_uri"] ?? "",
    ...{ isSpent: false, isRevoked: false, firstValidToken: 1 },
    createdAt: shop.now(),
  });
  return id;
}

/** Undefined for a code that was already used, was for another return address, or comes without the verifier of its challenge. */
export async function spendCode(shop: Shop, { form }: LocalRequest): Promise<LocalGrant | undefined> {
  const [grant] = await shop.database.db
    .update(localNetworkGrants)
    .set({ isSpent: true })
    .where(and(eq(localNetworkGrants.id, form["code"] ?? ""), eq(localNetworkGrants.isSpent, false)))
    .returning();
  const challenge = createHash("sha256")
    .update(form["code_verifier"] ?? "")
    .digest("base64url");
  return grant?.challenge === challenge && grant.redirectUri === form["redirect_uri"] ? grant : undefined;
}

export const accessTokenOf = ({ id, firstValidToken }: LocalGrant): string => `local-${firstValidToken}-${id}`;
export const refreshTokenOf = ({ id }: LocalGrant): string => `local-refresh-${id}`;

/** Undefined for a token that expired or was revoked. */
export async function findGrant(shop: Shop, token: string | undefined): Promise<LocalGrant | undefined> {
  const [, kind = "", id = ""] = /^local-(refresh|\d+)-([0-9a-f]+)$/.exec(token ?? "") ?? [];
  const [grant] = await shop.database.db.select().from(localNetworkGrants).where(eq(localNetworkGrants.id, id));
  if (!grant || grant.isRevoked) return undefined;
  return kind === "refresh" || Number(kind) >= grant.firstValidToken ? grant : undefined;
}

export async function revokeGrant(shop: Shop, { id }: LocalGrant): Promise<void> {
  await shop.database.db.update(localNetworkGrants).set({ isRevoked: true }).where(eq(localNetworkGrants.id, id));
}

/** The way back to the shop and nowhere else: a path such as `//evil.example` would name another host. */
export function wayBack({ form }: LocalRequest, answer: Readonly<Record<string, string>>): LocalAnswer {
  const { redirect_uri: redirectUri = "", state = "" } = form;
  const asked = URL.canParse(redirectUri) ? new URL(redirectUri).pathname : "";
  const path = SOCIAL_NETWORKS.map(callbackPath).find((one) => one === asked) ?? "/";
  return { location: `${path}?${new URLSearchParams({ ...answer, state })}` };
}

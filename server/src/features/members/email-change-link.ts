import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../platform/http/index.ts";

const ID_LENGTH = 36;

/** The letter's token: which change, and that the shop says so. A copy of the database alone makes none. */
export function emailChangeToken(shop: Pick<Shop, "env">, id: string): string {
  return id + macOf(shop, id);
}

export function readEmailChangeToken(shop: Pick<Shop, "env">, token: string): string | undefined {
  const id = token.slice(0, ID_LENGTH);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  const wanted = Buffer.from(macOf(shop, id));
  const given = Buffer.from(token.slice(ID_LENGTH));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
}

function macOf({ env }: Pick<Shop, "env">, id: string): string {
  return createHmac("sha256", env.secret).update(`email-change ${id}`).digest("base64url");
}

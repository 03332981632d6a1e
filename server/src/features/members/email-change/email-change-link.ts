import type { Shop } from "../../../platform/http/index.ts";
import { isSameSecret, macOf } from "../../../platform/mac.ts";
import { UUID_PATTERN } from "../../../platform/uuid-pattern.ts";

const TOKEN = new RegExp(`^(${UUID_PATTERN})(.*)$`, "s");

/** The letter's token: which change, signed by the shop. It cannot be made from a copy of the database alone. */
export function emailChangeToken(shop: Pick<Shop, "env">, id: string): string {
  return id + macOfChange(shop, id);
}

export function readEmailChangeToken(shop: Pick<Shop, "env">, token: string): string | undefined {
  const [, id, mac] = TOKEN.exec(token) ?? [];
  return id && mac && isSameSecret(mac, macOfChange(shop, id)) ? id : undefined;
}

function macOfChange({ env }: Pick<Shop, "env">, id: string): string {
  return macOf(env.secret, `email-change ${id}`);
}

import type { Shop } from "../../platform/http/index.ts";
import { signToolToken, TOOL_TOKEN_SECONDS } from "./tool-token.ts";

/** The studio's address for one design, with a token that only this member can use and only for a short while. */
export function toolAddress(shop: Shop, entry: "start" | "edit", userId: string, productId: number): string {
  const expires = Math.floor(shop.now().getTime() / 1000) + TOOL_TOKEN_SECONDS;
  const token = signToolToken(shop.env.secret, { userId, productId, expires });
  return `/mt/dtpage/v1/${entry}?appId=surimono&productId=${productId}&token=${token}`;
}

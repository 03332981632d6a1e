import type { Shop } from "../../../platform/http/index.ts";
import { signToolToken, TOOL_TOKEN_SECONDS, type ToolClaim } from "./tool-token.ts";

/** The studio's URL for one step of a design, with a token valid only for this member and a short while. */
export function toolAddress(shop: Shop, entry: "start" | "edit", design: Omit<ToolClaim, "expires">): string {
  const expires = Math.floor(shop.now().getTime() / 1000) + TOOL_TOKEN_SECONDS;
  const token = signToolToken(shop.env.secret, { ...design, expires });
  return `/mt/dtpage/v1/${entry}?appId=surimono&productId=${design.productId}&step=${design.step}&token=${token}`;
}

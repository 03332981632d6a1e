import type { SocialNetwork } from "@surimono/domain/fans";
import { macOf } from "../../platform/mac.ts";

/** One per member and network, so that a new link finds what an old one left; keyed, so that it reveals no member. */
export function revocationId(secret: string, userId: string, network: SocialNetwork): string {
  return macOf(secret, `revocation ${userId} ${network}`);
}

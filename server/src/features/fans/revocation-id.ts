import type { SocialNetwork } from "@surimono/domain/fans";
import { macOf } from "../../platform/mac.ts";

/** One for a member and a network, so that a new link finds what an old one left; keyed, so that it names no member to anybody else. */
export function revocationId(secret: string, userId: string, network: SocialNetwork): string {
  return macOf(secret, `revocation ${userId} ${network}`);
}

import { createFindMember } from "./features/members/index.ts";
import type { FindMember, Shop } from "./platform/http/index.ts";

/** Registers every feature's calls and jobs; answers how a bearer token becomes a member. */
export async function openFeatures(shop: Shop): Promise<FindMember> {
  return createFindMember(shop.database.db, shop.now);
}

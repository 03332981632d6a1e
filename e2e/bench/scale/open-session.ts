import type { Caller } from "@surimono/contract/kernel";
import { DAY_MS } from "@surimono/domain/kernel";
import { openSession as open } from "../../../server/src/features/members/sign-in/open-session.ts";
import type { TestShop } from "../../../server/src/testing/open-test-shop.ts";

/** The client of a member that was filled in. */
export async function openSession({ shop, callAs }: TestShop, userId: string): Promise<Caller> {
  const { token } = await open(shop.database.db, userId, DAY_MS, new Date());
  return callAs(token);
}

import type { Page } from "@playwright/test";
import { createTestMember, type TestMemberOptions } from "../../server/src/features/members/testing/index.ts";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import type { RunningShop } from "../harness/shop.ts";
import { keepToken } from "./demo-account.ts";

/** Past the screens; answers the bearer. */
export async function openMember(shop: RunningShop, options: TestMemberOptions = {}): Promise<string> {
  const database = openDatabase(shop.databaseUrl);
  const { token } = await createTestMember({ database, now: () => new Date() }, options);
  await database.close();
  return token;
}

/** As a new member, whose shelves are empty. */
export async function signInAsNew(page: Page, shop: RunningShop, options: TestMemberOptions = {}): Promise<void> {
  await page.goto("/favicon.svg");
  await keepToken(page, await openMember(shop, options));
}

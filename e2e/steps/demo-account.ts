import type { Page } from "@playwright/test";
import { getCart, removeLine } from "@surimono/contract/cart";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import type { RunningShop } from "../harness/shop.ts";
import { expect } from "../harness/test.ts";
import { answered } from "./answered.ts";

const BUTTONS = { b2b: "法人のお客様として試す", b2c: "個人のお客様として試す" };

/** With an empty cart: the journeys of one worker share the demo accounts. */
export async function signInWithEmptyCart(
  page: Page,
  shop: RunningShop,
  userType: keyof typeof BUTTONS,
): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: BUTTONS[userType] }).click();
  await expect(page).not.toHaveURL(/login|callback/);
  const call = await callerOf(page, shop, userType);
  const { lines } = answered(await call(getCart, {}));
  for (const { line_id } of lines) answered(await call(removeLine, { line_id }));
}

/** Calls as the member who is signed in on a page of the shop. */
export async function callerOf(page: Page, shop: RunningShop, userType: keyof typeof BUTTONS): Promise<Caller> {
  const token = await page.evaluate(() => localStorage.getItem("surimono.token") ?? "");
  return createCaller({ baseUrl: shop.baseURL, token: () => token, userType: () => userType });
}

import type { Page } from "@playwright/test";
import { getCart, removeLine } from "@surimono/contract/cart";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { listDemoAccounts, signIn } from "@surimono/contract/members";
import { answered } from "./answered.ts";

const KINDS = { b2b: "business", b2c: "consumer" } as const;

type UserType = keyof typeof KINDS;

interface DemoSignIn {
  /** Of another shop than the journey's. */
  readonly baseURL?: string;
  readonly userType?: UserType;
}

/** As the demo's member, by the calls of the login page, for journeys that begin behind it. */
export async function signInAsDemo(page: Page, { baseURL = "", userType = "b2c" }: DemoSignIn = {}): Promise<void> {
  // The smallest file of the shop: a page of its address is what may write into the browser's store.
  await page.goto(`${baseURL}/favicon.svg`);
  const call = callerAt(new URL(page.url()).origin, "", userType);
  const { accounts } = answered(await call(listDemoAccounts, {}));
  const account = accounts.find(({ kind }) => kind === KINDS[userType]);
  if (!account) throw new Error("the shop is no demo");
  const { token } = answered(await call(signIn, { email: account.email, password: account.password }));
  await keepToken(page, token);
}

/** The browser is theirs whose bearer it is. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.evaluate((given) => {
    localStorage.setItem("surimono.token", given);
    localStorage.setItem("surimono.member-here", "1");
  }, token);
}

/** With an empty cart: the journeys of one worker share the demo accounts. */
export async function signInWithEmptyCart(page: Page, userType: UserType): Promise<void> {
  await signInAsDemo(page, { userType });
  await emptyCart(page, userType);
}

export async function emptyCart(page: Page, userType: UserType): Promise<void> {
  const call = await callerOf(page, userType);
  const { lines } = answered(await call(getCart, {}));
  for (const { line_id } of lines) answered(await call(removeLine, { line_id }));
}

/** Calls as the member who is signed in on a page of the shop. */
export async function callerOf(page: Page, userType: UserType): Promise<Caller> {
  const token = await page.evaluate(() => localStorage.getItem("surimono.token") ?? "");
  return callerAt(new URL(page.url()).origin, token, userType);
}

function callerAt(baseUrl: string, token: string, userType: UserType): Caller {
  return createCaller({ baseUrl, token: () => token, userType: () => userType });
}

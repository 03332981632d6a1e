import { saveAddress } from "@surimono/contract/delivery";
import { sealEnvelope } from "@surimono/contract/kernel";
import {
  externalSignInPath,
  getProfile,
  listSignInWays,
  login,
  setUpAccount,
  signIn,
  takeSession,
  updateProfile,
} from "@surimono/contract/members";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { ADDRESS, addMyItem, placeCart } from "../../orders/testing/index.ts";
import {
  CLIENT,
  type IdentityProviderServer,
  openIdentityProvider,
  type Person,
} from "../testing/open-identity-provider.ts";
import { TestBrowser } from "../testing/test-browser.ts";

const SHOP = "http://shop.test";
let opened: TestShop;
let provider: IdentityProviderServer;

beforeAll(async () => {
  provider = await openIdentityProvider(`${SHOP}/api/auth/callback/auth0b2c`);
  opened = await openTestShop({
    variables: {
      PUBLIC_URL: SHOP,
      AUTH0B2C_DISCOVERY_URL: provider.discoveryUrl,
      AUTH0B2C_CLIENT_ID: CLIENT.id,
      AUTH0B2C_CLIENT_SECRET: CLIENT.secret,
    },
  });
});
afterAll(async () => {
  await opened.stop();
  provider.close();
});

const rows = async (text: string, ...values: unknown[]) => (await opened.shop.database.pool.query(text, values)).rows;
const person = (sub: string, change: Partial<Person> = {}): Person => ({
  sub,
  email: `${sub}@example.com`,
  email_verified: true,
  ...change,
});

/** From the button to the page of the shop that follows. */
async function travel(
  who: Person | undefined,
  redirectTo = "/cart",
  browser = new TestBrowser({ [SHOP]: opened.baseUrl }),
) {
  provider.person = who;
  const isPage = ({ origin, pathname }: URL) => origin === SHOP && !pathname.startsWith("/api/");
  const end = await browser.follow(SHOP + externalSignInPath("auth0b2c", redirectTo), isPage);
  return { end, browser };
}

async function takenBy(browser: TestBrowser): Promise<string | null> {
  const response = await browser.send(new URL(takeSession.path, SHOP), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sealEnvelope({})),
  });
  return ((await response.json()) as { token: string | null }).token;
}

async function signedIn(who: Person) {
  const { end, browser } = await travel(who);
  expect(end.pathname + end.search).toBe("/callback?handleLogin=true&redirectTo=%2Fcart");
  const token = await takenBy(browser);
  if (!token) throw new Error("no session was handed over");
  return { token, call: opened.callAs(token) };
}

test("the login page is told which providers there are", async () => {
  expect(await opened.callAs()(listSignInWays, {})).toEqual({
    ok: true,
    value: { providers: [{ id: "auth0b2c", name: "SURIMONO ID" }] },
  });
});

test("somebody new gets an account that must be set up before it orders, and comes back to the same one", async () => {
  const { token, call } = await signedIn(person("newcomer"));
  const user = (await call(login, {})) as { value: { user: { id: string } } };
  expect(user).toMatchObject({
    value: {
      user: {
        email: "newcomer@example.com",
        kind: "consumer",
        login_strategy: "auth0b2c",
        email_verified: true,
        needs_agreement: true,
        needs_nickname: true,
        nickname: "",
      },
    },
  });
  // Name and token, not needed, are not kept.
  expect(await rows("select name, image from users where email = 'newcomer@example.com'")).toEqual([
    { name: "", image: null },
  ]);
  expect(await rows("select 1 from sessions where token_hash = $1", token)).toEqual([]);

  const userId = user.value.user.id;
  const saved = await call(saveAddress, ADDRESS);
  if (!saved.ok) throw new Error(saved.failure.code);
  const buyer = {
    member: {
      id: userId,
      email: "",
      kind: "consumer",
      isSetUp: false,
      sessionId: "",
      approvedDiscountBp: undefined,
    } as const,
    token,
    call,
    addressId: saved.value.address_id,
    productId: await addMyItem(opened.shop, userId, 1001),
  };
  expect(await placeCart(buyer)).toMatchObject({
    ok: false,
    failure: { code: "orders/account-not-set-up", status: 403 },
  });

  const consents = { agree_terms: true, agree_privacy: true } as const;
  expect(await call(setUpAccount, { birthday: `${new Date().getFullYear() - 10}-01-01`, ...consents })).toMatchObject({
    failure: { code: "members/guardian-consent-required" },
  });
  const twice = await Promise.all([1, 2].map(() => call(setUpAccount, { birthday: "1990-04-01", ...consents })));
  expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await call(setUpAccount, { birthday: "1970-01-01", ...consents })).toMatchObject({ ok: true });
  expect(await call(getProfile, {})).toMatchObject({ value: { birthday: "1990-04-01" } });
  expect(await rows("select document from agreements where user_id = $1 order by 1", userId)).toEqual([
    { document: "privacy" },
    { document: "terms" },
  ]);
  // No gateway is set up here: getting this far means being allowed to order.
  expect(await placeCart(buyer)).toMatchObject({ failure: { code: "payments/unavailable" } });

  const again = await signedIn(person("newcomer"));
  expect(again.token).not.toBe(token);
  expect(await again.call(login, {})).toMatchObject({ value: { user: { id: userId, needs_agreement: false } } });
});

test("an account whose profile was lost with its process gets one with what is asked", async () => {
  const { call } = await signedIn(person("halfway"));
  const lose = "delete from member_profiles where user_id = (select id from users where email = 'halfway@example.com')";
  await rows(lose);
  const names = { last_name: "髙﨑", first_name: "花子", nickname: "はな" };
  expect(await call(updateProfile, names)).toMatchObject({ ok: true });
  expect(await call(getProfile, {})).toMatchObject({ value: { nickname: "はな" } });
  await rows(lose);
  const wish = { birthday: "1990-04-01", agree_terms: true, agree_privacy: true } as const;
  expect(await call(setUpAccount, wish)).toMatchObject({ ok: true });
  expect(await call(getProfile, {})).toMatchObject({ value: { birthday: "1990-04-01" } });
});

describe("comes to the error page", () => {
  const errorOf = async (who: Person | undefined) => {
    const { end, browser } = await travel(who);
    expect(end.pathname).toBe("/error-login");
    expect(await takenBy(browser)).toBeNull();
    return end.searchParams.get("error");
  };

  test("who broke it off at the provider", async () => {
    expect(await errorOf(undefined)).toBe("access_denied");
  });

  test("whose address the provider has not verified, and no account is opened", async () => {
    expect(await errorOf(person("unsure", { email_verified: false }))).toBe("email_not_verified");
    expect(await rows("select 1 from users where email = 'unsure@example.com'")).toEqual([]);
  });

  test("whose address has an account by password, which stays as it was", async () => {
    const { member } = await opened.asMember({ email: "owner@example.com", password: "the owner's own" });
    expect(await errorOf(person("owner"))).toBe("account_not_linked");
    expect(await rows("select provider_id from accounts where user_id = $1", member.id)).toEqual([
      { provider_id: "credential" },
    ]);
    expect(await opened.callAs()(signIn, { email: member.email, password: "the owner's own" })).toMatchObject({
      ok: true,
    });
  });

  test("who brings another browser's answer", async () => {
    provider.person = person("victim");
    const first = new TestBrowser({ [SHOP]: opened.baseUrl });
    const isCallback = ({ origin, pathname }: URL) => origin === SHOP && pathname.startsWith("/api/auth/callback/");
    const callback = await first.follow(SHOP + externalSignInPath("auth0b2c", "/"), isCallback);
    const other = new TestBrowser({ [SHOP]: opened.baseUrl });
    const end = await other.follow(callback.href, ({ pathname }) => !pathname.startsWith("/api/"));
    expect(end.pathname + end.search).toBe("/error-login?error=state_mismatch");
    expect(await takenBy(other)).toBeNull();
    // Nor comes the first one in twice.
    const isPage = ({ pathname }: URL) => !pathname.startsWith("/api/");
    expect((await first.follow(callback.href, isPage)).pathname).toBe("/callback");
    expect((await first.follow(callback.href, isPage)).search).toBe("?error=state_mismatch");
  });

  test("whose address came by another provider", async () => {
    await signedIn(person("twofold"));
    expect(await errorOf(person("stranger", { email: "twofold@example.com" }))).toBe("account_not_linked");
  });

  test("whose account is suspended, and no session is left", async () => {
    await signedIn(person("suspended"));
    const [account] = await rows("select id from users where email = 'suspended@example.com'");
    await rows("delete from sessions where user_id = $1", account?.id);
    await rows("update users set suspended_until = now() + interval '1 day' where id = $1", account?.id);
    expect(await errorOf(person("suspended"))).toBe("suspended");
    expect(await rows("select 1 from sessions where user_id = $1", account?.id)).toEqual([]);
    await rows("update users set suspended_until = now() - interval '1 minute' where id = $1", account?.id);
    await signedIn(person("suspended"));
  });

  test("who asks for a provider that is not set up", async () => {
    const browser = new TestBrowser({ [SHOP]: opened.baseUrl });
    const end = await browser.follow(
      SHOP + externalSignInPath("google", "/"),
      ({ pathname }) => !pathname.startsWith("/api/"),
    );
    expect(end.pathname + end.search).toBe("/error-login?error=unavailable");
  });
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
  "the way back never leads to %s",
  async (wish) => {
    const { end } = await travel(person("wanderer"), wish);
    expect(end.origin).toBe(SHOP);
    expect(end.searchParams.get("redirectTo")).toBe("/");
  },
);

test("the session cookie serves no page and no other call", async () => {
  provider.person = person("cookie");
  const browser = new TestBrowser({ [SHOP]: opened.baseUrl });
  const isCallback = ({ origin, pathname }: URL) => origin === SHOP && pathname.startsWith("/api/auth/callback/");
  const callback = await browser.follow(SHOP + externalSignInPath("auth0b2c", "/"), isCallback);
  const response = await browser.send(callback, { redirect: "manual" });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("surimono_session="));
  expect(cookie).toMatch(/; Path=\/api\/auth\/take-session; Max-Age=60; HttpOnly; SameSite=Strict$/);
  expect(response.headers.getSetCookie().join()).not.toContain("better-auth.session_token");
});

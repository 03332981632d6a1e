import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({
    variables: {
      TRUST_PROXY: "loopback",
      SUPPORT_MAIL_SECRET: "between-the-mail-server-and-the-shop",
      ...{ STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" },
      ...{ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_DISCOVERY_URL: "http://127.0.0.1:9/x" },
    },
  });
});
afterAll(() => shop.stop());

test.each([
  ["a call", "POST", "/api/auth/sign-in"],
  ["a shared link", "GET", "/shared?key=x"],
  ["signing in elsewhere", "GET", "/api/auth/external/google"],
  ["coming back from a network", "GET", "/api/user/social-link/callback/instagram"],
  ["letters", "POST", "/api/support/mail"],
  ["the payment provider", "POST", "/api/payment/webhook"],
])("%s counts a whole line of IPv6, not one of its addresses", async (_what, method, path) => {
  const asked = vi.spyOn(shop.shop.rateLimits, "allow").mockResolvedValue(false);
  const headers = { "x-forwarded-for": "2001:db8:1:2:3:4:5:6", "content-type": "application/json" };
  await fetch(shop.baseUrl + path, {
    ...{ method, headers, redirect: "manual" },
    ...(method === "POST" && { body: "{}" }),
  });
  expect(asked.mock.calls.map(([, key]) => key)).toEqual(["2001:db8:1:2::/64"]);
  asked.mockRestore();
});

import { CLIENT, openIdentityProvider } from "../../server/src/features/members/testing/open-identity-provider.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { startShop } from "../harness/shop.ts";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";

test("a newcomer signs in at the outside provider, agrees, stays signed in, and closes the account again; breaking off gives a message", {
  tag: "@once",
}, async ({ page }) => {
  const port = await freePort();
  const shop = `http://localhost:${port}`;
  const provider = await openIdentityProvider(`${shop}/api/auth/callback/auth0b2c`);
  const settings = {
    PORT: String(port),
    AUTH0B2C_DISCOVERY_URL: provider.discoveryUrl,
    AUTH0B2C_CLIENT_ID: CLIENT.id,
    AUTH0B2C_CLIENT_SECRET: CLIENT.secret,
  };
  const running = await startShop({ env: settings });
  try {
    await page.goto(`${shop}/login?redirectTo=/cart`);
    await expect(page.getByRole("link", { name: "SURIMONO IDで登録する" })).toBeVisible();
    await lookAt(page, "login-providers");
    await page.getByRole("link", { name: "SURIMONO IDで登録する" }).click();
    await expect(page.getByRole("heading", { name: "ログインを中止しました" })).toBeVisible();
    await lookAt(page, "login-broken-off");

    provider.person = { sub: "soto", email: "soto@example.com", email_verified: true };
    await page.goto(`${shop}/login?loginB2C=true&redirectTo=/cart`);
    await expect(page.getByRole("heading", { name: "はじめる前に。" })).toBeVisible();
    await page.goto(`${shop}/my-page`);
    await expect(page.getByRole("heading", { name: "はじめる前に。" })).toBeVisible();
    await page.getByLabel(/^生年月日/).fill("1990-04-01");
    await page.getByRole("checkbox", { name: /利用規約/ }).check();
    await page.getByRole("checkbox", { name: /プライバシーポリシー/ }).check();
    await lookAt(page, "agree");
    await page.getByRole("button", { name: "同意して進む" }).click();
    await page.getByRole("textbox", { name: "ニックネーム" }).fill("外の子");
    await lookAt(page, "nickname");
    await page.getByRole("button", { name: "はじめる" }).click();
    await expect(page).toHaveURL(`${shop}/my-page`);
    await page.reload();
    await expect(page.getByRole("heading", { name: "マイページ" }).first()).toBeVisible();

    await page.getByRole("link", { name: "退会の手続き" }).click();
    await lookAt(page, "withdraw");
    await page.getByRole("button", { name: "コードを受け取る" }).click();
    await expect(page.getByText("確認コードをお送りしました。")).toBeVisible();
    const code = /[0-9]{6}/.exec((await running.letterTo("soto@example.com", /確認コード/)).text)?.[0] ?? "";
    await page.getByLabel("退会の理由").selectOption("other-account");
    await page.getByRole("textbox", { name: "確認コード" }).fill(code);
    await page.getByRole("checkbox", { name: /元に戻せない/ }).check();
    await page.getByRole("button", { name: "退会する" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "退会する" }).click();
    await expect(page.getByRole("heading", { name: "退会の手続きが完了しました。" })).toBeVisible();
    await lookAt(page, "withdraw-complete");
    await running.letterTo("soto@example.com", /退会の手続きが完了/);
    await page.goto(`${shop}/my-page`);
    await expect(page.getByRole("heading", { name: /ログイン/ }).first()).toBeVisible();
  } finally {
    // An open page keeps polling.
    await page.goto("about:blank");
    await running.stop();
    provider.close();
  }
});

import { expect, test } from "../harness/test.ts";
import { linkYouTube, unlinkYouTube } from "../steps/fans.ts";
import { lookAt } from "../steps/look-at.ts";

test("a channel is linked and its fans are shown; what the network does not say is filled in by hand", async ({
  page,
  expectedErrors,
}) => {
  // The browser logs the shop's answer to the network's refusal as an error.
  expectedErrors.push(/409.*social-link\/finish/);
  // Filled-in figures stay: other journeys use the other demo account, which has no fans.
  await page.goto("/login?redirectTo=%2Fmy-page%2Ffans%2Finstagram");
  await page.getByRole("button", { name: /法人のお客様/ }).click();
  await expect(page.getByRole("heading", { name: "まだ連携していません" })).toBeVisible();
  await page.getByRole("link", { name: "Instagramと連携する" }).click();
  await expect(page.getByRole("dialog", { name: "Instagramと連携する" })).toBeVisible();

  await linkYouTube(page, "許可しない");
  await expect(page.getByRole("alert").filter({ hasText: "連携がキャンセルされました" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-page\/fans$/);

  await linkYouTube(page, "障害中の人");
  await expect(page).toHaveURL(/\/my-page\/fans\/youTube$/);
  await expect(page.getByRole("heading", { name: "ただいま、ご利用いただけません" })).toBeVisible();
  await lookAt(page, "fans-unavailable");

  await linkYouTube(page, "はじめての縁側");
  await expect(page.getByRole("heading", { name: "データが足りません" })).toBeVisible();
  await page.getByRole("link", { name: "手動で設定する" }).click();
  await expect(page.getByRole("textbox", { name: "人数" })).toHaveValue("38");
  await page.getByRole("textbox", { name: "女性", exact: true }).fill("70");
  await page.getByRole("textbox", { name: "男性", exact: true }).fill("40");
  await page.getByRole("textbox", { name: "女性 25-34歳" }).fill("70");
  // Wider than a phone, and longer than a word may be.
  await page.getByRole("textbox", { name: "ことば" }).fill("縁".repeat(25));
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("男女の合計が110%です。100%以下にしてください。")).toBeVisible();
  await lookAt(page, "fans-by-hand");
  await page.getByRole("textbox", { name: "ことば" }).fill("縁側");
  await page.getByRole("textbox", { name: "男性", exact: true }).fill("30");
  await page.getByRole("textbox", { name: "男性 35-44歳" }).fill("30");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("ファンの情報を保存しました。")).toBeVisible();
  await expect(page.getByRole("table", { name: "年代と男女の割合" })).toContainText("25-34歳70%");

  await linkYouTube(page, "夜ふかし商店");
  await expect(page.getByRole("table", { name: "年代と男女の割合" })).toContainText("18-24歳18.4%9.3%");
  const cloud = page.getByRole("region", { name: "ファンのことば" }).locator("svg");
  await expect(cloud.getByText("銭湯", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const layout = await cloud.innerHTML();
  await page.reload();
  await expect(cloud.getByText("銭湯", { exact: true })).toBeVisible();
  await expect.poll(() => cloud.innerHTML(), "the words lie as they lay before").toBe(layout);
  await expect(page.getByText("ファンの5％が買うと").first()).toBeVisible();
  await lookAt(page, "fans-youtube");
  await page.goto("/my-page/fans");
  await expect(page.getByRole("region", { name: "すべてのファン" }).getByText("アカウントの合計です")).toBeVisible();
  await lookAt(page, "fans-linked");
  await unlinkYouTube(page);
});

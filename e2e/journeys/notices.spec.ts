import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { signIn } from "../steps/members.ts";
import { operator } from "../steps/operator.ts";

const demo = { email: "demo@surimono.example", password: "surimono-demo" };

test("a member sees the operator's message once", async ({ page, shop }) => {
  await page.goto("/login?loginB2C=true");
  await signIn(page, demo);
  await expect(page).not.toHaveURL(/login|callback/);
  const told = await operator(
    shop,
    ...["notify", demo.email, "--type", "2", "--content", "新しいTシャツが加わりました。"],
    ...["--link", "/items/detail/1001"],
  );
  const publicly = await operator(
    shop,
    ...["notify", "everybody", "--type", "3", "--content", "冬の新色が出ました。"],
    ...["--icon", "/catalogue/1001/101/front.webp"],
  );
  await operator(shop, "system-message", "warning", "--title", "大雪のため、お届けが遅れています。", "--link", "/faq");
  try {
    await page.goto("/items");
    const banner = page.getByRole("region", { name: "運営からのお知らせ" });
    await expect(banner).toContainText("大雪のため、お届けが遅れています。");
    const bell = page.getByRole("button", { name: /^お知らせ/ }).filter({ visible: true });
    await expect(bell).toContainText(/未読[1-9]/);
    const otherTab = await page.context().newPage();
    await otherTab.goto("/guides/privacy");
    const otherBell = otherTab.getByRole("button", { name: /^お知らせ/ }).filter({ visible: true });
    await expect(otherBell).toContainText(/未読[2-9]/);
    await page.bringToFront();
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === "PUT" && answer.url().endsWith("/api/db/user"),
    );
    await bell.click();
    await lookAt(page, "notifications");
    const list = page.getByRole("region", { name: "お知らせの一覧" });
    await expect(list.getByRole("listitem").first()).toContainText("冬の新色が出ました。");
    await saved;
    // Read in one tab is read in the other, without asking the server.
    const left = (await bell.textContent()) ?? "";
    expect(left).not.toMatch(/未読[3-9]/);
    await expect(otherBell).toHaveText(left);
    await otherTab.close();
    // On a phone the list covers the banner.
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await banner.getByRole("button", { name: "メッセージを閉じる" }).click();

    await page.reload();
    await expect(bell).not.toContainText(/未読[3-9]/);
    await expect(banner).toBeHidden();
    await bell.click();
    await list.getByRole("link", { name: /新しいTシャツ/ }).click();
    await expect(page).toHaveURL(/\/items\/detail\/1001$/);
    await expect(page.getByRole("dialog")).toBeVisible();
  } finally {
    const ids = [told, publicly].map((printed) => /(private|public)_\d+/.exec(printed)?.[0] ?? "");
    await Promise.all([
      operator(shop, "system-message", "off"),
      ...ids.map((id) => operator(shop, "withdraw-notification", id)),
    ]);
  }
});

test("while the shop is closed everybody is sent to /maintain, and can return afterwards", { tag: "@once" }, async ({
  page,
  shop,
  expectedErrors,
}) => {
  // The server says 404 to an unknown address even then.
  expectedErrors.push(/no-such-page/);
  await page.goto("/login");
  await operator(shop, "maintenance", "on");
  try {
    await page.getByRole("link", { name: "SURIMONO ホーム" }).click();
    await expect(page).toHaveURL(/\/maintain\?redirectTo=%2F$/);
    await expect(page.getByRole("heading", { name: "ただいまメンテナンス中です" })).toBeVisible();
    await lookAt(page, "maintain");
    for (const address of ["/", "/cart", "/no-such-page", "/faq?from=cart"]) {
      await page.goto(address);
      await expect(page).toHaveURL(`/maintain?redirectTo=${encodeURIComponent(address)}`);
    }
  } finally {
    await operator(shop, "maintenance", "off");
  }
  await page.getByRole("button", { name: "もう一度確認する" }).click();
  await expect(page.getByRole("link", { name: "トップページへ戻る" })).toBeVisible();
  await page.getByRole("link", { name: "もとのページへ戻る" }).click();
  await expect(page).toHaveURL(/\/faq\?from=cart$/);
  await expect(page.getByRole("main")).toBeVisible();
});

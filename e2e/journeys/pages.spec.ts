import type { Page, Request } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { lookAtPaper } from "../steps/look-at-paper.ts";

const openPages = {
  "the shop and what it prints with": [
    ["/print", "印刷方法"],
    ["/material", "素材とファブリック"],
    ["/surimono-studio", "あなたのための、一枚を刷る。"],
    ["/protocol", "規約とガイド"],
    ["/faq", "よくある質問"],
    ["/gallery", "ギャラリー"],
  ],
  guides: [
    ["/guides/cookie-policy", "クッキーポリシー"],
    ["/guides/copyright", "著作権ガイド"],
    ["/guides/privacy", "プライバシーポリシー"],
    ["/guides/protocol-auth", "利用規約"],
    ["/guides/transactions", "特定商取引法に基づく表記"],
  ],
  articles: [
    ["/articles/howto", "つくりかた"],
    ["/articles/usecases/houjin", "企業・ノベルティ"],
    ["/articles/usecases/shopgoods", "ショップグッズ"],
    ["/articles/usecases/brand", "ブランド立ち上げ"],
    ["/articles/usecases/school", "学校・教育関連"],
    ["/articles/usecases/present", "家族や友人へのプレゼント"],
    ["/articles/usecases/merchandise", "導入事例"],
    ["/articles/DESIGN-LAB", "DESIGN LAB"],
    ["/articles/DESIGN-LAB24-20", "刷る前に、10歩さがる"],
    ["/articles/blog_1", "摺物という、1枚だけの贈りもの"],
    ["/articles/lookbook_2025spring_brand", "2025 春 ブランド"],
  ],
} as const;

for (const [group, pages] of Object.entries(openPages)) {
  test(`anybody may read, each with a title of its own: ${group}`, async ({ page }) => {
    for (const [path, heading] of pages) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/.+｜SURIMONO$/);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`^http://[^/]+${path}$`));
      await lookAt(page, path.slice(1).replaceAll("/", "-"));
    }
  });
}

test("crawlers find every public page under its own address, without dead links", {
  tag: "@once",
}, async ({ request, baseURL }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read("/robots.txt")).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const paths = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths).toEqual(expect.arrayContaining(["/", "/faq", "/print", "/material", "/gallery", "/articles/howto"]));
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
  const pictures = new Set<string>();
  const links = new Set<string>();
  for (const [path, html] of pages) {
    expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1], path).toBe(baseURL + path);
    expect(html.match(/<meta name="description" content="[^"]{10,}"/g), path).toHaveLength(1);
    pictures.add(html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? `${path} has none`);
    for (const [, link = ""] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) links.add(link);
  }
  expect(
    paths.filter((path) => !links.has(path)),
    "pages that nothing leads to",
  ).toEqual([]);
  expect(pages.get("/faq")).toContain('"@type":"FAQPage"');
  for (const picture of pictures)
    expect((await request.get(picture)).headers()["content-type"], picture).toBe("image/jpeg");
  for (const link of links) {
    const { pathname, hash } = new URL(link.replaceAll("&amp;", "&"), baseURL);
    expect((await request.get(link.replaceAll("&amp;", "&"))).status(), link).toBe(200);
    if (hash) expect(pages.get(pathname), link).toContain(` id="${hash.slice(1)}"`);
  }
});

test("an article leads to the next, and an unwritten one is not found", async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  await page.goto("/articles/DESIGN-LAB24-20");
  const series = page.getByRole("navigation", { name: "DESIGN LAB" });
  await series.getByRole("link", { name: "文字は3つまで" }).click();
  await expect(page).toHaveURL(/DESIGN-LAB24-01$/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /DESIGN-LAB24-01$/);
  await expect(page.getByRole("heading", { level: 1, name: "文字は3つまで" })).toBeVisible();
  expect((await page.goto("/articles/never-written"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "このページは見つかりませんでした" })).toBeVisible();
  await lookAt(page, "not-found");
});

/** Two taps within 300 ms, as some people do to be sure. */
async function doubleTap(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  // Clear of the bars above and below.
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await button.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

test("a guest asks the unsure chat, then a person, and is thanked once", async ({ page, isMobile }) => {
  await page.goto("/faq");
  await page.getByLabel("知りたいことを、ことばで聞けます。").fill("ｿｳﾘｮｳ　いくら？");
  await page.getByRole("button", { name: "チャットで聞く" }).click();
  const log = page.getByRole("log", { name: "質問とお答え" });
  await expect(log.getByText("お届け先が1か所なら、無料です")).toBeVisible();
  await lookAt(page, "help-answer");
  await page.getByRole("textbox", { name: /^質問/ }).fill("今日の天気は");
  await page.keyboard.press("Enter");
  await expect(log.getByText("ぴったりのお答えが見つかりませんでした")).toBeVisible();
  await lookAt(page, "help-unsure");
  await log.getByRole("link", { name: "お問い合わせフォーム" }).click();
  await expect(page.getByLabel("お問い合わせの内容")).toHaveValue("今日の天気は");
  await expect(page.getByRole("dialog")).toBeHidden();
  await lookAt(page, "inquiry");
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("お名前を入力してください")).toBeVisible();
  await page.getByLabel("お問い合わせの種類").selectOption("order");
  await page.getByLabel("お名前").fill("摺木みどり");
  await page.getByLabel("メールアドレス").fill("midori@example.com");
  const words = page.getByLabel("お問い合わせの内容");
  await words.fill("届く日を教えてください。");
  // Offline, nothing leads away from what was typed.
  await page.context().setOffline(true);
  await page
    .getByRole("link", { name: /^MY ITEM/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText("インターネットに接続されていません。")).toBeVisible();
  await expect(words).toHaveValue("届く日を教えてください。");
  await page.context().setOffline(false);
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  if (isMobile) await doubleTap(page, "送信する");
  else await page.getByRole("button", { name: "送信する" }).dblclick();
  await expect(page).toHaveURL(/\/thanks$/);
  await expect(page.getByRole("heading", { name: "ありがとうございました" })).toBeVisible();
  // The connection may need a moment: a failed press is repeated.
  const arrived = sent.filter((request) => request.url().endsWith("/api/inquiry") && !request.failure());
  expect(arrived).toHaveLength(1);
  if (isMobile) expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await lookAt(page, "thanks");
});

const memberPages = [
  ["/rank", "会員ランクとマイル"],
  ["/my-page/fans", "ファン設定"],
  ["/my-page/fans/instagram?accountType=2", "ファン分析"],
  ["/my-page/fans/custom", "ファンを手動で設定する"],
  ["/my-page/fans/youTube", "ファン分析"],
  ["/my-page/setting/account", "ログインと安全"],
  ["/my-page/setting/agreement", "同意の記録"],
  ["/my-page/setting/calculation", "利益の計算の設定"],
  ["/my-page", "マイページ"],
  ["/withdraw", "退会の手続き"],
  ["/my-page/shipping-address", "お届け先"],
  ["/my-page/setting/address", "ご自身の住所"],
  ["/myItems", "マイアイテム"],
  ["/fansSetting", "ファン設定"],
  ["/orderList", "注文履歴"],
] as const;

/** What opens above the page: both dropdowns of the bar and the account's menu, or the drawer and the overflow of a phone. */
async function lookAtMenus(page: Page, isMobile: boolean): Promise<void> {
  const buttons = isMobile ? ["お客様のメニュー", "メニューを開く"] : [/^ITEM CATEGORY/, /^USE CASE/, "マイページ"];
  for (const [index, name] of buttons.entries()) {
    await page.getByRole("button", { name }).and(page.locator(":visible")).click();
    await lookAt(page, `menu-${index}`);
  }
}

test("a guest is asked to log in, and led on afterwards", { tag: "@once" }, async ({ page }) => {
  for (const [path] of memberPages) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(path)}`);
  }
  await page.getByRole("button", { name: /個人のお客様/ }).click();
  // The old address of the last one redirects to the present one.
  await expect(page).toHaveURL("/my-page/orders");
});

test("a member finds the pages of the account", async ({ page, isMobile }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: /個人のお客様/ }).click();
  await expect(page).not.toHaveURL(/login|callback/);
  await lookAtMenus(page, isMobile);
  // For members too: letters about their account lead there.
  await page.goto("/password-reset");
  await expect(page.getByRole("heading", { level: 1, name: "パスワードの再設定" })).toBeVisible();
  await lookAt(page, "password-reset");
  for (const [path, heading] of memberPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await lookAt(page, path.slice(1).replaceAll(/[/?=]/g, "-"));
  }
});

test("on paper, an article, the answers and the fans' page have no frame", async ({ page }) => {
  await page.goto("/articles/howto");
  expect(await lookAtPaper(page, "howto")).toBeLessThanOrEqual(3);
  await page.goto("/faq");
  const answers = page.locator("details > :not(summary)");
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answers.first()).toBeVisible();
  await expect(answers.last()).toBeVisible();
  await lookAtPaper(page, "faq");
  await page.goto("/login");
  await page.getByRole("button", { name: /個人のお客様/ }).click();
  await expect(page).not.toHaveURL(/login|callback/);
  await page.goto("/my-page/fans");
  await expect(page.getByRole("heading", { level: 1, name: "ファン設定" })).toBeVisible();
  await lookAtPaper(page, "fans");
});

test("errors are said plainly, with a link home", async ({ page }) => {
  for (const [path, heading] of [
    ["/errorPage", "ページを表示できませんでした"],
    ["/error-login?error=access_denied", "ログインを中止しました"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("link", { name: "ホームに戻る" })).toBeVisible();
    await lookAt(page, path.slice(1).replaceAll(/[/?=]/g, "-"));
  }
});

test("/rank sends a business home, and /logout a member", { tag: "@once" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: /法人のお客様/ }).click();
  await expect(page).not.toHaveURL(/login|callback/);
  await page.goto("/rank");
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/logout");
  await expect(page.getByText("ログアウトしました。")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

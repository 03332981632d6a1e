import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { drawDesign } from "../steps/design-item.ts";
import { lookAt } from "../steps/look-at.ts";
import { signUp } from "../steps/members.ts";
import { makePhoto } from "../steps/photo.ts";

const TRIED = { name: "仕上がりを、見てみる。" };
const CONFIRM = { name: "できあがりを、たしかめる。" };

/** The colour of the goods in the studio's header: chosen, undone, and chosen again. */
async function makeBlack(page: Page): Promise<void> {
  const inColor = (name: string) => page.getByRole("button", { name: new RegExp(`の色とサイズ：${name}`) });
  await inColor("ホワイト").click();
  const choices = page.getByRole("region", { name: "アイテムの色とサイズ" });
  await choices.getByRole("button", { name: "ブラック", exact: true }).click();
  await expect(inColor("ブラック")).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(inColor("ホワイト")).toBeVisible();
  await page.getByRole("button", { name: "やり直す" }).click();
  await expect(inColor("ブラック")).toBeVisible();
  // On a desktop a press outside closes them; the phone's sheet stays.
  if (!(await choices.isVisible())) await inColor("ブラック").click();
  await lookAt(page, "studio-goods");
  await choices.getByRole("button", { name: "閉じる" }).click();
  await expect(choices).toBeHidden();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await inColor("ホワイト").click();
  await choices.getByRole("button", { name: "すべての色で見る" }).click();
  const colors = page.getByRole("dialog", { name: "すべての色で見る" });
  await expect(colors.getByRole("button", { name: "ホワイト", exact: true })).toHaveAttribute("aria-pressed", "true");
  await lookAt(page, "studio-colors");
  await colors.getByRole("button", { name: "ブラック", exact: true }).click();
  await expect(colors).toBeHidden();
  await expect(inColor("ブラック")).toBeVisible();
}

/** As a guest: a shirt, a photograph and words on it, and on to the confirm page. */
async function tryShirt(page: Page): Promise<void> {
  await page.goto("/items/designSimulator");
  await expect(page.getByRole("heading", { name: "登録せずに、ためしにデザイン。" })).toBeVisible();
  await lookAt(page, "simulator");
  await page
    .getByRole("link", { name: /オーガニックコットンTシャツ/ })
    .first()
    .click();
  await page.getByRole("checkbox", { name: /胸中央/ }).check();
  await lookAt(page, "simulator-item");
  await page.getByRole("button", { name: "ためしにデザインする" }).click();
  await page.waitForURL(/designSimulator\?.*sku=/);
  await makeBlack(page);
  await drawDesign(page, TRIED);
  await expect(page.getByRole("heading", TRIED)).toBeVisible();
  await expect(page.getByText("ブラック", { exact: true })).toBeVisible();
  await expect(page.getByText("¥ 2,816").first()).toBeVisible();
  await lookAt(page, "simulator-confirm");
}

test("a guest's picture from home is seen on many goods, saved on the ticked two after signing in, and opened on one", async ({
  page,
}) => {
  await page.goto("/");
  // What is below the goods loads near them.
  await page.locator("#items").evaluate((goods) => goods.scrollIntoView({ block: "end" }));
  await page
    .getByLabel("絵や写真のファイル")
    .setInputFiles({ name: "日の出.png", mimeType: "image/png", buffer: makePhoto(900, 600) });
  const goods = page.getByRole("button", { name: /をこの絵でデザインする/ });
  await expect(goods).toHaveCount(16);
  // Each is drawn on this device; the price has its print.
  await expect(page.locator("canvas.opacity-0")).toHaveCount(0, { timeout: 180_000 });
  const shirt = page.getByRole("listitem").filter({ hasText: "オーガニックコットンTシャツ" });
  await expect(shirt).toContainText("¥ 2,816");
  for (const at of [0, 1]) await page.getByRole("checkbox").nth(at).check();
  await lookAt(page, "one-picture");
  await expect(page.getByRole("link", { name: "無料登録して保存する" })).toBeVisible();
  await signInAsDemo(page);
  await page.goto("/items/designSimulator");
  await page.getByRole("link", { name: "1枚の絵や写真を、いろいろなアイテムで見る" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.getByRole("button", { name: "まとめて保存" }).click();
  await expect(page.getByText("2点を保存しました")).toBeVisible();
  await goods.first().click();
  await page.waitForURL(/designSimulator\?.*sku=/);
  await expect(page.getByRole("application")).toBeVisible();
});

test("a guest tries a shirt; nothing leaves the device; a reload loses nothing; signing up saves it, once", async ({
  page,
  shop,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  const rows = () =>
    shop.query<{ rows: number }>(
      "select (select count(*) from my_items)::int + (select count(*) from design_pictures)::int as rows",
    );
  const before = await rows();
  await tryShirt(page);
  expect(sent.filter((path) => /picture|save|finish|keep|getImageMagicToken/.test(path))).toEqual([]);
  expect(await rows()).toEqual(before);
  await page.reload();
  await expect(page.getByRole("heading", TRIED)).toBeVisible();
  await page.goto("/items/designSimulator");
  await page.getByRole("link", { name: "続きからデザインする" }).click();
  await expect(page.getByRole("heading", { name: "オーガニックコットンTシャツ" })).toBeVisible();
  await page.goto("/items/designSimulator/confirm");

  await page.getByRole("link", { name: "無料登録して保存する" }).click();
  const person = { email: `tries-${test.info().project.name}@example.com`, password: "kaminari-gorogoro" };
  await signUp(page, shop, person, { isAtForm: true });
  await expect(page.getByRole("heading", CONFIRM)).toBeVisible();
  await expect(page).toHaveURL(/\/item\/detail\/\d+\/design\/confirm/);
  await lookAt(page, "simulator-kept");
  const kept = await shop.query<{ document: string; color: number; items: number }>(
    `select v.document::text as document, i.color_id as color, count(*) over ()::int as items from my_items i join users u on u.id = i.user_id
     join design_versions v on v.id = i.version_id where u.email = $1`,
    [person.email],
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]?.document).toContain("夜ふかし、上等。");
  expect(kept[0]?.document).toContain('"kind": "image"');
  expect(kept[0]?.document).toContain(`"colorId": ${kept[0]?.color}`);
  await expect(page.getByText("ブラック").first()).toBeVisible();
  await page.goto("/items/designSimulator/confirm");
  await expect(page.getByRole("heading", { name: "登録せずに、ためしにデザイン。" })).toBeVisible();
  await page.goto("/my-items?itemTab=1");
  await expect(page.getByRole("link", { name: "オーガニックコットンTシャツ", exact: true })).toHaveCount(1);
});

test("a member tries from the item's page and saves it with one press; guests are still sent from the items to the login", async ({
  page,
}) => {
  await page.goto("/items");
  await expect(page).toHaveURL(/login\?redirectTo=%2Fitems/);
  await page.getByRole("button", { name: "個人のお客様として試す" }).click();
  await expect(page).not.toHaveURL(/login|callback/);
  await page.goto("/items/detail/1004");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("link", { name: "保存せずにためしにデザイン" }).click();
  await page.waitForURL(/designSimulator\?.*sku=/);
  await page.getByRole("button", { name: "テキスト", exact: true }).click();
  await page.getByRole("textbox", { name: "テキスト" }).first().fill("一服。");
  await expect(page.getByText(/自動保存/).first()).toBeVisible();
  await page.goto("/items/designSimulator/confirm");
  await lookAt(page, "simulator-confirm-member");
  await page.getByRole("button", { name: "マイアイテムに保存する" }).click();
  await expect(page.getByRole("heading", CONFIRM)).toBeVisible();
});

test.describe("a phone turned on its side", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    viewport: { width: 915, height: 412 },
  });

  test("keeps the phone's studio, though a window as wide would have the desktop's", async ({ page }) => {
    await page.goto("/items/designSimulator?productId=1001");
    await page.getByRole("checkbox", { name: /胸中央/ }).check();
    await page.getByRole("button", { name: "ためしにデザインする" }).click();
    await expect(page.getByRole("application")).toBeVisible();
    // The desktop's has layers and settings beside the bench; the phone's has a tool for each.
    await expect(page.getByRole("navigation", { name: "道具" }).getByRole("button", { name: "設定" })).toBeVisible();
  });
});

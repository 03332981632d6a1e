import sharp from "sharp";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, announced, startTrial } from "../steps/studio.ts";

/** A black square in the middle of white paper. */
function markOnWhite(): Promise<Buffer> {
  const mark = Buffer.from('<svg width="200" height="200"><rect width="200" height="200" fill="#222"/></svg>');
  const paper = sharp({ create: { width: 800, height: 600, channels: 3, background: "#ffffff" } });
  return paper
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

test("one's own words become eight layouts, one of which is laid down in one press and taken back in one step", async ({
  page,
}) => {
  await startTrial(page);
  await addText(page, "朝市だよ");
  await page.getByRole("button", { name: "テンプレート", exact: true }).click();
  await page.getByRole("button", { name: "おまかせレイアウト", exact: true }).click();
  const words = page.getByRole("textbox", { name: /^ことば/ });
  await expect(words).toHaveValue("朝市だよ");
  await words.fill("朝市だよ\n毎月第1日曜");
  await page.getByRole("button", { name: "ポップ", exact: true }).click();
  await page.getByRole("button", { name: "8案をつくる" }).click();
  const ideas = page.getByRole("button", { name: /^案\d/ });
  await expect(ideas).toHaveCount(8);
  await expect(page.getByText("ポップ・8案")).toBeVisible();
  await lookAt(page, "studio-arrange");
  const said = async () =>
    Promise.all((await ideas.all()).map((idea) => idea.getAttribute("aria-label", { timeout: 1000 }).catch(() => "")));
  const first = await said();
  await page.getByRole("button", { name: "ほかの案" }).click();
  await expect(page.getByRole("button", { name: "ほかの案" })).not.toHaveAttribute("aria-busy", "true");
  await expect(ideas).toHaveCount(8);
  // Other drawings, which the names tell.
  await expect.poll(said).not.toEqual(first);
  await ideas.nth(1).click();
  await expect(announced(page)).toHaveText(/^おまかせレイアウト「ポップ」を胸中央に置きました/);
  await lookAt(page, "studio-arranged");
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(announced(page)).toHaveText(/おまかせレイアウトの適用/);
});

test("a stamp is repeated over its place in one step, set closer, and set back to one", async ({ page }) => {
  await startTrial(page);
  await page.getByRole("button", { name: "スタンプ", exact: true }).click();
  await page
    .getByRole("button", { name: /だるま/ })
    .first()
    .click();
  await page.locator("summary").filter({ hasText: "くり返し" }).click();
  const kind = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(kind("なし")).toHaveAttribute("aria-pressed", "true");
  await kind("ハーフドロップ").click();
  await expect(kind("ハーフドロップ")).toHaveAttribute("aria-pressed", "true");
  await expect(announced(page)).toHaveText("「だるま」をハーフドロップでくり返しました");
  await page.getByRole("slider", { name: "横の間隔" }).fill("5000");
  await expect(page.getByText("5 mm", { exact: true })).toBeVisible();
  await lookAt(page, "studio-repeat");
  await page.getByRole("button", { name: "元に戻す" }).click();
  await kind("なし").click();
  await expect(announced(page)).toHaveText("「だるま」を1つに戻しました");
  await expect(page.getByRole("slider", { name: "横の間隔" })).toBeHidden();
});

test("what taking the ground away left is brushed away, in a window of its own and one step of the design", async ({
  page,
}) => {
  await startTrial(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^画像を選ぶ/ }).click();
  await (await picker).setFiles({ name: "印.png", mimeType: "image/png", buffer: await markOnWhite() });
  await page.getByRole("button", { name: "背景を消す" }).click();
  await page.getByRole("button", { name: "ブラシで直す" }).click();
  const window = page.getByRole("dialog", { name: /^背景を手で直す/ });
  const undo = window.getByRole("button", { name: "元に戻す" });
  await expect(undo).toBeDisabled();
  // The middle of the picture is its mark.
  const middle = await window.locator("canvas").last().boundingBox();
  if (!middle) throw new Error("the picture is not to be seen");
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  await page.mouse.move(x - 20, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.mouse.up();
  await expect(undo).toBeEnabled();
  await window.getByText("戻す", { exact: true }).click();
  await lookAt(page, "studio-brush");
  await window.getByRole("button", { name: "完了" }).click();
  await expect(window).toBeHidden();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("button", { name: "ブラシで直す" }).click();
  await expect(undo).toBeDisabled();
});

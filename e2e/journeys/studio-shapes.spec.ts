import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { TEE } from "../steps/begin-design.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, runByName, startDesign } from "../steps/studio.ts";

/** Where the words of this studio lie, in millimetres; set by the fields beside them. */
async function placeWords(page: Page, left: string, top: string): Promise<void> {
  for (const [name, value] of [
    ["左からの位置", left],
    ["上からの位置", top],
  ] as const) {
    const field = page.getByRole("textbox", { name }).or(page.getByRole("spinbutton", { name }));
    await field.fill(value);
    await field.press("Enter");
  }
}

for (const [goods, picture, left, top] of [
  [{ itemId: 1065, areaKindId: 21 }, "studio-phone-case", "8", "15"],
  [{ itemId: 1096, areaKindId: 19 }, "studio-bib", "33", "5"],
] as const)
  test(`words on what ${goods.itemId} leaves open are found, and moved to where they are printed by one press`, async ({
    page,
  }) => {
    await signInAsDemo(page);
    await startDesign(page, "b2c", { ...TEE, ...goods });
    await addText(page, "夜ふかし");
    await placeWords(page, left, top);
    await page.getByRole("application").focus();
    await runByName(page, "印刷前の");
    const checks = page.getByRole("dialog", { name: "印刷前のチェック" });
    const cut = checks.getByText(/仕上がりの形から.*はみ出して切れます/);
    await expect(cut).toBeVisible();
    await lookAt(page, picture);
    await checks.getByRole("button", { name: "形の内側に入れる" }).click();
    await expect(cut).toBeHidden();
  });

test("an acrylic stand is cut along the design by one press, and parts that are too far apart are brought together", async ({
  page,
}) => {
  await signInAsDemo(page);
  await startDesign(page, "b2c", { ...TEE, itemId: 1091, areaKindId: 19 });
  await addText(page, "夜");
  await placeWords(page, "26", "8");
  await page.getByRole("application").focus();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "絵柄の形に切り抜く" }).click();
  await expect(page.getByTestId("cut-line")).toBeVisible();
  await lookAt(page, "studio-cut-along");
  await addText(page, "朝");
  await placeWords(page, "26", "70");
  await page.getByRole("application").focus();
  await runByName(page, "印刷前の");
  const checks = page.getByRole("dialog", { name: "印刷前のチェック" });
  const apart = checks.getByText(/一枚に切り抜けません/);
  await expect(apart).toBeVisible();
  await checks.getByRole("button", { name: "絵柄を近づける" }).click();
  await expect(apart).toBeHidden();
});

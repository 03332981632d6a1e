import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readZip } from "../../server/src/testing/read-zip.ts";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { completedSheet, makeDraft } from "../steps/design-item.ts";
import { addImages, answer, editorOf } from "../steps/edit-item.ts";
import { lookAt } from "../steps/look-at.ts";
import { makePhoto } from "../steps/photo.ts";

const PHOTO = { name: "海の写真.png", mimeType: "image/png", buffer: makePhoto(600, 400) };

async function openItem(page: Page, name: string): Promise<void> {
  await page.goto("/my-items?itemTab=1");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 2 }).last()).toBeVisible();
}

test("a draft is edited, restored, pictured, copied, packed for other shops, completed and deleted", async ({
  page,
  browser,
  expectedErrors,
}) => {
  const name = `すりものT ${test.info().project.name}`;
  await signInAsDemo(page);
  await makeDraft(page, name);

  await test.step("the browser's Back closes the editor with its item", async () => {
    await openItem(page, name);
    await page.getByRole("button", { name: "内容を編集" }).click();
    await expect(editorOf(page)).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("button", { name: "内容を編集" })).toBeVisible();
    await expect(editorOf(page)).toBeHidden();
  });

  await test.step("closing with changes asks, restoring takes them back", async () => {
    await page.getByRole("button", { name: "内容を編集" }).click();
    const editor = editorOf(page);
    const save = editor.getByRole("button", { name: "保存する" });
    await expect(save).toBeDisabled();
    const title = editor.getByRole("textbox", { name: /アイテムの名前/ });
    await title.fill("");
    await expect(editor.getByText("名前を入力してください。")).toBeVisible();
    await expect(save).toBeDisabled();
    await title.fill(`${name}改`);
    await expect(save).toBeEnabled();
    await editor.getByRole("textbox", { name: /販売価格/ }).fill("1");
    await expect(editor.getByText(/販売価格は、単価の.+以上にしてください。/)).toBeVisible();
    await lookAt(page, "editor-faults");
    await editor.getByRole("button", { name: "閉じる", exact: true }).click();
    await answer(page, "編集内容を破棄しますか？", "編集を続ける");
    await page.keyboard.press("Escape");
    await answer(page, "編集内容を破棄しますか？", "編集を続ける");
    await editor.getByRole("button", { name: "元に戻す" }).click();
    await answer(page, "編集前の内容に戻しますか？", "元に戻す");
    await expect(title).toHaveValue(name);
    await expect(save).toBeDisabled();
    await title.fill(`${name}改`);
    await page.goBack();
    await answer(page, "編集内容を破棄しますか？", "編集を続ける");
    await expect(title).toHaveValue(`${name}改`);
  });

  await test.step("pictures are added, refused, moved, made large and taken out; sizes are chosen", async () => {
    const editor = editorOf(page);
    await addImages(page, [{ name: "案.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }]);
    await expect(editor.getByText(/PDF形式のため使えません/)).toBeVisible();
    await addImages(page, [{ ...PHOTO, name: "壊れた.png", buffer: Buffer.from("no picture") }]);
    await expect(editor.getByText(/画像ではないようです/)).toBeVisible();
    const broken = Buffer.concat([Buffer.from("RIFF    WEBPVP8 "), Buffer.alloc(40)]);
    await addImages(page, [{ name: "壊れた.webp", mimeType: "image/webp", buffer: broken }]);
    await expect(editor.getByText(/壊れているようです/)).toBeVisible();
    const tiles = editor.getByRole("button", { name: /を拡大する/ });
    const before = await tiles.count();
    await addImages(page, [PHOTO]);
    await expect(tiles).toHaveCount(before + 1);
    for (let at = before + 1; at > 1; at--) await editor.getByRole("button", { name: `${at}枚目の画像を前へ` }).click();
    await editor.getByRole("button", { name: "1枚目の画像（海の写真.png）を拡大する" }).click();
    const big = page.getByRole("dialog", { name: "海の写真.png" });
    await expect(big.getByRole("img")).toBeVisible();
    await lookAt(page, "big-image");
    await big.getByRole("button", { name: "閉じる" }).click();
    await expect(big).toBeHidden();
    await editor.getByRole("button", { name: `${before + 1}枚目の画像を外す` }).click();
    await editor.getByRole("checkbox").last().uncheck();
    await lookAt(page, "editor-images");
    await editor.getByRole("button", { name: "保存する" }).click();
    await expect(page.getByText("アイテムを保存しました。")).toBeVisible();
    await expect(page.getByRole("heading", { name: `${name}改`, level: 2 }).last()).toBeVisible();
    await expect(page.getByRole("button", { name: "1枚目（追加した画像）を見る" })).toBeVisible();
    await lookAt(page, "my-item-pictured");
  });

  await test.step("two copies have two names", async () => {
    await page.getByRole("button", { name: "コピーする" }).click();
    await expect(page.getByRole("heading", { name: `${name}改_コピー`, level: 2, exact: true }).last()).toBeVisible();
    await page.getByRole("button", { name: "コピーする" }).click();
    const copy = page.getByRole("heading", { name: `${name}改_コピー2`, level: 2 }).last();
    await expect(copy).toBeVisible();
    await lookAt(page, "my-item-copy");
    // The other address of the same item.
    await page.goto(`/my-items/${new URL(page.url()).searchParams.get("productId")}`);
    await expect(copy).toBeVisible();
  });

  await test.step("the archive holds texts and pictures", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "ショップ用データ（ZIP）" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^\d{10}_STORES\.zip$/);
    const zip = readZip(await readFile(await file.path()));
    expect(String(zip.get("item.csv"))).toContain(`"${name}改_コピー2"`);
    expect([...zip.keys()].filter((entry) => entry.startsWith("images/")).length).toBeGreaterThan(1);
    expect(zip.get("images/01_photo.jpg")?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  await test.step("a failed download gives a message", async () => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route("**/api/product/store/zip**", (route) => route.abort());
    await page.getByRole("button", { name: "ショップ用データ（ZIP）" }).click();
    await expect(page.getByText(/ダウンロードできませんでした/)).toBeVisible();
  });

  await test.step("a copy is completed from the list", async () => {
    await page.getByRole("link", { name: "確認へすすむ" }).click();
    await expect(page.getByRole("heading", { name: "できあがりを、たしかめる。" })).toBeVisible();
    await lookAt(page, "confirm-draft");
    await page.getByRole("button", { name: "完成する" }).click();
    await completedSheet(page).getByRole("link", { name: "公開・販売の設定" }).click();
    await expect(page.getByText("完成したアイテムは編集できません。")).toBeVisible();
    await expect(page.getByRole("button", { name: "内容を編集" })).toBeHidden();
    await page.getByRole("link", { name: "デザインを確認" }).click();
    await expect(page.getByRole("heading", { name: "デザインの確認" })).toBeVisible();
    await lookAt(page, "confirm-completed");
    await page.getByRole("link", { name: "マイアイテムを見る" }).click();
  });

  await test.step("several sizes at once go into the cart", async () => {
    await page.getByRole("button", { name: "いくつかのサイズをまとめて注文する" }).click();
    const sheet = page.getByRole("dialog", { name: "サイズと数量" });
    await sheet.getByRole("textbox", { name: "Mの数量" }).fill("2");
    await sheet.getByRole("textbox", { name: "Lの数量", exact: true }).fill("3");
    await lookAt(page, "buy-sheet");
    await sheet.getByRole("button", { name: "カートに入れる" }).click();
    await expect(sheet.getByText("カートに5点入れました。")).toBeVisible();
    await sheet.getByRole("button", { name: "閉じる" }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step("its maker shows it in the gallery, where guests find and report it, and withdraws it", async () => {
    await page.getByText("公開・販売の設定").click();
    await page.getByRole("switch", { name: /ギャラリーに公開する/ }).click();
    await answer(page, "ギャラリーに公開しますか？", "公開する");
    await expect(page.getByRole("switch", { name: /ギャラリーに公開する/ })).toBeChecked();
    const visit = await browser.newContext();
    const guest = await visit.newPage();
    await guest.goto("/gallery");
    await lookAt(guest, "gallery");
    await guest.getByRole("link", { name: `${name}改_コピー2` }).click();
    await expect(guest.getByRole("link", { name: "このアイテムでつくる" })).toBeVisible();
    await lookAt(guest, "gallery-work");
    await guest.getByRole("button", { name: "通報する" }).click();
    await guest.getByRole("radio", { name: /そのほか/ }).check();
    await guest.getByRole("button", { name: "通報する" }).click();
    await expect(guest.getByText(/通報を受け付けました/)).toBeVisible();
    await page.getByRole("switch", { name: /ギャラリーに公開する/ }).click();
    await expect(page.getByText("ギャラリーでの公開をやめました。")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("この作品は公開されていません", { exact: true })).toBeVisible();
    await visit.close();
  });

  await test.step("a friend without an account sees it by its link, until the link is closed", async () => {
    expectedErrors.push(/404/);
    await page.getByRole("button", { name: "リンクをつくる" }).click();
    const address = page.getByRole("textbox", { name: "リンクのアドレス" });
    await expect(address).toHaveValue(/\/shared\?key=/);
    await expect(page.getByRole("link", { name: /LINEで送る/ })).toBeVisible();
    await lookAt(page, "share-link");
    const url = await address.inputValue();
    const visit = await browser.newContext({ viewport: page.viewportSize() });
    const friend = await visit.newPage();
    await friend.goto(url);
    await expect(friend.getByRole("heading", { name: `${name}改_コピー2` })).toBeVisible();
    const picture = friend.getByRole("img", { name: /の仕上がり/ });
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
    await lookAt(friend, "shared");
    const links = page.getByRole("list", { name: "開いているリンク" });
    await links.getByRole("button", { name: /閉じる/ }).click();
    await expect(links).toBeHidden();
    expect((await friend.goto(url))?.status()).toBe(404);
    await lookAt(friend, "shared-closed");
    await visit.close();
  });

  await test.step("it is deleted after a confirmation", async () => {
    await page.getByRole("button", { name: "削除する" }).click();
    await answer(page, "アイテムを削除しますか？", "削除しない");
    await page.getByRole("button", { name: "削除する" }).click();
    await answer(page, "アイテムを削除しますか？", "削除する");
    await expect(page.getByText("アイテムを削除しました。")).toBeVisible();
    await expect(page.getByRole("link", { name: `${name}改_コピー2` })).toBeHidden();
  });
});

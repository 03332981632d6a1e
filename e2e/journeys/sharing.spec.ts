import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { callerOf, signInWithEmptyCart } from "../steps/demo-account.ts";
import { answer } from "../steps/edit-item.ts";
import { lookAt } from "../steps/look-at.ts";
import { fillSignUp, finishSignUp } from "../steps/members.ts";
import { makeItem } from "../steps/own-item.ts";

/** Somebody else's browser, as wide as the page. */
async function visitorOf(browser: Browser, page: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: "ja-JP" });
  return context.newPage();
}

test("a friend makes something of what a link shows, where its owner allows it", async ({
  page,
  shop,
  browser,
  expectedErrors,
}) => {
  const name = `海の日 ${test.info().project.name}`;
  await signInWithEmptyCart(page, "b2b");
  const { product_id } = await makeItem(await callerOf(page, "b2b"), name);
  await page.goto(`/my-items?productId=${product_id}`);
  await page.getByRole("button", { name: "リンクをつくる" }).click();
  const url = await page.getByRole("textbox", { name: "リンクのアドレス" }).inputValue();
  const friend = await visitorOf(browser, page, shop.baseURL);

  await test.step("looking alone, at first", async () => {
    await friend.goto(url);
    await expect(friend.getByRole("link", { name: "自分でもつくってみる" })).toBeVisible();
    await expect(friend.getByRole("link", { name: "これを元につくる" })).toBeHidden();
    const allowed = page
      .getByRole("list", { name: "開いているリンク" })
      .getByRole("switch", { name: /「これを元につくる」を許す/ });
    await allowed.click();
    await expect(allowed).toBeChecked();
    await lookAt(page, "share-link-remix");
    await friend.reload();
    await lookAt(friend, "shared-remix");
  });

  await test.step("a newcomer signs up on the way, and gets a draft in the studio", async () => {
    await friend.getByRole("link", { name: "これを元につくる" }).click();
    const person = {
      email: `tomo-${Date.now()}-${test.info().project.name}@example.com`,
      password: "surimono-wo-suru",
    };
    await fillSignUp(friend, person);
    const dialog = friend.getByRole("dialog", { name: "これを元につくる" });
    await finishSignUp(friend, shop, person, () => expect(dialog).toBeVisible());
    await expect(dialog.getByRole("img", { name: "元になるデザインの仕上がり" })).toBeVisible();
    await lookAt(friend, "remix");
    await dialog.getByRole("button", { name: "下書きをつくる" }).click();
    await expect(friend).toHaveURL(/\/mt\/dtpage\/v1\/edit/);
    await friend.goto("/my-items?itemTab=1");
    await expect(friend.getByRole("link", { name: `${name}_コピー`, exact: true })).toBeVisible();
  });

  await test.step("once the link is closed, its address makes nothing more", async () => {
    expectedErrors.push(/404/);
    const key = new URL(url).searchParams.get("key") ?? "";
    await page
      .getByRole("list", { name: "開いているリンク" })
      .getByRole("button", { name: /閉じる/ })
      .click();
    await expect(page.getByText("リンクを閉じました。")).toBeVisible();
    await friend.goto(`/my-items?remix=${key}`);
    const dialog = friend.getByRole("dialog", { name: "これを元につくる" });
    await dialog.getByRole("button", { name: "下書きをつくる" }).click();
    await expect(dialog.getByText(/元にしてつくることができません/)).toBeVisible();
    await lookAt(friend, "remix-closed");
  });
  await friend.context().close();
});

test("friends vote without an account, until it is closed and removed", async ({
  page,
  shop,
  browser,
  expectedErrors,
}) => {
  const width = test.info().project.name;
  const names = [`海の日 赤 ${width}`, `海の日 青 ${width}`];
  await signInWithEmptyCart(page, "b2b");
  const call = await callerOf(page, "b2b");
  for (const name of names) await makeItem(call, name);
  await page.goto("/my-items");
  await page.getByRole("link", { name: "一緒にえらんで" }).click();
  const dialog = page.getByRole("dialog", { name: "一緒にえらんで" });
  const url = await test.step("a question about two items", async () => {
    await dialog.getByRole("button", { name: "新しい投票をつくる" }).click();
    const form = dialog.getByRole("form", { name: "新しい投票" });
    await form.getByRole("textbox", { name: "聞きたいこと" }).fill(`おそろいにするなら、どっち？ ${width}`);
    await form.getByRole("button", { name: "リンクをつくる" }).click();
    await expect(form.getByText("アイテムを2つ以上えらんでください。")).toBeVisible();
    for (const name of names) await form.getByRole("checkbox", { name }).check();
    await lookAt(page, "vote-new");
    await form.getByRole("button", { name: "リンクをつくる" }).click();
    const address = dialog.getByRole("textbox", { name: "投票のリンク" });
    await expect(address).toHaveValue(/\/vote\?key=/);
    return address.inputValue();
  });

  const visitors = [await visitorOf(browser, page, shop.baseURL), await visitorOf(browser, page, shop.baseURL)];
  const [first, second] = visitors as [Page, Page];
  await test.step("two visitors vote once each; counts are seen afterwards, and the choice may change", async () => {
    for (const visitor of visitors) {
      await visitor.goto(url);
      await expect(visitor.getByRole("heading", { name: /おそろいにするなら/ })).toBeVisible();
      await expect(visitor.getByText(/票（/)).toHaveCount(0);
    }
    await lookAt(first, "vote");
    for (const visitor of visitors) {
      await visitor.getByRole("radio", { name: names[0] ?? "" }).check();
      await visitor.getByRole("button", { name: "投票する" }).click();
      await expect(visitor.getByText(/投票しました/)).toBeVisible();
    }
    await expect(second.getByText("2票（100%）・あなたの票")).toBeVisible();
    await second.getByRole("radio", { name: names[1] ?? "" }).check();
    await second.getByRole("button", { name: "えらび直す" }).click();
    await expect(second.getByText("1票（50%）・あなたの票")).toBeVisible();
    await lookAt(second, "vote-counted");
  });

  const vote = dialog.getByRole("list", { name: "これまでの投票" }).getByRole("listitem").first();
  await test.step("its owner sees the counts, and closes it", async () => {
    await page.reload();
    await expect(vote.getByText("1票（50%）")).toHaveCount(2);
    await lookAt(page, "votes");
    await vote.getByRole("button", { name: /^しめきる/ }).click();
    await answer(page, "投票をしめきりますか？", "しめきる");
    await expect(vote.getByText("終了", { exact: true })).toBeVisible();
    await first.reload();
    await expect(first.getByText("投票は終わりました。2票が集まりました。")).toBeVisible();
    await expect(first.getByRole("button")).toHaveCount(0);
    await lookAt(first, "vote-closed");
  });

  await test.step("removed and guessed links open nothing", async () => {
    expectedErrors.push(/404/);
    await vote.getByRole("button", { name: /^リンクを閉じて消す/ }).click();
    await answer(page, "この投票を消しますか？", "消す");
    await expect(page.getByText("投票を消しました。")).toBeVisible();
    expect((await first.goto(url))?.status()).toBe(404);
    expect((await first.goto(url.replace(/key=.*/, `key=${"A".repeat(43)}`)))?.status()).toBe(404);
  });
  for (const visitor of visitors) await visitor.context().close();
});

test("a friend pins a comment to the print, and its owner answers and takes it out", async ({
  page,
  shop,
  browser,
}) => {
  const name = `海のしるし ${test.info().project.name}`;
  await signInWithEmptyCart(page, "b2b");
  const { product_id } = await makeItem(await callerOf(page, "b2b"), name);
  await page.goto(`/my-items?productId=${product_id}`);
  await page.getByRole("button", { name: "リンクをつくる" }).click();
  const url = await page.getByRole("textbox", { name: "リンクのアドレス" }).inputValue();
  const allowed = page.getByRole("switch", { name: /コメントを受け取る/ });
  await allowed.click();
  await expect(allowed).toBeChecked();
  const friend = await visitorOf(browser, page, shop.baseURL);

  await test.step("a press on the picture says where", async () => {
    await friend.goto(url);
    const picture = friend.getByRole("img", { name: /の仕上がり/ });
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: width / 4, y: height / 4 } });
    await expect
      .poll(async () => Number(await friend.getByRole("slider", { name: "左から右への位置" }).inputValue()))
      .toBeLessThan(300);
    await friend.getByRole("textbox", { name: /お名前/ }).fill("みどり");
    await friend.getByRole("textbox", { name: /^コメント/ }).fill("このあたりに、もう少し大きく入れたいです。");
    await lookAt(friend, "link-comment");
    await friend.getByRole("button", { name: "コメントする" }).click();
    await expect(friend.getByText("このあたりに、もう少し大きく入れたいです。")).toBeVisible();
  });

  await test.step("its owner is told, answers, and takes it out", async () => {
    await page.goto("/my-page");
    await expect
      .poll(() => shop.query(`select 1 from private_notifications where content like '%${name}%コメント%'`))
      .toHaveLength(1);
    await page.goto(`/my-items?productId=${product_id}`);
    const comments = page.getByRole("region", { name: "届いたコメント" });
    await expect(comments.getByText("みどり")).toBeVisible();
    await comments.getByRole("button", { name: /返事を書く/ }).click();
    await comments.getByRole("textbox", { name: "1番のコメントへの返事" }).fill("大きくしてみますね。");
    await comments.getByRole("button", { name: "返事をのせる" }).click();
    await expect(comments.getByText("大きくしてみますね。")).toBeVisible();
    await comments.scrollIntoViewIfNeeded();
    await lookAt(page, "link-comments-owner");
    await friend.reload();
    await expect(friend.getByText(/つくった方から/)).toBeVisible();
    await lookAt(friend, "link-comment-answered");
    await comments.getByRole("button", { name: /消す/ }).click();
    await answer(page, "このコメントを消しますか？", "消す");
    await expect(comments.getByText("まだありません。")).toBeVisible();
    await friend.reload();
    await expect(friend.getByText("みどり")).toBeHidden();
  });
  await friend.context().close();
});

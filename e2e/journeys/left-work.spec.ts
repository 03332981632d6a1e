import { markProduct } from "@surimono/contract/my-items";
import { expect, expectNoSeriousAxe, test } from "../harness/test.ts";
import { answered } from "../steps/answered.ts";
import { callerOf, signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { makeDraft } from "../steps/own-item.ts";
import { addText, layers, studioOpened } from "../steps/studio.ts";
import { crash, keptHere, SAVES } from "../steps/unsent-work.ts";

test("what only this browser has is asked about before completing, and is still to be had when its draft is gone", {
  tag: "@once",
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/, /410/);
  await signInAsDemo(page);
  const call = await callerOf(page, "b2c");
  const { product_id } = await makeDraft(call, "海のT");
  const studio = `/mt/dtpage/v1/edit?productId=${product_id}`;
  await page.goto(studio);
  await studioOpened(page);
  await page.route(SAVES, (route) => route.abort());
  await addText(page, "届かなかった");
  await expect.poll(() => keptHere(page)).toContain("届かなかった");
  await crash(page);

  const next = await context.newPage();
  await next.goto(`/item/detail/${product_id}/design/confirm`);
  await next.getByRole("button", { name: "完成する", exact: true }).click();
  const question = next.getByRole("dialog");
  await expect(question).toContainText("この端末に、まだ保存していない変更があります。");
  await expectNoSeriousAxe(next);
  await lookAt(next, "left-work");
  await question.getByRole("button", { name: "もどる" }).click();
  await expect(next.getByRole("button", { name: "完成する", exact: true })).toBeEnabled();

  answered(await call(markProduct, { product_id, delete_flag: 1 }));
  await next.goto(studio);
  await expect(next.getByRole("dialog")).toContainText("別のアイテムとして残しますか？");
  await lookAt(next, "left-work-of-gone");
  await next.getByRole("button", { name: "別のアイテムとして残す" }).click();
  await studioOpened(next);
  await expect(layers(next).first()).toHaveText("届かなかった");
});

import { inviteOperator } from "@surimono/contract/operators";
import { DOORS, SCREEN_GROUPS } from "../../operator/src/screens.ts";
import { expect, test } from "../harness/test.ts";
import { answered } from "../steps/answered.ts";
import { callAsOwner } from "../steps/call-as-owner.ts";
import { expectFit } from "../steps/look-at.ts";
import { stockConsole } from "../steps/stock-console.ts";

/** At 390 alone, where things hang over the side, and without pictures, which would take a minute more. */
test("every screen of the console fits a phone and passes axe @phone", async ({ page, shop, expectedErrors }) => {
  // Nobody is signed in at the doors.
  expectedErrors.push(/401/);
  const addresses = await stockConsole(shop);
  const email = "new-operator@surimono.example";
  const owner = await callAsOwner(shop);
  answered(await owner(inviteOperator, { email, name: "彫 新", roles: ["viewer"] }));
  const [, token = ""] = /token=([\w-]+)/.exec((await shop.letterTo(email)).text) ?? [];
  const opened: Readonly<Record<string, string>> = { ...addresses, invitation: `invitation?token=${token}` };

  /** Of a screen for one thing, the address of such a thing. */
  const addressOf = (path: string): string => {
    const address = opened[path] ?? path;
    expect(address, `an example of ${path} in steps/stock-console.ts`).not.toMatch(/[:*]/);
    return address;
  };
  const look = async (path: string) => {
    await page.goto(`/operator/${addressOf(path)}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status", { name: "読み込んでいます" })).toHaveCount(0);
    await expectFit(page, path);
    await expect(page.getByRole("button", { name: "もう一度読み込む" }), `${path} could not be read`).toHaveCount(0);
  };
  for (const { path } of DOORS) await look(path);
  await page.goto("/operator/login");
  await page.getByRole("button", { name: "デモのオーナーとして試す" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "今日" })).toBeVisible();
  for (const { path } of SCREEN_GROUPS.flatMap(({ screens }) => screens)) await look(path);
});

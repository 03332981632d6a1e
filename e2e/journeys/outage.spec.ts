import { openWire, type Wire } from "../../server/src/testing/open-wire.ts";
import { type RunningShop, startShop } from "../harness/shop.ts";
import { test as base, expect, keepScreenshot } from "../harness/test.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { expectFit, lookAt } from "../steps/look-at.ts";
import { choosePayment, expectOrderPlaced, goOnToPayment, placeOrder } from "../steps/order.ts";
import { ownItemInCart } from "../steps/own-item.ts";

/** Another process of the shop, on the same database by way of a wire. */
const test = base.extend<{ behindWire: { wire: Wire; process: RunningShop } }>({
  behindWire: async ({ shop }, use) => {
    const wire = await openWire(shop.databaseUrl);
    const process = await startShop({ dataDir: shop.dataDir, env: { DATABASE_URL: wire.url } });
    await use({ wire, process });
    await process.stop();
    await wire.close();
  },
  baseURL: ({ behindWire }, use) => use(behindWire.process.baseURL),
});

const NOWHERE = "postgres://127.0.0.1:1/nowhere";

test("while the database changes over an order and a page wait, say so, and go on by themselves", {
  tag: "@once",
}, async ({ page, shop, behindWire: { wire }, expectedErrors }) => {
  expectedErrors.push(/503/);
  const waiting = page.getByText("ただいま混み合っています。自動でつながり直しています…");
  const goAway = () => {
    wire.leadTo(NOWHERE);
    wire.cut();
  };
  await signInWithEmptyCart(page, "b2b");
  await ownItemInCart(page, { name: "切り替えT", quantity: 1 });
  await page.goto("/cart");
  await goOnToPayment(page);
  await choosePayment(page, /請求書/);
  const orders = () => shop.query("select from orders");
  const before = (await orders()).length;

  goAway();
  await placeOrder(page);
  await expect(waiting).toBeVisible();
  await expect(page.getByRole("button", { name: "注文を確定する" })).toHaveAttribute("aria-busy", "true");
  await lookAt(page, "waiting");
  wire.leadTo(shop.databaseUrl);
  await expectOrderPlaced(page);
  expect((await orders()).length).toBe(before + 1);
  await expect(waiting).toBeHidden();

  goAway();
  await page.reload();
  await expect(waiting).toBeVisible();
  // It never comes to rest.
  await expectFit(page, "waiting-at-start");
  await keepScreenshot(page, "waiting-at-start");
  wire.leadTo(shop.databaseUrl);
  await expect(page.getByText("準備中").first()).toBeVisible();
});

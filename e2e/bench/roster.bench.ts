import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { addItem, saveRoster } from "@surimono/contract/cart";
import { createCaller } from "@surimono/contract/kernel";
import { placeOrder } from "@surimono/contract/orders";
import { nodeShaper } from "@surimono/studio/print";
import { measureLayer } from "@surimono/studio/scene";
import { findChromium } from "../../scripts/chromium.mjs";
import { areaOf, textLayer } from "../../studio/src/scene/design.fixture.ts";
import type { RunningShop } from "../harness/shop.ts";
import { type Bench, type Measurement, median, readable } from "./bench.ts";
import { type Buyer, makeBuyers } from "./buyers.ts";

const ROWS = 200;
const LEFT_CHEST = 3;
const INVOICE = 1;

/** Names and numbers: what two hundred pieces cost the machine that prints them and the page that edits them. */
export const bench: Bench = {
  title: "Names and numbers",
  note: `Memory: the shop's process and those that draw for it together, at their highest while a name on the left chest is printed for each piece. Editor: one letter typed into the 100th of ${ROWS} rows for each frame, headless and without the display's pace.`,
  async run(shop) {
    const [buyer] = await makeBuyers(shop, 1);
    if (!buyer) throw new Error("There is no buyer");
    await markName(shop, buyer);
    // The highest of some: processes that draw come and go, and with them some hundred megabytes.
    const ones: number[] = [];
    for (let run = 0; run < 5; run += 1) ones.push((await printed(shop, buyer, 1)).peakMb);
    const one = Math.max(...ones);
    const all = await printed(shop, buyer, ROWS);
    const more = all.peakMb - one;
    return [
      { what: "1 piece printed, peak memory", measured: `${readable(one)} MB` },
      {
        what: `${ROWS} pieces printed, peak memory`,
        measured: `${readable(all.peakMb)} MB, in ${readable(all.seconds)} s`,
        budget: "≤ 100 MB more than 1",
        kept: more <= 100,
      },
      ...(await typed(shop, buyer)),
    ];
  },
};

/** The buyer's design has a name on the left chest. */
async function markName(shop: RunningShop, { productId }: Buyer): Promise<void> {
  const personal = { kind: "name", maxLength: 12, fit: "shrink", room: 90_000 } as const;
  const sample = textLayer("SAMPLE", { x: 50_000, y: 50_000, fontSize: 12_000, align: "center", personal });
  const layer = measureLayer(sample, await nodeShaper([sample.fontId]));
  const area = { ...areaOf([layer], 100_000, 100_000), areaKindId: LEFT_CHEST };
  await shop.query(
    `update design_versions set document = jsonb_set(document, '{areas}', $1::jsonb), goods = null where product_id = $2`,
    [JSON.stringify([area]), productId],
  );
  await shop.query("update my_items set personal = $1, area_kind_ids = array[$2::int] where product_id = $3", [
    JSON.stringify({ name: { maxLength: 12, scripts: [] } }),
    LEFT_CHEST,
    productId,
  ]);
}

const callOf = (shop: RunningShop, { token }: Buyer) =>
  createCaller({ baseUrl: shop.baseURL, token: () => token, userType: () => "b2b" });

/** From the placed order to the ticket of its last piece. */
async function printed(shop: RunningShop, buyer: Buyer, count: number) {
  const call = callOf(shop, buyer);
  const cart = await fill(shop, buyer, count);
  const started = performance.now();
  const placed = await call(placeOrder, {
    ...{ cart_id: cart.cart_id ?? "", expected_total: cart.totals.total },
    ...{ payment_type: INVOICE, address_id: buyer.addressId },
  });
  if (!placed.ok) throw new Error(placed.failure.code);
  const [line] = await shop.query<{ id: string; version_id: string }>(
    "select id, version_id from order_lines where order_id = $1",
    [placed.value.order_id],
  );
  let peakMb = 0;
  while (!hasTicket(shop, line?.id ?? "")) {
    peakMb = Math.max(peakMb, treeMb(shop.pid));
    await sleep(100);
  }
  return { peakMb, seconds: (performance.now() - started) / 1000 };
}

async function fill(shop: RunningShop, buyer: Buyer, count: number) {
  const call = callOf(shop, buyer);
  const sizes = [{ size_id: buyer.sizeId, quantity: 1 }];
  const added = await call(addItem, { product_id: buyer.productId, sizes });
  if (!added.ok) throw new Error(added.failure.code);
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ size_id: buyer.sizeId, name: `MEMBER ${at + 1}`, number: "" },
  }));
  const saved = await call(saveRoster, { line_id: added.value.lines[0]?.line_id ?? "", rows });
  if (!saved.ok) throw new Error(saved.failure.code);
  return saved.value;
}

function hasTicket({ dataDir }: RunningShop, lineId: string): boolean {
  const root = join(dataDir, "files/prints");
  return (
    existsSync(root) && readdirSync(root).some((id) => existsSync(join(root, id, "pieces", lineId, "ticket.json")))
  );
}

/** Resident memory of a process and of all that it started, without the database. Linux. */
function treeMb(root: number): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [Number(pid), parentOf(Number(pid))]));
  const isInTree = (pid: number): boolean => pid === root || (pid > 1 && isInTree(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isInTree).reduce((sum, pid) => sum + residentMb(pid), 0);
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(pid, "status"))?.[1] ?? 0);
}

function residentMb(pid: number): number {
  const status = read(pid, "status");
  return /^Name:\s+postgres/m.test(status) ? 0 : Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

const SWITCHES =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-frame-rate-limit --disable-gpu-vsync";

async function typed(shop: RunningShop, buyer: Buyer): Promise<Measurement[]> {
  const executablePath = findChromium();
  if (!executablePath) return [];
  await fill(shop, buyer, ROWS);
  const browser: Browser = await chromium.launch({ executablePath, args: SWITCHES.split(" ") });
  try {
    const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "ja-JP" });
    await page.goto(`${shop.baseURL}/login`);
    await page.evaluate((token) => localStorage.setItem("surimono.token", token), buyer.token);
    await page.goto(`${shop.baseURL}/cart`);
    await page.getByRole("button", { name: /名簿をなおす/ }).click();
    const field = page.getByRole("textbox", { name: "100行目の名前" });
    await field.click();
    const frames = await field.evaluate(typeInPage, 120);
    const middle = median(frames);
    return [
      {
        what: `editor, a letter typed into one of ${ROWS} rows`,
        measured: `a frame costs ${readable(middle, 1)} ms, the slowest ${readable(Math.max(...frames))} ms`,
        budget: "≤ 16 ms",
        kept: middle <= 16,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page: one letter for each frame. */
async function typeInPage(field: HTMLElement | SVGElement, count: number): Promise<number[]> {
  const input = field as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  const times = [await frame()];
  for (let at = 0; at < count; at += 1) {
    set?.call(input, `MEMBER ${at}`);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    times.push(await frame());
  }
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Draws `web/public/cards/*.jpg`, the pictures that other sites and messengers show beside a link: one for each article, and one for the
 * shop. By hand when the goods or their drawings change: `node scripts/draw-cards.ts http://localhost:8080` beside a running shop.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "./chromium.mjs";

const CARD = { width: 1200, height: 630 };
const folder = join(import.meta.dirname, "../web/public/cards");
/** Its goods are on the shop's card too. */
const SHOP = "turn-4";

const address = process.argv[2];
if (!address) throw new Error("Say where the shop runs: node scripts/draw-cards.ts http://localhost:8080");

mkdirSync(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: CARD });
const drawn = new Set<string>();
const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
for (const [, path] of sitemap.matchAll(/<loc>[^<]*?(\/articles\/[^<]+)/g)) {
  await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
  const name = await page.locator("[data-card]").getAttribute("data-card");
  if (name === null || drawn.has(name)) continue;
  drawn.add(name);
  await keepCard(page, name, false);
  if (name !== SHOP) continue;
  await page.reload({ waitUntil: "networkidle" });
  await keepCard(page, "shop", true);
}
await browser.close();
console.log(`${drawn.size + 1} cards in ${folder}`);

async function keepCard(page: Page, name: string, ofShop: boolean): Promise<void> {
  await page.evaluate(layOut, ofShop);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 80 });
}

/** In the page: only the three goods on their ground, the logo below, and beside them what the shop is. */
function layOut(ofShop: boolean): void {
  const goods = document.querySelector<HTMLElement>("[data-card]");
  const logo = document.querySelector<SVGElement>("header a svg")?.cloneNode(true) as SVGElement | undefined;
  if (!goods || !logo) throw new Error("the page has no picture or no logo");
  logo.setAttribute("width", ofShop ? "84" : "52");
  logo.setAttribute("height", ofShop ? "84" : "52");
  logo.setAttribute("class", "shrink-0 text-red");
  goods.style.cssText = ofShop
    ? "position:absolute;inset:0;height:630px;border-radius:0;padding:0 0 0 462px;display:flex"
    : "position:absolute;inset:0;height:630px;border-radius:0;padding:0 60px 40px";
  // Nearer and larger, one before the other.
  for (const [at, piece] of ofShop ? [...goods.children].entries() : [])
    (piece as HTMLElement).style.cssText = `flex:0 0 310px;margin-left:${at > 0 ? -80 : 0}px`;
  const sign = document.createElement("div");
  sign.style.cssText = ofShop
    ? "position:absolute;left:64px;top:0;height:630px;display:flex;flex-direction:column;justify-content:center;gap:28px"
    : "position:absolute;left:48px;bottom:36px;display:flex;align-items:center;gap:16px";
  const words = document.createElement("div");
  words.className = "font-bold text-deep";
  words.innerHTML = ofShop
    ? '<div style="font-size:62px;letter-spacing:.01em">SURIMONO</div><div style="font-size:38px;line-height:1.5;margin-top:20px">描いて、刷って、届く。</div><div style="font-size:26px;font-weight:400;margin-top:12px">1点から刷れる、印刷工房</div>'
    : '<span style="font-size:40px;letter-spacing:.02em">SURIMONO</span>';
  sign.append(logo, words);
  document.body.replaceChildren(goods, sign);
  document.body.style.cssText = "position:relative;width:1200px;height:630px;overflow:hidden;background:#fff";
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { RunningShop } from "../harness/shop.ts";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { makePhoto } from "../steps/photo.ts";
import { announced, startDesign, startTrial } from "../steps/studio.ts";

const TAKEN_BYTES = 5_242_880;
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const notes = (page: Page) => page.locator("[aria-live=polite]").filter({ hasText: "整えました" }).first();

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  if (!(await page.getByRole("button", { name: /^画像を選ぶ/ }).isVisible())) await tool(page, "画像").click();
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^画像を選ぶ/ }).click();
  await (await picker).setFiles({ name, mimeType: "", buffer });
}

/** Colours side by side, with noise that no encoder makes small. */
async function photograph(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .raw()
    .toBuffer();
  return sharp(grain, { raw: { width, height, channels: 3 } });
}

const PATCHES = ["#fe3a27", "#1f9d55", "#22356f", "#ffc533", "#808080", "#f2c9a5"];

/** Large plain patches with easily compared colours. */
function patches(side: number) {
  const rects = PATCHES.map((fill, at) => `<rect x="${at * side}" width="${side}" height="${side}" fill="${fill}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * PATCHES.length}" height="${side}">${rects.join("")}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

async function colorsOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return PATCHES.map((_, at) => {
    const x = Math.floor(((at + 0.5) / PATCHES.length) * info.width);
    const from = (Math.floor(info.height / 2) * info.width + x) * 3;
    return [...data.subarray(from, from + 3)];
  });
}

/** The newest upload as the server keeps it. */
async function newest(shop: RunningShop) {
  const [row] = await shop.query<{
    id: string;
    user_id: string;
    name: string;
    content_type: string;
    pixel_width: number;
    pixel_height: number;
  }>(
    "select id, user_id, name, content_type, pixel_width, pixel_height from design_pictures order by created_at desc limit 1",
  );
  if (!row) throw new Error("nothing was uploaded");
  const ending = row.content_type === "image/jpeg" ? "jpg" : "png";
  const path = join(shop.dataDir, "files/pictures", row.user_id, `${row.id}.${ending}`);
  return { ...row, bytes: () => readFileSync(path) };
}

async function countUploads(shop: RunningShop): Promise<number> {
  const [row] = await shop.query<{ count: number }>("select count(*)::int as count from design_pictures");
  return row?.count ?? 0;
}

async function uploaded(page: Page, shop: RunningShop, name: string, buffer: Buffer) {
  const before = await countUploads(shop);
  await choose(page, name, buffer);
  await expect.poll(() => countUploads(shop), { timeout: 120_000 }).toBe(before + 1);
  return newest(shop);
}

test("photographs of any size and kind become pictures that the server takes", { tag: "@once" }, async ({
  page,
  shop,
}) => {
  await signInAsDemo(page);
  await startDesign(page);

  await test.step("a phone's photograph of more than 5 MB, stored sideways", async () => {
    const photo = await (await photograph(4000, 3000))
      .jpeg({ quality: 90 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(TAKEN_BYTES);
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/design/picture"), {
      timeout: 120_000,
    });
    const told = notes(page).waitFor({ timeout: 120_000 });
    const kept = await uploaded(page, shop, "IMG_2041.JPG", photo);
    expect((await sent).postDataBuffer()?.length ?? 0).toBeLessThan(TAKEN_BYTES + 1000);
    expect(kept.pixel_height).toBeGreaterThan(kept.pixel_width);
    expect(kept.pixel_width * kept.pixel_height).toBeGreaterThan(3_000_000);
    await told;
    await lookAt(page, "studio-upload-prepared");
  });

  await test.step("an AVIF, and a transparent WebP", async () => {
    const avif = await uploaded(page, shop, "写真.avif", await patches(60).avif({ lossless: true }).toBuffer());
    expect([avif.name, avif.pixel_width]).toEqual(["写真.png", 360]);
    const clear = sharp({ create: { width: 300, height: 200, channels: 4, background: "#fe3a2780" } });
    const webp = await uploaded(page, shop, "ロゴ.webp", await clear.webp({ lossless: true }).toBuffer());
    expect(webp.content_type).toBe("image/png");
    const [, , , alpha] = await sharp(webp.bytes()).raw().toBuffer();
    expect(alpha).toBe(128);
  });

  await test.step("a transparent PNG of 20 MB stays transparent", async () => {
    const grain = (await photograph(2600, 2000)).ensureAlpha(0.5);
    const png = await grain.png({ compressionLevel: 0 }).toBuffer();
    expect(png.length).toBeGreaterThan(20_000_000);
    const kept = await uploaded(page, shop, "大きい.png", png);
    expect(kept.content_type).toBe("image/png");
    expect((await sharp(kept.bytes()).stats()).isOpaque).toBe(false);
  });

  await test.step("an animation by its first frame, with a message", async () => {
    const frame = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } }).png();
    const frames = await Promise.all(["#ff0000", "#0000ff"].map((color) => frame(color).toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    const told = page.getByText(/動く画像は、最初の1コマを使います/).waitFor({ timeout: 120_000 });
    const kept = await uploaded(page, shop, "動く.webp", animation);
    const [red, , blue] = await sharp(kept.bytes()).removeAlpha().raw().toBuffer();
    expect([kept.pixel_width, kept.pixel_height, red, blue]).toEqual([40, 40, 255, 0]);
    await told;
  });

  await test.step("one pixel, and a wrong extension", async () => {
    const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
      .gif()
      .toBuffer();
    expect((await uploaded(page, shop, "点.jpg", tiny)).name).toBe("点.gif");
  });
});

test("a picture converted by the browser has the colours of the server's conversion", {
  tag: "@once",
}, async ({ page, shop }) => {
  await signInAsDemo(page);
  await startDesign(page);
  const noise = Buffer.alloc(TAKEN_BYTES);
  // The message disappears by itself, so waiting starts before it shows.
  const told = page.getByText(/CMYKの画像のため/).waitFor({ timeout: 250_000 });
  const [p3, cmyk] = await Promise.all([
    patches(100).withIccProfile("p3").jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer(),
    patches(100).toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 100 }).toBuffer(),
  ]);
  for (const [what, original] of [
    ["p3", p3],
    ["cmyk", cmyk],
  ] as const) {
    const byServer = await colorsOf(await sharp(original).toColourspace("srgb").png().toBuffer());
    // CMYK is only approximate in the browser, which says so. Padding after the picture's end makes it so large that the browser must
    // convert it.
    const kept = await uploaded(page, shop, `${what}.jpg`, Buffer.concat([original, noise]));
    const byBrowser = await colorsOf(kept.bytes());
    const apart = byServer.flatMap((color, at) =>
      color.map((value, channel) => Math.abs(value - (byBrowser[at]?.[channel] ?? 0))),
    );
    expect(Math.max(...apart), `${what}: ${JSON.stringify({ byServer, byBrowser })}`).toBeLessThanOrEqual(
      what === "p3" ? 4 : 48,
    );
  }
  await told;
});

test("what a photograph is of is cut out, and comes back with its ground in one step", { tag: "@once" }, async ({
  page,
  shop,
}) => {
  await signInAsDemo(page);
  await startDesign(page);
  const photo = await uploaded(page, shop, "夕日.png", makePhoto(900, 600));
  await tool(page, "背景を消す").click();
  await expect(page.getByText("背景が1色ではないため、色では消せません。")).toBeVisible();
  await lookAt(page, "studio-cut-out");
  await tool(page, "写っているものを切り抜く").click();
  await expect(announced(page)).toHaveText(/^切り抜きました/, { timeout: 250_000 });
  const cut = await newest(shop);
  expect([cut.name, cut.pixel_width, cut.pixel_height]).toEqual(["夕日の切り抜き.png", 900, 600]);
  const { data } = await sharp(cut.bytes()).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * 900 + x) * 4 + 3];
  expect([alphaAt(450, 250), alphaAt(20, 20), alphaAt(880, 20)]).toEqual([255, 0, 0]);
  const shown = () =>
    shop.query("select 1 from designs where document::text like $1 and document::text not like $2", [
      `%${cut.id}%`,
      `%${photo.id}%`,
    ]);
  await expect.poll(async () => (await shown()).length).toBe(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(async () => (await shown()).length).toBe(0);
});

test("an unusable file gives a message with what to do, for guests too", async ({ page }) => {
  await startTrial(page);
  for (const [name, content, words] of [
    ["入稿.pdf", Buffer.from("%PDF-1.7"), /PDF形式のため使えません。JPEGかPNGに書き出して/],
    ["空.png", Buffer.alloc(0), /空のファイルです/],
    ["メモ.png", Buffer.from("ただの文字"), /画像ではないようです/],
    ["壊れた.webp", Buffer.from("RIFF\x10\0\0\0WEBPVP8 \0\0\0\0\0\0\0\0\0\0\0\0\0\0"), /壊れているようです/],
  ] as const) {
    await choose(page, name, content);
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
  }
  await lookAt(page, "studio-upload-problem");
  const photo = await (await photograph(4000, 3000)).jpeg({ quality: 90 }).toBuffer();
  await choose(page, "海.jpg", photo);
  await expect(
    page
      .getByText("海.jpg")
      .or(page.getByText("海", { exact: true }))
      .first(),
  ).toBeAttached();
  await expect(page.getByText(/自動保存/).first()).toBeVisible();
});

test("a busy server is asked again without blaming the picture", { tag: "@once" }, async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/429/);
  await signInAsDemo(page);
  await startDesign(page);
  let turnedAway = 0;
  await page.route("**/api/design/picture", (route, request) => {
    if (request.method() !== "POST" || turnedAway === 2) return route.continue();
    turnedAway += 1;
    const body = { error_code: "designs/picture-busy", message: "ただいま混み合っています。", request_id: "r" };
    return route.fulfill({ status: 429, json: body });
  });
  await uploaded(page, shop, "待つ写真.png", await patches(20).png().toBuffer());
  expect(turnedAway).toBe(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

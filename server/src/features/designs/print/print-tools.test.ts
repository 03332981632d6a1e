import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { hasTool, runTool } from "../../../testing/outside-tools.ts";
import { ensurePackage } from "../package/make-package.ts";
import { packedFiles, printKey } from "../package/print-files.ts";
import { keepProof } from "../proof/keep-proof.ts";
import { finishedVersion, group, image, shape, text, uploadedPhoto } from "../testing/finished-version.fixture.ts";
import { asPrintable } from "../version/printable-version.ts";
import { sizedVersions } from "../version/sized-version.ts";
import { imagesIn, pageOf } from "./print-tools.fixture.ts";

/** A notebook with full-bleed covers, on dark paper with white ink. */
const NOTEBOOK = 1022;
const WHITE_INK = 46;
const COVERS = [15, 16] as const;
const BLEED = 3000;
const [WIDTH, HEIGHT] = [132_000, 210_000];
const WORDS = "寿\n令和8年\n髙﨑様🎉";

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "print-tools-"));
const names: string[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  const { call } = await shop.asMember();
  const photo = await uploadedPhoto(call);
  const version = await finishedVersion(shop, call, {
    itemId: NOTEBOOK,
    methodId: WHITE_INK,
    layers: {
      15: [
        shape([66_000, 13_500, 138_000, 33_000], "#d9240f", { shape: "rectangle" }),
        image([66_000, 90_000, 90_000, 60_000], photo, { rotation: 8000 }),
        text([100_000, 160_000, 30_000, 60_000], WORDS),
        // In the paper's own colour: it gets no white.
        shape([30_000, 170_000, 30_000, 30_000], "#b88f5f"),
      ],
      16: [
        group(
          [66_000, 80_000, 90_000, 70_000],
          [
            image([66_000, 80_000, 60_000, 60_000], photo, { mask: "heart" }),
            shape([100_000, 60_000, 20_000, 20_000], "#ffffff", { shape: "star" }),
          ],
          { opacity: 800 },
        ),
        text([66_000, 180_000, 100_000, 12_000], "SURIMONO ☕ 2026", { direction: "horizontal", color: "#ffe8a0" }),
      ],
    },
  });
  const [sized] = sizedVersions(await asPrintable(shop.shop, version));
  await ensurePackage(shop.shop, sized);
  const proof = await keepProof(shop.shop, sized, []);
  for (const { kind, name } of packedFiles(sized)) {
    const kept = printKey(version.id, kind === "proof" ? proof.name : name);
    writeFileSync(join(folder, name), (await shop.shop.files.read(kept)) as Buffer);
    names.push(name);
  }
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);
const pixels = (um: number) => Math.round((um * 300) / 25_400);
const points = (um: number) => (um * 72) / 25_400;
const micrometres = (value: unknown) => (value as number[]).map((point) => Math.round((point * 25_400) / 72));

describe.runIf(hasTool("pngcheck"))("pngcheck", () => {
  test.each(COVERS)("finds cover %i sound: eight bits with alpha, 300 dpi; its plate grey and as large", (area) => {
    const size = `${pixels(WIDTH + 2 * BLEED)} x ${pixels(HEIGHT + 2 * BLEED)} image`;
    const density = "pHYs at offset 0x00025, length 9: 11811x11811 pixels/meter (300 dpi)";
    const print = runTool("pngcheck", "-v", at(`${area}.png`));
    const plate = runTool("pngcheck", "-v", at(`${area}-white.png`));
    for (const [said, kind] of [
      [print, "32-bit RGB+alpha"],
      [plate, "8-bit grayscale"],
    ] as const) {
      expect(said).toContain(`${size}, ${kind}, non-interlaced`);
      expect(said).toContain(density);
      expect(said).toContain("No errors detected");
    }
  });
});

describe.runIf(hasTool("qpdf"))("qpdf", () => {
  test("finds nothing wrong with any PDF of the package", () => {
    const files = names.filter((name) => name.endsWith(".pdf"));
    expect(files).toEqual(["15.pdf", "16.pdf", "proof.pdf"]);
    for (const name of files)
      expect(runTool("qpdf", "--check", at(name))).toContain("No syntax or stream encoding errors");
  });

  test.each(COVERS)("reads the boxes of cover %i to the micrometre", (area) => {
    const { page } = pageOf(at(`${area}.pdf`));
    const whole = [0, 0, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED];
    expect(micrometres(page["/MediaBox"])).toEqual(whole);
    expect(micrometres(page["/BleedBox"])).toEqual(whole);
    expect(micrometres(page["/TrimBox"])).toEqual([BLEED, BLEED, WIDTH + BLEED, HEIGHT + BLEED]);
  });

  test.each(COVERS)("finds the white of cover %i as a spot colour of its own that overprints", (area) => {
    const said = JSON.stringify(pageOf(at(`${area}.pdf`)).objects);
    expect(said).toContain('["/Separation","/White","/DeviceCMYK"');
    expect(said).toContain('"/OP":true');
  });
});

describe.runIf(hasTool("pdfinfo"))("poppler", () => {
  test.each(COVERS)("sees the true size of cover %i and its boxes", (area) => {
    const said = runTool("pdfinfo", "-box", at(`${area}.pdf`));
    const shown = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(said)?.[1]?.trim();
    const box = (...um: number[]) =>
      um
        .map((length) => points(length).toFixed(2).padStart(8))
        .join(" ")
        .trim();
    const whole = box(0, 0, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED);
    expect([shown("MediaBox"), shown("BleedBox")]).toEqual([whole, whole]);
    expect(shown("TrimBox")).toBe(box(BLEED, BLEED, WIDTH + BLEED, HEIGHT + BLEED));
    expect(shown("Pages")).toBe("1");
  });

  test("lists the photograph as it was uploaded, and the plate as one channel of 300 dpi", () => {
    const listed = imagesIn(at("15.pdf"));
    const plate = listed.find(({ color }) => color === "sep");
    const side = (um: number) => String(pixels(um + 2 * BLEED));
    expect(plate).toMatchObject({ comp: "1", bpc: "8", width: side(WIDTH), height: side(HEIGHT) });
    for (const ppi of [plate?.["x-ppi"], plate?.["y-ppi"]]) expect(ppi).toBe("300");
    // 900 pixels over 90 mm, embedded as the original JPEG.
    const photo = listed.find(({ width }) => width === "900");
    expect(photo).toMatchObject({ height: "600", comp: "3", enc: "jpeg", "x-ppi": "254", "y-ppi": "254" });
  });

  test.each(COVERS)("finds no type in cover %i, only outlines", (area) => {
    const rows = runTool("pdffonts", at(`${area}.pdf`))
      .trimEnd()
      .split("\n");
    expect(rows).toHaveLength(2);
    expect(runTool("pdftotext", at(`${area}.pdf`), "-").trim()).toBe("");
  });

  test("reads every text of the design on the proof sheet", () => {
    const said = runTool("pdftotext", "-layout", at("proof.pdf"), "-");
    for (const line of ["寿", "令和8年", "髙﨑様", "SURIMONO", "2026", "校正紙", "幅132mm × 高さ210mm", "塗り足し"])
      expect(said).toContain(line);
  });
});

describe.runIf(hasTool("gs"))("Ghostscript", () => {
  test.each(COVERS)("separates the very plate of cover %i from the inks", async (area) => {
    const page = join(folder, `separated-${area}-%d.tif`);
    const quiet = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER"];
    runTool("gs", ...quiet, "-sDEVICE=tiffsep", "-r300", "-o", page, at(`${area}.pdf`));
    const [width, height] = [pixels(WIDTH + 2 * BLEED), pixels(HEIGHT + 2 * BLEED)];
    const separated = await sharp(join(folder, `separated-${area}-1(White).tif`))
      .extract({ left: 0, top: 0, width, height })
      .extractChannel(0)
      .negate()
      .raw()
      .toBuffer();
    const plate = await sharp(at(`${area}-white.png`))
      .extractChannel(0)
      .raw()
      .toBuffer();
    expect(separated.length).toBe(plate.length);
    expect(apart(separated, plate)).toBeLessThan(0.003);
    // Some places have full white, some none: around the art, and under what has the colour of the paper.
    const inks = [...new Set(separated)];
    expect([inks.includes(255), inks.includes(0)]).toEqual([true, true]);
    if (area === 15) expect(separated[pixels(BLEED + 170_000) * width + pixels(BLEED + 30_000)]).toBe(0);
  });
});

/** The share of pixels that differ by more than an edge on half a pixel would: the bleed is not a whole number of pixels. */
function apart(left: Uint8Array, right: Uint8Array): number {
  let count = 0;
  for (let index = 0; index < left.length; index++)
    if (Math.abs((left[index] as number) - (right[index] as number)) > 96) count++;
  return count / left.length;
}

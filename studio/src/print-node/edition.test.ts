import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { PrintJob } from "../print/index.ts";
import { areaOf, groupLayer, shapeLayer } from "../scene/design.fixture.ts";
import { printArea } from "./index.ts";
import { srgbProfile } from "./srgb-profile.ts";

/** A card with a red ground over all of its bleed, a blue bar on the left and a white star. */
const CARD = areaOf(
  [
    shapeLayer("rectangle", { fill: "#d9240f", x: 15_000, y: 10_000, width: 36_000, height: 26_000 }),
    shapeLayer("rectangle", { fill: "#2060d0", x: 4000, y: 10_000, width: 4000, height: 12_000 }),
    groupLayer([shapeLayer("star", { fill: "#ffffff", x: 20_000, y: 10_000, width: 8000, height: 8000 })]),
  ],
  30_000,
  20_000,
);
const BLEED = 3000;
const JOB: PrintJob = { area: CARD, images: {}, dpi: 254, bleed: BLEED, plate: { choke: 170 } };
const folder = mkdtempSync(join(tmpdir(), "edition-"));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (tool: string) => spawnSync("which", [tool]).status === 0;
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: "utf8", maxBuffer: 1 << 26 });
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function files(job: Partial<PrintJob>) {
  const made = await printArea({ ...JOB, ...job });
  const kept = (name: string, bytes: Uint8Array | undefined) => {
    const path = join(folder, `${Object.keys(job).join("-") || "before"}-${name}`);
    writeFileSync(path, bytes ?? "");
    return path;
  };
  return {
    made,
    png: kept("print.png", made.print),
    plate: kept("plate.png", made.plate),
    pdf: kept("a.pdf", made.pdf),
  };
}

const greyOf = (path: string) => sharp(path).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
const pixelsOf = (path: string) => sharp(path).raw().toBuffer({ resolveWithObject: true });

test("without an edition the files are to the byte what they were before there were any", async () => {
  const { made } = await files({ plate: { choke: 170, ground: "#1c1c1e" } });
  expect([made.width, made.height]).toEqual([300, 200]);
  expect([made.print, made.plate ?? made.pdf, made.pdf].map(sha256)).toEqual(BEFORE);
});

test("PNG and plate have the bleed, and say it; a PDF says what its colours are", async () => {
  const { made, png, plate } = await files({ edition: 2 });
  expect([made.width, made.height]).toEqual([360, 260]);
  const [print, white] = await Promise.all([pixelsOf(png), greyOf(plate)]);
  // The upper left corner is bleed: red.
  expect([...print.data.subarray(0, 4)]).toEqual([217, 36, 15, 255]);
  expect([white.info.width, white.info.height]).toEqual([360, 260]);
  expect(white.data[130 * 360 + 180]).toBe(255);
  expect(Buffer.from(made.print).includes("trim 30 x 20 mm, bleed 3 mm")).toBe(true);
  expect(Buffer.from(made.pdf).includes("/S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1)")).toBe(true);
});

test("colours are tagged, plates are not: a plate is no colour", async () => {
  const { made } = await files({ edition: 2 });
  const names = (png: Uint8Array) => ["gAMA", "cHRM", "sRGB", "pHYs"].filter((name) => Buffer.from(png).includes(name));
  expect(names(made.print)).toEqual(["gAMA", "cHRM", "sRGB", "pHYs"]);
  expect(names(made.plate ?? made.print)).toEqual(["pHYs"]);
});

test("what lies behind clear goods is mirrored in all its files, and each says so", async () => {
  const [plain, turned] = [await files({ edition: 2 }), await files({ edition: 2, isMirrored: true })];
  for (const name of ["png", "plate"] as const) {
    const [flopped, own] = [await sharp(plain[name]).flop().raw().toBuffer(), await pixelsOf(turned[name])];
    expect(own.data.equals(flopped)).toBe(true);
  }
  expect(Buffer.from(turned.made.print).includes("bleed 3 mm, mirrored")).toBe(true);
});

test("sRGB stays what it is through the shop's own profile, as LittleCMS reads it", async () => {
  const path = join(folder, "srgb.icc");
  writeFileSync(path, srgbProfile());
  const ramp = Buffer.from(Array.from({ length: 256 * 3 }, (_, index) => (index * 37) % 256));
  const image = sharp(ramp, { raw: { width: 256, height: 1, channels: 3 } });
  const png = await image.withIccProfile(path).png().toBuffer();
  const back = await sharp(png).removeAlpha().raw().toBuffer();
  for (const [index, value] of back.entries()) expect(Math.abs(value - (ramp[index] ?? 0))).toBeLessThanOrEqual(1);
});

test.runIf(has("pngcheck"))("pngcheck finds the tagged files sound", async () => {
  const { png, plate } = await files({ edition: 2, isMirrored: true });
  for (const path of [png, plate]) expect(run("pngcheck", "-v", path)).toContain("No errors detected");
  expect(run("pngcheck", "-v", png)).toContain("sRGB");
});

test.runIf(has("qpdf"))("qpdf finds the tagged PDF sound", async () => {
  for (const isMirrored of [undefined, true] as const) {
    const { pdf } = await files({ edition: 2, ...(isMirrored && { isMirrored }) });
    expect(run("qpdf", "--check", pdf)).toContain("No syntax or stream encoding errors");
  }
});

test.runIf(has("mutool"))("mutool paints the mirrored page as its PNG", async () => {
  const { pdf, png } = await files({ edition: 2, isMirrored: true });
  const painted = join(folder, "painted.png");
  run("mutool", "draw", "-q", "-r", "254", "-o", painted, pdf);
  const small = (input: string) =>
    sharp(input).flatten({ background: "#ffffff" }).resize(90, 65, { fit: "fill" }).raw().toBuffer();
  const [page, own] = await Promise.all([small(painted), small(png)]);
  const apart = page.reduce((sum, value, index) => sum + Math.abs(value - (own[index] as number)), 0);
  expect(apart / page.length).toBeLessThan(2);
  // The blue bar has come to the right.
  expect(own[(32 * 90 + 90 - 16) * 3 + 2]).toBeGreaterThan(150);
});

test.runIf(has("gs"))("Ghostscript separates the mirrored plate in register with the art", async () => {
  const { pdf, plate } = await files({ edition: 2, isMirrored: true });
  const page = join(folder, "page-%d.tif");
  run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-r254", "-o", page, pdf);
  const white = await sharp(join(folder, "page-1(White).tif")).extractChannel(0).negate().raw().toBuffer();
  const own = await greyOf(plate);
  expect(white.length).toBe(own.data.length);
  const apart = white.filter((value, index) => Math.abs(value - (own.data[index] as number)) > 96).length;
  expect(apart / white.length).toBeLessThan(0.003);
});

/** Of print, plate and PDF, from the release before. */
const BEFORE: readonly string[] = [
  "fd1b65f893951a851187e29f2f1cbdc140a82d389bb6195806ad2af2290f8fea",
  "38e6d86598cd542c189b40efdb38c8c9b77f550e4fce8aa6aea3656066a5c00a",
  "c04263f928c9d9332ebd14464ef797c70bdfb7b4b83b18232604dd0e76ebcf41",
];

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PrintFiles } from "../print/index.ts";
import { areaOf, groupLayer, imageLayer, shapeLayer } from "../scene/design.fixture.ts";
import { printArea } from "./index.ts";
import { PRESS_PROFILE, PressInks } from "./press-inks.ts";

const folder = mkdtempSync(join(tmpdir(), "press-"));
const pdf = join(folder, "card.pdf");
afterAll(() => rmSync(folder, { recursive: true }));
const has = (tool: string) => spawnSync("which", [tool]).status === 0;
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: "latin1", maxBuffer: 1 << 26 });

let made: PrintFiles;
beforeAll(async () => {
  const create = { width: 60, height: 40, channels: 3 as const, background: "#d9240f" };
  const photo = await sharp({ create }).png().toBuffer();
  const card = areaOf(
    [
      imageLayer("photo", { x: 10_000, y: 10_000, width: 12_000, height: 8000, pixelWidth: 60, pixelHeight: 40 }),
      shapeLayer("rectangle", { fill: "#000000", x: 24_000, y: 5000, width: 6000, height: 4000 }),
      shapeLayer("rectangle", { fill: "#2060d0", x: 24_000, y: 15_000, width: 6000, height: 4000 }),
      groupLayer([shapeLayer("star", { fill: "#f2b632", x: 24_000, y: 10_000, width: 4000, height: 4000 })], {
        opacity: 500,
      }),
    ],
    30_000,
    20_000,
  );
  const job = { area: card, images: { photo }, dpi: 254, bleed: 3000, edition: 3, isForPress: true } as const;
  made = await printArea(job);
  writeFileSync(pdf, made.pdf);
  const again = await printArea(job);
  expect(Buffer.from(again.pdf).equals(made.pdf)).toBe(true);
});

test("a file for a press is PDF/X-4: its intent, its words about itself, its boxes", () => {
  const text = Buffer.from(made.pdf).toString("latin1");
  expect(text).toContain("%PDF-1.6");
  expect(text).toMatch(/\/S \/GTS_PDFX \/OutputConditionIdentifier \(CGATS TR 006\)/);
  expect(text).toContain("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>");
  expect(text).toMatch(/\/Trapped \/False/);
  expect(text).toMatch(/\/ID \[<[0-9a-f]{32}>/);
  expect(text).toMatch(/\/TrimBox \[8\.5039/);
  expect(text).not.toContain("DeviceRGB");
});

test("black stays black alone, no ink passes the limit, and the same colours are the same inks in pictures and shapes", async () => {
  const inks = new PressInks();
  expect(await inks.resolve("@000000@ k @1c1c1e@ K")).toBe("0 0 0 1 k 0 0 0 1 K");
  expect(await inks.resolve("@ffffff@ k")).toBe("0 0 0 0 k");
  const [red] = (await inks.resolve("@d9240f@")).split(" ").map(Number) as [number];
  const pixel = await inks.convert(Buffer.from("d9240f", "hex"), 1, 1);
  expect(Math.abs(red * 255 - (pixel[0] as number))).toBeLessThan(1);
  // Every corner of what screens show, and steps between.
  const levels = [0, 51, 102, 153, 204, 255];
  const cube = levels.flatMap((r) => levels.flatMap((g) => levels.flatMap((b) => [r, g, b])));
  await inks.convert(Uint8Array.from(cube), cube.length / 3, 1);
  expect(inks.mostInk).toBeLessThanOrEqual(301);
  expect(inks.mostInk).toBeGreaterThan(200);
  expect(made.mostInk).toBeLessThanOrEqual(301);
});

test.runIf(has("qpdf") && has("gs"))(
  "tools of others read it, and Ghostscript separates it into its inks",
  async () => {
    expect(run("qpdf", "--check", pdf)).toContain("No syntax or stream encoding errors");
    run(
      "gs",
      "-q",
      "-dBATCH",
      "-dNOPAUSE",
      "-dSAFER",
      "-sDEVICE=tiffsep",
      "-r254",
      `-sOutputFile=${join(folder, "s.tif")}`,
      pdf,
    );
    const plates = readdirSync(folder).filter((name) => name.includes("("));
    const inkAt = async (plate: string, x: number, y: number) => {
      const path = join(folder, plates.find((name) => name.includes(`(${plate})`)) ?? "");
      const { data, info } = await sharp(path).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
      return 255 - (data[Math.round((y + 3) * 10) * info.width + Math.round((x + 3) * 10)] as number);
    };
    const at = (x: number, y: number) =>
      Promise.all(["Cyan", "Magenta", "Yellow", "Black"].map((plate) => inkAt(plate, x, y)));
    expect(await at(24, 5)).toEqual([0, 0, 0, 255]);
    const [cyan = 0, , yellow = 255] = await at(24, 15);
    expect(cyan).toBeGreaterThan(180);
    expect(yellow).toBeLessThan(60);
    const [, magenta = 0, more = 0] = await at(10, 10);
    expect(Math.min(magenta, more)).toBeGreaterThan(200);
    expect(await at(28, 18)).toEqual([0, 0, 0, 0]);
  },
);

test.runIf(has("pdfinfo") && has("pdfimages"))("poppler finds its boxes, no font, and pictures in four inks", () => {
  const info = run("pdfinfo", "-box", pdf);
  expect(info).toMatch(/PDF version:\s+1\.6/);
  // 30 × 20 mm, and 3 mm around.
  expect(info).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+93\.54\s+65\.20/);
  expect(info).toMatch(/BleedBox:\s+0\.00\s+0\.00\s+102\.05\s+73\.70/);
  expect(run("pdffonts", pdf).trim().split("\n")).toHaveLength(2);
  expect(run("pdfimages", "-list", pdf)).toMatch(/image\s+60\s+40\s+cmyk\s+4\s+8/);
});

test.runIf(has("mutool"))("MuPDF finds the press in it, byte for byte, and lays the same inks", () => {
  expect(run("mutool", "show", pdf, "trailer/Root/OutputIntents/1/S")).toContain("GTS_PDFX");
  const path = "trailer/Root/OutputIntents/1/DestOutputProfile";
  const profile = execFileSync("mutool", ["show", "-b", pdf, path], { maxBuffer: 1 << 26 });
  expect(profile.equals(readFileSync(PRESS_PROFILE))).toBe(true);
  const pam = join(folder, "page.pam");
  run("mutool", "draw", "-q", "-r", "254", "-c", "cmyk", "-A", "0", "-F", "pam", "-o", pam, pdf);
  const file = readFileSync(pam);
  const width = Number(/WIDTH (\d+)/.exec(file.toString("latin1", 0, 200))?.[1]);
  const body = file.indexOf("ENDHDR\n") + 7;
  const at = (x: number, y: number) => {
    const place = body + (Math.round((y + 3) * 10) * width + Math.round((x + 3) * 10)) * 4;
    return [...file.subarray(place, place + 4)];
  };
  expect(at(24, 5)).toEqual([0, 0, 0, 255]);
  expect(at(28, 18)).toEqual([0, 0, 0, 0]);
  const [cyan = 0, , yellow = 255] = at(24, 15);
  expect([cyan > 180, yellow < 60]).toEqual([true, true]);
});

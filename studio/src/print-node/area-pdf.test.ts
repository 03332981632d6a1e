import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { type AreaDesign, PRINT_DPI } from "@surimono/domain/designs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaOf, groupLayer, imageLayer, shapeLayer, textLayer } from "../scene/design.fixture.ts";
import { printArea } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "area-pdf-"));
const images: Record<string, Uint8Array> = {};
const NOISE = { type: "gaussian", mean: 120, sigma: 20 } as const;
const PLATE = { choke: 200, ground: "#1f2430" };
const AREA = areaOf(
  [
    imageLayer("clear", { x: 30_000, y: 30_000, width: 45_000, height: 30_000, rotation: 20_000, flipX: true }),
    imageLayer("photo", { x: 60_000, y: 45_000, width: 30_000, height: 20_000, opacity: 600 }),
    imageLayer("opaque", { x: 15_000, y: 12_000, width: 20_000, height: 15_000, rotation: 340_000 }),
    shapeLayer("star", { x: 75_000, y: 30_000, stroke: { color: "#000000", width: 2000 }, opacity: 500 }),
    textLayer("縦書き、\n「12月」", { x: 20_000, y: 35_000, direction: "vertical", color: "#336600" }),
    shapeLayer("rectangle", { fill: "#ffe8a0", x: 60_000, y: 70_000, width: 140_000, height: 10_000 }),
    groupLayer([imageLayer("photo", { mask: "star", x: 85_000, y: 15_000, width: 20_000, height: 20_000 })]),
  ],
  100_000,
  72_000,
);

beforeAll(async () => {
  const circle = '<circle cx="300" cy="200" r="190" fill="#ff8800" fill-opacity="0.7"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${circle}</svg>`;
  images["clear"] = await sharp(Buffer.from(drawing)).png().toBuffer();
  images["opaque"] = await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#0f8f86", noise: NOISE },
  })
    .png()
    .toBuffer();
  const create = { width: 800, height: 300, channels: 3 as const, background: "#336699" };
  images["photo"] = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function pdfOf(area: AreaDesign, bleed = 0, plate?: typeof PLATE): Promise<Buffer> {
  return Buffer.from((await printArea({ area, images, dpi: PRINT_DPI, bleed, ...(plate && { plate }) })).pdf);
}

/** Every stream of the file with its dictionary, read without the writer's code. */
function streamsOf(pdf: Buffer): { dictionary: string; data: Buffer }[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\d+ 0 obj\n(<<.*?\/Length (\d+) >>)\nstream\n/gs)].map((match) => {
    const start = match.index + match[0].length;
    const data = pdf.subarray(start, start + Number(match[2]));
    return { dictionary: match[1] ?? "", data: match[1]?.includes("FlateDecode") ? inflateSync(data) : data };
  });
}

test("the page has the true size, with the bleed around the trim", async () => {
  const text = (await pdfOf(AREA, 3000)).toString("latin1");
  const box = (name: string) =>
    /\[(.*?)\]/
      .exec(text.slice(text.indexOf(`/${name} `)))?.[1]
      ?.split(" ")
      .map(Number);
  const points = (um: number) => Number(((um * 72) / 25_400).toFixed(4));
  expect(box("MediaBox")).toEqual([0, 0, points(106_000), points(78_000)]);
  expect(box("BleedBox")).toEqual(box("MediaBox"));
  expect(box("TrimBox")).toEqual([points(3000), points(3000), points(103_000), points(75_000)]);
});

test("letters are outlines, pictures keep their transparency, JPEG and opaque PNG go in as they are", async () => {
  const pdf = await pdfOf(AREA);
  expect(pdf.toString("latin1")).not.toContain("/Font");
  const streams = streamsOf(pdf);
  const pictures = streams.filter(({ dictionary }) => dictionary.includes("/Subtype /Image"));
  expect(pictures.filter(({ dictionary }) => dictionary.includes("/SMask"))).toHaveLength(1);
  const [photo] = pictures.filter(({ dictionary }) => dictionary.includes("DCTDecode"));
  expect(photo?.data.equals(Buffer.from(images["photo"] as Uint8Array))).toBe(true);
  const [opaque] = pictures.filter(({ dictionary }) => dictionary.includes("/Width 90 "));
  expect(opaque?.dictionary).toContain("/Predictor 15 /Colors 3 /Columns 90");
  // Each row with its filter number: the PNG's own data, not repacked.
  expect(opaque?.data).toHaveLength(60 * (1 + 90 * 3));
  const content = streams.find(({ dictionary }) => dictionary.startsWith("<<  /Filter"))?.data.toString("latin1") ?? "";
  expect(content.match(/ c$/gm)?.length).toBeGreaterThan(100);
  // A translucent star with an edge is one transparency group.
  expect(streams.filter(({ dictionary }) => dictionary.includes("/Subtype /Form"))).toHaveLength(1);
});

test("white ink is a separation that overprints; without white ink there is none", async () => {
  const pdf = await pdfOf(AREA, 0, PLATE);
  const text = pdf.toString("latin1");
  expect(text).toContain("[/Separation /White /DeviceCMYK");
  expect(text).toContain("/BM /Multiply /OP true /op true /OPM 1");
  expect((await pdfOf(AREA)).includes("/Separation")).toBe(false);
});

test("the plate's separation covers the bleed too", async () => {
  const streams = streamsOf(await pdfOf(AREA, 3000, PLATE));
  const plate = streams.find(({ dictionary }) => /\/ColorSpace \d+ 0 R/.test(dictionary));
  expect(plate?.dictionary).toContain(`/Width ${Math.round((106_000 * 300) / 25_400)} `);
});

test("what vectors cannot say is printed as the pixels of the PNG", async () => {
  const odd = areaOf([shapeLayer("ellipse", { fill: "rgb(10, 20, 30)" })]);
  const pictures = streamsOf(await pdfOf(odd)).filter(({ dictionary }) => dictionary.includes("/Subtype /Image"));
  expect(pictures.map(({ dictionary }) => dictionary.includes("/SMask"))).toEqual([false, true]);
  // Not the whole page of 1181.
  expect(widthOf(pictures[1])).toBeLessThan(1100);
});

test("a pattern is vectors up to the bleed, with its picture once; one that is adjusted is one picture for all tiles", async () => {
  const tile = (change: Parameters<typeof imageLayer>[1]) => {
    const small = { x: 50_000, y: 50_000, width: 12_000, height: 8000 };
    const repeat = { kind: "half-drop", pitchX: 15_000, pitchY: 10_000 } as const;
    return areaOf([groupLayer([imageLayer("photo", { ...small, ...change })], { ...small, repeat })]);
  };
  const streams = streamsOf(await pdfOf(tile({}), 3000));
  expect(streams.filter(({ dictionary }) => dictionary.includes("DCTDecode"))).toHaveLength(1);
  const content = streams.find(({ dictionary }) => dictionary.startsWith("<<  /Filter"))?.data.toString("latin1") ?? "";
  // Eight columns of eleven and a half rows, and those that the bleed cuts.
  expect(content.match(/ Do\b/g)?.length).toBeGreaterThan(80);
  const adjusted = streamsOf(await pdfOf(tile({ adjust: { brightness: 10, contrast: 0, saturation: 0 } }), 3000));
  expect(adjusted.filter(({ dictionary }) => dictionary.includes("/SMask"))).toHaveLength(1);
});

test("a picture is cut to its shape by a path, in a group too; an adjusted one goes in as pixels", async () => {
  const cut = imageLayer("photo", { mask: "heart", crop: { left: 10_000, top: 0, width: 50_000, height: 100_000 } });
  const streams = streamsOf(await pdfOf(areaOf([groupLayer([cut], { opacity: 500 })])));
  const [group] = streams.filter(({ dictionary }) => dictionary.includes("/Subtype /Form"));
  expect(group?.data.toString("latin1").match(/^W n$/gm)).toHaveLength(1);
  expect(streams.filter(({ dictionary }) => dictionary.includes("DCTDecode"))).toHaveLength(1);
  const adjusted = imageLayer("photo", { adjust: { brightness: 10, contrast: 0, saturation: 0 } });
  const groundless = imageLayer("photo", { ground: { color: "#ffffff", tolerance: 16, softness: 24 } });
  const dotted = imageLayer("photo", { effect: { kind: "halftone", ink: "#000000", ruling: 16, angle: 45 } });
  const worn = imageLayer("photo", { worn: 2000, mask: "heart" });
  for (const layer of [adjusted, groundless, dotted, worn]) {
    const pixels = streamsOf(await pdfOf(areaOf([layer]))).find(({ dictionary }) => dictionary.includes("/SMask"));
    expect(widthOf(pixels)).toBeLessThan(1100);
  }
});

const widthOf = (picture?: { readonly dictionary: string }) =>
  Number(/\/Width (\d+)/.exec(picture?.dictionary ?? "")?.[1]);

const found = (tool: string): boolean => {
  try {
    execFileSync("which", [tool]);
    return true;
  } catch {
    return false;
  }
};

/** With other programs, where installed: the test report names the skipped ones. */
test.runIf(found("qpdf"))("qpdf finds nothing wrong with the file", async () => {
  const file = join(folder, "checked.pdf");
  writeFileSync(file, await pdfOf(AREA, 3000, PLATE));
  expect(execFileSync("qpdf", ["--check", file], { encoding: "utf8" })).toContain(
    "No syntax or stream encoding errors",
  );
});

test.runIf(found("pdftoppm"))("poppler paints the page as the PNG is painted", async () => {
  const file = join(folder, "painted.pdf");
  const { pdf, print, width, height } = await printArea({ area: AREA, images, dpi: PRINT_DPI, bleed: 0, plate: PLATE });
  writeFileSync(file, pdf);
  execFileSync("pdftoppm", ["-r", "300", "-png", "-singlefile", file, join(folder, "painted")]);
  const small = (input: string | Uint8Array) =>
    sharp(input)
      .flatten({ background: "#ffffff" })
      .resize(width >> 3, height >> 3, { fit: "fill" })
      .raw()
      .toBuffer();
  const [painted, png] = await Promise.all([small(join(folder, "painted.png")), small(print)]);
  const apart = painted.reduce((sum, value, index) => sum + Math.abs(value - (png[index] as number)), 0);
  expect(painted.length).toBe(png.length);
  expect(apart / painted.length).toBeLessThan(1);
});

test.runIf(found("gs"))("Ghostscript separates the white plate", async () => {
  const file = join(folder, "separated.pdf");
  writeFileSync(file, await pdfOf(AREA, 0, PLATE));
  const page = join(folder, "page-%d.tif");
  execFileSync("gs", ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-r100", "-o", page, file]);
  const pixels = sharp(join(folder, "page-1(White).tif"));
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
  const at = (xMm: number, yMm: number) =>
    data[(Math.round((yMm * 100) / 25.4) * info.width + Math.round((xMm * 100) / 25.4)) * info.channels];
  // Full white under the bar, none where nothing is printed: a separation is dark where ink is laid.
  expect(at(60, 70)).toBe(0);
  expect(at(90, 55)).toBe(255);
});

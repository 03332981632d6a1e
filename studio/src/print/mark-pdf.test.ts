import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areaOutline } from "@surimono/domain/catalogue";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { printArea } from "../print-node/index.ts";
import { areaOf, shapeLayer } from "../scene/design.fixture.ts";
import { markPdf } from "./mark-pdf.ts";

const SLUG = {
  code: "00012349",
  lines: ["SR-7K3Q-D9WM  0001-2349", "front - one - clear", "30 X 20 MM - BLEED 3 MM - MIRRORED"],
};
const AREA = areaOf(
  [shapeLayer("rectangle", { fill: "#d9240f", x: 15_000, y: 10_000, width: 36_000, height: 26_000 })],
  30_000,
  20_000,
);
const folder = mkdtempSync(join(tmpdir(), "mark-pdf-"));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (tool: string) => spawnSync("which", [tool]).status === 0;
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: "utf8", maxBuffer: 1 << 26 });

async function printed(
  look: { readonly edition?: 2; readonly isForPress?: true; readonly isRound?: boolean } = { edition: 2 },
): Promise<Buffer> {
  const { isRound, ...rest } = look;
  const shape = { outline: { kind: "ellipse" }, cut: "edge" } as const;
  const outline = isRound ? { outline: areaOutline(shape, { x: 0, y: 0, w: 30_000, h: 20_000 }) } : {};
  const { pdf } = await printArea({
    area: AREA,
    images: {},
    dpi: 254,
    bleed: 3000,
    plate: { choke: 170 },
    ...outline,
    ...rest,
  });
  return Buffer.from(pdf);
}

function marked(pdf: Buffer): string {
  const path = join(folder, `${pdf.length}.pdf`);
  writeFileSync(path, markPdf(pdf, SLUG) ?? "");
  return path;
}

test("what was there stays to the byte, and the same print gets the same marks", async () => {
  const pdf = await printed();
  const [one, two] = [markPdf(pdf, SLUG), markPdf(pdf, SLUG)];
  expect(one?.subarray(0, pdf.length).equals(pdf)).toBe(true);
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  expect(markPdf(Buffer.from("%PDF-1.6\nof another maker"), SLUG)).toBeUndefined();
});

test.runIf(has("qpdf"))("qpdf finds the file sound, of every edition and shape", async () => {
  for (const pdf of [
    await printed(),
    await printed({}),
    await printed({ edition: 2, isRound: true }),
    await printed({ edition: 2, isForPress: true }),
  ])
    expect(run("qpdf", "--check", marked(pdf))).toContain("No syntax or stream encoding errors");
});

test.runIf(has("pdfinfo"))("only the page grows: trim and bleed stay where they were", async () => {
  const pdf = await printed();
  const before = join(folder, "before.pdf");
  writeFileSync(before, pdf);
  const boxes = (path: string) =>
    run("pdfinfo", "-box", path)
      .split("\n")
      .filter((line) => /^(Bleed|Trim|Media)Box/.test(line));
  const [mediaBefore, ...own] = boxes(before);
  const [media, ...kept] = boxes(marked(pdf));
  expect(kept).toEqual(own);
  expect(media).not.toBe(mediaBefore);
});

test.runIf(has("gs"))(
  "marks are on every plate, white too; the slug is in black alone and nothing of it lies on the print",
  async () => {
    const page = join(folder, "page-%d.tif");
    run(
      "gs",
      "-q",
      "-dNOPAUSE",
      "-dBATCH",
      "-dSAFER",
      "-sDEVICE=tiffsep",
      "-r254",
      "-o",
      page,
      marked(await printed()),
    );
    const plate = async (name: string) =>
      sharp(join(folder, `page-1(${name}).tif`))
        .extractChannel(0)
        .negate()
        .raw()
        .toBuffer({ resolveWithObject: true });
    const [white, black] = [await plate("White"), await plate("Black")];
    // The cross above the print, 12 mm from the upper edge: a pixel is a tenth of a millimetre.
    const inked = ({ data, info }: typeof white, left: number, top: number, size: number) =>
      Array.from(
        { length: size * size },
        (_, at) => data[(top + Math.floor(at / size)) * info.width + left + (at % size)],
      ).some((ink) => (ink ?? 0) > 60);
    const cross = [120 + 180 - 40, 120 - 85, 70] as const;
    expect([inked(white, ...cross), inked(black, ...cross)]).toEqual([true, true]);
    const below = 120 + 260 + 120;
    expect([inked(white, 60, below, 90), inked(black, 60, below, 90)]).toEqual([false, true]);
  },
);

test.runIf(has("pdftoppm"))("a scanner reads the piece's number from the page", async () => {
  const picture = join(folder, "page");
  run("pdftoppm", "-r", "300", "-png", "-singlefile", marked(await printed()), picture);
  const image = sharp(`${picture}.png`).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe("00012349");
});

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type FilmPixels,
  filmPixels,
  gangCell,
  gangProblems,
  inkBox,
  placeBox,
  USUAL_FILM,
} from "@surimono/domain/floor";
import fc from "fast-check";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { encode } from "uqr";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GangJob, MadeGang } from "../../print/gang-job.ts";
import { findInk } from "./find-ink.ts";
import { nestPrints } from "./nest-prints.ts";
import { printGang } from "./print-gang.ts";

const DPI = 300;
const FILM = { ...USUAL_FILM, widthMm: 100, maxLengthMm: 120 };
const film = filmPixels(FILM, DPI);
const folder = mkdtempSync(join(tmpdir(), "gang-"));
const found = (tool: string) => spawnSync("which", [tool]).status === 0;
const label = ["0001-2349 chest", "SR-7K3Q-D9WM"];
const { data: code } = encode("00012349", { ecc: "Q", border: 0 });
afterAll(() => rmSync(folder, { recursive: true }));

/** Clear, with a box of ink whose left upper corner is red, right upper one green, and the rest blue. */
async function printOf(name: string, w: number, h: number): Promise<string> {
  const corner = (background: string) => ({ create: { width: 10, height: 10, channels: 3 as const, background } });
  const path = join(folder, `${name}.png`);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: w + 90, height: h + 120, channels: 4, background: clear } })
    .composite([
      { input: { create: { width: w, height: h, channels: 3, background: "#0000ff" } }, left: 30, top: 50 },
      { input: corner("#ff0000"), left: 30, top: 50 },
      { input: corner("#00ff00"), left: 30 + w - 10, top: 50 },
    ])
    .withMetadata({ density: DPI })
    .png()
    .toFile(path);
  return path;
}

describe("laying prints on film", () => {
  const cellsOf = (sizes: readonly (readonly [number, number])[], on: FilmPixels) =>
    sizes.map(([w, h], index) => gangCell({ id: `${index}`, ink: { w, h }, label, code }, on));
  const size = fc.tuple(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 20, max: 900 }));

  test("every print is on one sheet, none touches another or hangs over, and the same prints lie alike", () => {
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 25 }), fc.boolean(), (sizes, mayTurn) => {
        const on = { ...film, mayTurn };
        const cells = cellsOf(sizes, on);
        const sheets = nestPrints(cells, on);
        const ids = sheets.flatMap(({ places }) => places.map(({ cell }) => cell.id));
        expect(ids.sort()).toEqual(cells.map(({ id }) => id).sort());
        for (const sheet of sheets) expect(gangProblems(sheet, on)).toEqual([]);
        expect(nestPrints(cells, on)).toEqual(sheets);
      }),
      { numRuns: 20 },
    );
  });

  test("a hundred prints of a workshop's day fill most of the film", () => {
    const wide = filmPixels(USUAL_FILM, DPI);
    const mm = (length: number) => Math.round(length * wide.perMm);
    const sizes = Array.from(
      { length: 100 },
      (_, index) => [mm(60 + ((index * 37) % 240)), mm(50 + ((index * 53) % 200))] as const,
    );
    const sheets = nestPrints(cellsOf(sizes, wide), wide);
    const ink = sizes.reduce((sum, [w, h]) => sum + w * h, 0);
    const used = ink / sheets.reduce((sum, { length }) => sum + length * wide.width, 0);
    expect(used).toBeGreaterThan(0.7);
  });

  test("equal prints lie in rows, two beside each other", () => {
    const wide = filmPixels(USUAL_FILM, DPI);
    const mm = (length: number) => Math.round(length * wide.perMm);
    const sizes = Array.from({ length: 12 }, () => [mm(270), mm(290)] as const);
    expect(nestPrints(cellsOf(sizes, wide), wide).map(({ places }) => places.length)).toEqual([6, 6]);
  });
});

describe("a drawn sheet", () => {
  let made: MadeGang;
  let job: GangJob;
  const fileOf = (kind: string, sheet = 0) => {
    const file = made.sheets[sheet]?.files.find((one) => one.kind === kind);
    if (!file) throw new Error(`no ${kind}`);
    return { ...file, path: join(folder, file.name) };
  };

  beforeAll(async () => {
    const [wide, tall] = [await printOf("wide", 700, 300), await printOf("tall", 1000, 200)];
    const clear = join(folder, "clear.png");
    await sharp({ create: { width: 50, height: 50, channels: 4, background: "#00000000" } })
      .png()
      .toFile(clear);
    const huge = await printOf("huge", 1300, 1400);
    const pieces = [
      { id: "one", code: "00012349", path: wide, label },
      { id: "two", code: "00010017", path: wide, label },
      { id: "three", code: "00010029", path: tall, label },
      { id: "four", code: "00010031", path: clear, label },
      { id: "five", code: "00010043", path: huge, label },
      { id: "six", code: "00010055", path: join(folder, "nowhere.png"), label },
    ];
    job = { pieces, film: { ...FILM, maxLengthMm: 150 }, dpi: DPI, title: "P000012", folder };
    made = await printGang(job);
  });

  test("what is clear, too large or unreadable is refused by its name", () => {
    expect(made.refused.map(({ id, why }) => [id, why])).toEqual([
      ["four", "empty"],
      ["five", "too-large"],
      ["six", "unreadable"],
    ]);
    expect(made.refused[1]?.wMm).toBeGreaterThan(100);
    expect(made.sheets.flatMap(({ pieces }) => pieces.map(({ id }) => id)).sort()).toEqual(["one", "three", "two"]);
  });

  test("is mirrored: the print's left upper corner is on the right, turned or not, with white below it and no white below names", async () => {
    const print = await sharp(fileOf("print").path).raw().toBuffer({ resolveWithObject: true });
    const plate = await sharp(fileOf("plate").path).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    expect(await sharp(fileOf("plate").path).metadata()).toMatchObject({ space: "b-w", density: DPI });
    expect([print.info.width, print.info.channels, plate.info.width, plate.info.channels]).toEqual([
      ...[film.width, 4, film.width, 1],
    ]);
    expect(print.info.height).toBe(plate.info.height);
    const at = (x: number, y: number) => {
      const pixel = (y * film.width + (film.width - 1 - x)) * 4;
      return [...print.data.subarray(pixel, pixel + 4)].join();
    };
    const [red, green, blue] = ["255,0,0,255", "0,255,0,255", "0,0,255,255"];
    const [sheet] = made.sheets;
    expect(sheet?.pieces.some(({ turned }) => turned)).toBe(true);
    let whites = 0;
    for (const { xMm, yMm, wMm, hMm, turned } of sheet?.pieces ?? []) {
      // A millimetre has 11.8 pixels, and a tenth of one is told.
      const px = (mm: number) => Math.round(mm * film.perMm);
      const [near, top] = [4, px(yMm)];
      const [l, t, r, b] = [px(xMm) + near, top + near, px(xMm + wMm) - near, px(yMm + hMm) - near];
      expect([at(l, t), at(r, t), at(r, b), at(l, b)]).toEqual(
        turned ? [blue, red, green, blue] : [red, green, blue, blue],
      );
      expect(plate.data[t * film.width + (film.width - 1 - l)]).toBe(255);
      // Two pixels of the edge, 0.17 mm, have none.
      let edge = top - near;
      while (!at(l, edge).endsWith("255")) edge++;
      const whiteAt = (y: number) => plate.data[y * film.width + (film.width - 1 - l)];
      expect([edge, edge + 1, edge + 2].map(whiteAt)).toEqual([0, 0, 255]);
      whites += (wMm * film.perMm - 4) * (hMm * film.perMm - 4);
    }
    const isWhite = plate.data.reduce((sum, tint) => sum + (tint > 0 ? 1 : 0), 0);
    expect(Math.abs(isWhite - whites) / whites).toBeLessThan(0.02);
    const black = print.data.filter(
      (_, index) => index % 4 === 3 && print.data[index - 1] === 0 && print.data[index] === 255,
    );
    expect(black.length).toBeGreaterThan(1000);
  });

  /** What a scanner reads below the ink of each piece, from the front of the film. */
  async function readCodes(path: string, dpi: number, isMirrored: boolean) {
    const picture = sharp(path).flatten({ background: "#ffffff" });
    const front = isMirrored ? picture.flop() : picture;
    const { data, info } = await front.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return (made.sheets[0]?.pieces ?? []).map(({ id, xMm, yMm, wMm, hMm, turned }) => {
      const px = (mm: number) => Math.round((mm * dpi) / 25.4);
      // The cell's lower end is on the left of a print that lies on its side.
      const label = px(14);
      const [left, top] = turned ? [px(xMm) - label, px(yMm)] : [px(xMm), px(yMm + hMm)];
      const [width, height] = turned ? [label, px(Math.max(wMm, 15))] : [px(15), label];
      const seen = new Uint8ClampedArray(width * height * 4).fill(255);
      for (let y = Math.max(0, -top); y < Math.min(height, info.height - top); y++)
        for (let x = Math.max(0, -left); x < Math.min(width, info.width - left); x++) {
          const at = ((top + y) * info.width + left + x) * 4;
          seen.set(data.subarray(at, at + 4), (y * width + x) * 4);
        }
      return [id, decodeQR({ width, height, data: seen })];
    });
  }
  const CODES = [
    ["one", "00012349"],
    ["three", "00010029"],
    ["two", "00010017"],
  ];

  test("each print has the QR code of its piece beside it, which a scanner reads from the front", async () => {
    expect((await readCodes(fileOf("print").path, DPI, true)).sort()).toEqual(CODES);
  });

  test("the same prints give the same bytes, and each file is what its hash says", async () => {
    const before = made.sheets.flatMap(({ files }) => files);
    expect((await printGang(job)).sheets.flatMap(({ files }) => files)).toEqual(before);
    for (const { name, bytes } of before) expect(readFileSync(join(folder, name)).length).toBe(bytes);
  });

  test("the PDF has the sheet's true size, each print once, and white as a separation", () => {
    const { path } = fileOf("pdf");
    const [sheet] = made.sheets;
    const text = readFileSync(path).toString("latin1");
    const [, width = 0, height = 0] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)?.map(Number) ?? [];
    expect((width * 25.4) / 72).toBeCloseTo(sheet?.widthMm ?? 0, 1);
    expect((height * 25.4) / 72).toBeCloseTo(sheet?.lengthMm ?? 0, 1);
    expect(text.match(/\/Separation \/White/g)).toHaveLength(1);
    // Two prints, each with its colours and its white; they are opaque.
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(4);
    if (found("qpdf")) execFileSync("qpdf", ["--check", path]);
  });

  test.runIf(found("pdftoppm"))("the codes are read from the PDF too", async () => {
    execFileSync("pdftoppm", ["-r", "300", "-png", "-singlefile", fileOf("pdf").path, join(folder, "codes")]);
    expect((await readCodes(join(folder, "codes.png"), DPI, true)).sort()).toEqual(CODES);
  });

  test.runIf(found("pdftoppm"))("the PDF shows what the PNG shows", async () => {
    const { path } = fileOf("pdf");
    execFileSync("pdftoppm", ["-r", "100", "-png", "-singlefile", path, join(folder, "page")]);
    const [width, height] = [390, Math.floor(((made.sheets[0]?.lengthMm ?? 0) / 25.4) * 99)];
    const raw = (file: string) =>
      sharp(file).flatten({ background: "#ffffff" }).resize(width, height, { fit: "fill" }).raw().toBuffer();
    const [one, other] = [await raw(join(folder, "page.png")), await raw(fileOf("print").path)];
    const apart = one.reduce((sum, value, index) => sum + (Math.abs(value - (other[index] ?? 0)) > 90 ? 1 : 0), 0);
    expect(apart / one.length).toBeLessThan(0.02);
  });
});

test("ink is found in its box, to the pixel", async () => {
  expect(await findInk(await printOf("small", 33, 21), DPI)).toEqual({ x: 30, y: 50, w: 33, h: 21 });
  expect(await findInk(join(folder, "none.png"), DPI)).toBeUndefined();
  const place = { cell: gangCell({ id: "a", ink: { w: 30, h: 20 }, label, code }, film), x: 5, y: 7, turned: true };
  expect(inkBox(place).x + inkBox(place).w).toBe(placeBox(place).x + placeBox(place).w);
});

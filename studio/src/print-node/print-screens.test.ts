import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AreaDesign, ShapeLayer } from "@surimono/domain/designs";
import { screensOf } from "@surimono/domain/designs";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { markPdf } from "../print/index.ts";
import { FILM_DPI } from "../screens/index.ts";
import { printArea } from "./print-area.ts";

const folder = mkdtempSync(join(tmpdir(), "films-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The tools come with poppler. */
const found = (tool: string) => spawnSync("which", [tool]).status === 0;

const NAVY = "#1f2a44";

function shape(fill: string, [x, y, w, h]: readonly [number, number, number, number]): ShapeLayer {
  return {
    ...{ id: `${x}-${y}-${fill.slice(1)}`, name: "", kind: "shape", shape: "rectangle", fill },
    ...{ x: (x + w / 2) * 1000, y: (y + h / 2) * 1000, width: w * 1000, height: h * 1000 },
    ...{ rotation: 0, opacity: 1000, flipX: false, flipY: false, locked: false, hidden: false },
  };
}

/** Millimetres: red beside black, and yellow alone. */
const area: AreaDesign = {
  ...{ areaKindId: 1, width: 40_000, height: 30_000 },
  layers: [shape("#d22630", [5, 5, 10, 10]), shape("#1a1a1a", [15, 5, 10, 10]), shape("#ffc72c", [5, 20, 10, 5])],
};

async function printed(
  inks: readonly string[],
  cloth: string,
  options: { halftone?: boolean; area?: AreaDesign } = {},
) {
  const screens = screensOf({ inks }, cloth);
  const job = {
    ...{ area: options.area ?? area, images: {}, dpi: 300, bleed: 0 },
    screens: { screens, cloth, halftone: options.halftone ?? false },
  };
  return { screens, files: await printArea(job) };
}

/** As poppler's renderer sees a film: 255 where there is ink, one byte a pixel. */
async function seen(pdf: Uint8Array, dpi = FILM_DPI) {
  const path = join(folder, "film.pdf");
  writeFileSync(path, pdf);
  execFileSync("pdftoppm", ["-r", String(dpi), "-png", "-gray", "-aa", "no", path, join(folder, "film")]);
  const picture = sharp(readFileSync(join(folder, "film-1.png"))).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    255 - (data[Math.floor((y / 25.4) * dpi) * info.width + Math.floor((x / 25.4) * dpi)] ?? 0);
  const share = (x: number, y: number, w: number, h: number) => {
    let ink = 0;
    let all = 0;
    for (let row = Math.round((y / 25.4) * dpi); row < ((y + h) / 25.4) * dpi; row++)
      for (let column = Math.round((x / 25.4) * dpi); column < ((x + w) / 25.4) * dpi; column++, all++)
        ink += (data[row * info.width + column] ?? 255) < 128 ? 1 : 0;
    return ink / all;
  };
  return { at, share, width: info.width, height: info.height };
}

describe.runIf(found("pdftoppm"))("films of silk screen", () => {
  test("each ink has one, from light to dark, at true size, and a lighter ink goes on 0.2 mm under a darker one", async () => {
    const { screens, files } = await printed(["black", "red", "yellow"], "#ffffff");
    expect(screens.map(({ id }) => id)).toEqual(["yellow", "red", "black"]);
    const [yellow, red, black] = await seenAll(files.films);
    expect([yellow?.width, yellow?.height]).toEqual([1134, 851]);
    expect([yellow?.at(10, 22), yellow?.at(10, 10), red?.at(10, 10), red?.at(10, 22)]).toEqual([255, 0, 255, 0]);
    // The edge between red and black is at 15 mm.
    expect([red?.at(15.1, 10), red?.at(15.3, 10), black?.at(14.9, 10), black?.at(15.1, 10)]).toEqual([255, 0, 0, 255]);
    // Nothing spreads onto bare cloth.
    expect(red?.at(4.9, 10)).toBe(0);
  });

  test("on dark cloth white lies below all, 0.2 mm smaller, and cloth-coloured art is left bare", async () => {
    const cloth = { ...area, layers: [...area.layers, shape(NAVY, [30, 5, 5, 5])] };
    const { screens, files } = await printed(["red", "yellow"], NAVY, { area: cloth });
    expect(screens.map(({ id, base }) => [id, base])).toEqual([
      ["white", "under"],
      ["yellow", undefined],
      ["red", undefined],
    ]);
    const [base, , red] = await seenAll(files.films);
    expect([base?.at(5.1, 10), base?.at(5.3, 10), red?.at(5.1, 10), base?.at(32, 7)]).toEqual([0, 255, 255, 0]);
  });

  test("white art and the white below share a screen", async () => {
    const white = { ...area, layers: [shape("#ffffff", [5, 5, 10, 10]), shape("#d22630", [20, 5, 10, 10])] };
    const { screens, files } = await printed(["white", "red"], NAVY, { area: white });
    expect(screens.map(({ id, base }) => [id, base])).toEqual([
      ["white", "art"],
      ["red", undefined],
    ]);
    const [base] = await seenAll(files.films);
    expect([base?.at(5.1, 10), base?.at(20.1, 10), base?.at(20.3, 10)]).toEqual([255, 0, 255]);
  });

  test("tones become dots of that share where they are wanted", async () => {
    const grey = { ...area, layers: [shape("#8c8c8c", [5, 5, 20, 20])] };
    const { files } = await printed(["black"], "#ffffff", { area: grey, halftone: true });
    const [film] = await seenAll(files.films);
    // (255 − 0x8c) / (255 − 0x1a): half of the way to the ink.
    expect(film?.share(8, 8, 14, 14)).toBeCloseTo(0.5, 1);
    const { files: flat } = await printed(["black"], "#ffffff", { area: grey });
    expect([0, 1]).toContain((await seenAll(flat.films))[0]?.share(8, 8, 14, 14));
  });

  test.runIf(found("gs"))(
    "is of one bit and of black alone for tools that are not ours, and takes marks and a slug",
    async () => {
      const { files } = await printed(["black", "red"], "#ffffff");
      const film = Buffer.from(files.films?.[1] ?? []);
      const path = join(folder, "marked.pdf");
      const marked = markPdf(film, { code: "000123495", lines: ["SR-7K3Q-D9WM  0001-2349", "FILM 2/2 BLACK"] });
      writeFileSync(path, marked ?? "");
      expect(execFileSync("pdfimages", ["-list", path], { encoding: "utf8" })).toMatch(
        /stencil +1134 +850 +- +1 +1 +image/,
      );
      const inks = execFileSync("gs", ["-q", "-o", "-", "-sDEVICE=inkcov", path], { encoding: "utf8" });
      const [cyan = 1, magenta = 1, yellow = 1, black = 0] = inks.trim().split(/\s+/).map(Number);
      // The crosses are on every plate.
      expect(Math.max(cyan, magenta, yellow)).toBeLessThan(0.02);
      expect(black).toBeGreaterThan(0.03);
    },
  );

  test("the same job gives the same bytes", async () => {
    const [one, other] = [await printed(["red"], NAVY), await printed(["red"], NAVY)];
    expect(one.files.films).toEqual(other.files.films);
  });
});

async function seenAll(films: readonly Uint8Array[] = []) {
  const pages: Awaited<ReturnType<typeof seen>>[] = [];
  for (const film of films) pages.push(await seen(film));
  return pages;
}

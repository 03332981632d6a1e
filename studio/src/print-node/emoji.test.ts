import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { addEmoji, emojiPath } from "../print/index.ts";
import { areaOf, textLayer } from "../scene/design.fixture.ts";
import { emojiIdsIn, layoutText, type SceneAssets } from "../scene/index.ts";
import { createNodeAssets, renderArea } from "./index.ts";

const FOLDER = path.dirname(createRequire(import.meta.url).resolve("@twemoji/svg/package.json"));
/** Without the letters that form flags only in pairs, the bare skin tones, and a sign outside the standard. */
const FILES = readdirSync(FOLDER).filter(
  (file) => file.endsWith(".svg") && !/^(1f1[ef].|1f3f[b-f]|e50a)\.svg$/.test(file),
);
/** Pixels of the compared square. */
const SIDE = 48;
const EM = 12_000;

const textOf = (file: string): string =>
  String.fromCodePoint(
    ...file
      .replace(".svg", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16)),
  );

let assets: SceneAssets;

beforeAll(async () => {
  assets = await createNodeAssets([areaOf([textLayer("国")])], async () => Buffer.alloc(0));
});

/** The emoji alone, its square filling the picture. */
async function drawn(text: string): Promise<Buffer> {
  const area = areaOf([textLayer(text, { fontSize: EM, x: EM / 2, y: EM / 2 })], EM, EM);
  await addEmoji(assets.text, [text]);
  const raster = renderArea(area, (SIDE * 25_400) / EM, assets);
  return onWhite(sharp(Buffer.from(raster.data), { raw: { width: raster.width, height: raster.height, channels: 4 } }));
}

function onWhite(picture: ReturnType<typeof sharp>): Promise<Buffer> {
  return picture.resize(SIDE, SIDE, { fit: "fill" }).flatten({ background: "#ffffff" }).raw().toBuffer();
}

async function difference(file: string): Promise<number> {
  // A lone sign that may be a letter is requested as a picture.
  const text = textOf(file);
  const ours = await drawn([...text].length === 1 ? `${text}\uFE0F` : text);
  const theirs = await onWhite(sharp(await readFile(path.join(FOLDER, file)), { density: 300 }));
  return ours.reduce((sum, value, index) => sum + Math.abs(value - (theirs[index] as number)), 0) / ours.length;
}

test("emoji look as another painter of SVG paints them", async () => {
  const odd: string[] = [];
  for (const file of FILES.filter((_, index) => index % Number(process.env["EVERY"] ?? 40) === 0)) {
    const apart = await difference(file);
    if (apart > 4) odd.push(`${file} ${apart.toFixed(1)}`);
  }
  expect(odd).toEqual([]);
});

test("every drawing is found by what people type for it", () => {
  const lost = FILES.filter((file) => {
    const text = textOf(file);
    const ids = emojiIdsIn([...text].length === 1 ? `${text}\uFE0F` : text);
    return ids.length !== 1 || emojiPath(ids[0] ?? "") === undefined;
  });
  expect(lost).toEqual([]);
});

test("an emoji that nobody drew is told, and never printed as something else", async () => {
  // Two letters that are no country's, and a family that no set has.
  const layer = textLayer("国🇽🇽と👨🏿‍👨🏻‍👧🏽‍👦🏾", {});
  await addEmoji(assets.text, [layer.text]);
  expect(layoutText(layer, assets.text)?.missing).toEqual(["🇽🇽", "👨🏿‍👨🏻‍👧🏽‍👦🏾"]);
});

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FONTS } from "../scene/index.ts";
import { fontLicencePath, fontPath, nodeShaper } from "./index.ts";

test.each(FONTS.map((font) => font.id))("%s is a TTF with its licence", async (fontId) => {
  const file = await readFile(fontPath(fontId) as string);
  expect(file.readUInt32BE(0)).toBe(0x00010000);
  expect(await readFile(fontLicencePath(fontId) as string, "utf8")).toContain("SIL OPEN FONT LICENSE");
});

test("an id that is not in the list names no file", () => {
  for (const id of ["", "noto", "../../package", "noto-sans-jp-400/../x"]) expect(fontPath(id)).toBeUndefined();
});

test("ids are unique", () => {
  expect(new Set(FONTS.map((font) => font.id)).size).toBe(FONTS.length);
  expect(FONTS.every((font) => existsSync(fontPath(font.id) as string))).toBe(true);
});

// With a shaper for each document HarfBuzz ran out of memory at the 211th.
test("hundreds of documents in one process, in all faces, are shaped", async () => {
  const words = "摺物、髙﨑「12月」";
  const measure = async (round: number) => {
    const ids = [0, 1, 2].map((step) => FONTS[(round * 3 + step) % FONTS.length]?.id ?? "");
    const shaper = await nodeShaper(ids);
    return ids.map((id) => shaper.face(id)?.shape(words, { vertical: true, script: "Kana", features: [] }).length);
  };
  for (let round = 0; round < 300; round++)
    expect((await measure(round)).every((glyphs) => (glyphs ?? 0) > 8)).toBe(true);
});

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FONTS } from "../scene/index.ts";
import { fontLicencePath, fontPath } from "./index.ts";

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

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { USUAL_FILM } from "@surimono/domain/floor";
import { afterAll, expect, test } from "vitest";
import { readPress } from "./press.ts";

const folder = mkdtempSync(join(tmpdir(), "press-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(press: unknown, hotFolder?: string, more: Readonly<Record<string, string>> = {}) {
  const path = join(folder, "operator.json");
  writeFileSync(path, JSON.stringify({ press }));
  const problems: string[] = [];
  const settings = readPress({ OPERATOR_FILE: path, ...(hotFolder && { HOT_FOLDER: hotFolder }), ...more }, problems);
  return { settings, problems: problems.map((problem) => problem.replace(`OPERATOR_FILE ${path}: `, "")) };
}

test("a shop that says nothing has the usual film, and no folder", () => {
  expect(read(undefined)).toEqual({ settings: { hotFolder: undefined, film: USUAL_FILM }, problems: [] });
});

test("film and folder are the operator's, and what is wrong is named", () => {
  const said = {
    film: { widthMm: 330, mayTurn: false },
  };
  const { settings, problems } = read(said, folder);
  expect(problems).toEqual([]);
  expect(settings).toEqual({
    hotFolder: folder,
    film: { ...USUAL_FILM, widthMm: 330, mayTurn: false },
  });
  const wrong = { film: { widthMm: 20, gapMm: "6", mayTurn: 1 } };
  expect(read(wrong, join(folder, "not-there")).problems).toEqual([
    "HOT_FOLDER must be the absolute path of a folder that is there",
    "press.film.widthMm must be millimetres from 100 to 1600",
    "press.film.gapMm must be millimetres from 3 to 50",
    "press.film.mayTurn must be true or false",
  ]);
});

test("a process for pages alone asks nothing of the folder, which may be on another machine", () => {
  const elsewhere = join(folder, "not-there");
  const { settings, problems } = read({}, elsewhere, { ROLE: "web" });
  expect([settings.hotFolder, problems]).toEqual([elsewhere, []]);
});

// To root every folder is open.
test.skipIf(process.getuid?.() === 0)("a folder that may not be written into is named at the start", () => {
  const closed = mkdtempSync(join(folder, "closed-"));
  chmodSync(closed, 0o555);
  expect(read({}, closed, { ROLE: "worker" }).problems).toEqual([expect.stringContaining("ReadWritePaths=")]);
});

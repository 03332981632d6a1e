import { expect, test } from "vitest";
import { CatalogueFailure } from "../catalogue-failure.ts";
import { openCatalogueFiles } from "../read-catalogue.ts";
import { sortOutDrafts } from "./sort-out-drafts.ts";
import { withDrafts } from "./with-drafts.ts";

const TEE = "items/1001-organic-cotton-tee.json";
const MUG = "items/1004-ceramic-mug-330.json";
const COLORS = "lookups/colors.json";
const NEW_COLOR = 9001;

const { texts } = await openCatalogueFiles();

interface Draft {
  readonly path: string;
  readonly text: string;
}
type Json = Record<string, unknown> & { colorIds: number[] };

function draftOf<Content>(path: string, edit: (content: Content) => Content): Draft {
  return { path, text: JSON.stringify(edit(JSON.parse(texts.get(path) ?? ""))) };
}

/** Counts its checks, as each reads the whole catalogue. */
function checker() {
  const checked: number[] = [];
  const problemsOf = async (rows: readonly Draft[]) => {
    checked.push(rows.length);
    try {
      withDrafts(texts, rows).read();
      return [];
    } catch (error) {
      if (error instanceof CatalogueFailure) return error.problems;
      throw error;
    }
  };
  return { checked, problemsOf };
}

const color = draftOf<object[]>(COLORS, (colors) => [...colors, { ...colors[0], id: NEW_COLOR, name: "新色" }]);
const inColor = draftOf<Json>(TEE, (item) => ({ ...item, colorIds: [...item.colorIds, NEW_COLOR] }));
const wrongMug = draftOf<Json>(MUG, (item) => ({ ...item, kindId: 424_242 }));
const lighterMug = draftOf<Json>(MUG, (item) => ({ ...item, weightText: "400g" }));
const withoutColors = draftOf<object[]>(COLORS, (colors) => colors.slice(1));
const pathsOf = (rows: readonly Draft[]) => rows.map(({ path }) => path);

test("what is sound is sold as it is, after one check", async () => {
  const { checked, problemsOf } = checker();
  expect(await sortOutDrafts([inColor, color], problemsOf)).toEqual({ sound: [inColor, color], troubles: [] });
  expect(checked).toEqual([2]);
});

test("a draft that is wrong itself keeps nothing back that can only be sold together", async () => {
  const { checked, problemsOf } = checker();
  const { sound, troubles } = await sortOutDrafts([inColor, wrongMug, color], problemsOf);
  expect(pathsOf(sound)).toEqual([TEE, COLORS]);
  expect(troubles).toEqual([{ row: wrongMug, trouble: expect.stringMatching(/kindId: 424242 is unknown/) }]);
  expect(checked).toEqual([3, 2, 3]);
});

test("what lacks the draft that is wrong stays with it, and says why", async () => {
  const broken = { path: COLORS, text: `${color.text},` };
  const { sound, troubles } = await sortOutDrafts([inColor, broken, lighterMug], checker().problemsOf);
  expect(pathsOf(sound)).toEqual([MUG]);
  expect(troubles).toEqual([
    { row: inColor, trouble: expect.stringContaining(`there is no colour ${NEW_COLOR}`) },
    { row: broken, trouble: expect.stringContaining("is no JSON") },
  ]);
});

test("a draft that makes only other files wrong is found too", async () => {
  const { sound, troubles } = await sortOutDrafts([withoutColors, lighterMug], checker().problemsOf);
  expect(pathsOf(sound)).toEqual([MUG]);
  expect(troubles).toMatchObject([{ row: withoutColors }]);
});

test("one that needs another is tried again after that one", async () => {
  const needs = new Map([["a", "b"]]);
  const problemsOf = async (rows: readonly { path: string }[]) =>
    rows
      .filter(({ path }) => path === "c" || rows.every((one) => one.path !== (needs.get(path) ?? path)))
      .map(() => ({ path: "elsewhere", line: undefined, field: "", problem: "is wrong" }));
  const rows = ["a", "b", "c"].map((path) => ({ path }));
  expect(await sortOutDrafts(rows, problemsOf)).toEqual({
    sound: [rows[1], rows[0]],
    troubles: [{ row: rows[2], trouble: "elsewhere: is wrong" }],
  });
});

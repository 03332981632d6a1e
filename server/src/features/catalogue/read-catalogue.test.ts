import { cp, mkdtemp, readFile, rm, symlink, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { artFolder } from "./art-files.ts";
import { catalogueFolder, openCatalogueFiles } from "./read-catalogue.ts";

const TEE = "items/1001-organic-cotton-tee.json";
const TOTE = "items/1002-canvas-tote-m.json";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "surimono-catalogue-"));
  for (const room of ["items", "lookups"])
    await cp(join(catalogueFolder(), room), join(folder, room), { recursive: true });
  await symlink(artFolder(), join(folder, "art"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Changes the first place where the words stand, as a person would in an editor; answers its line. */
async function change(path: string, from: string, to: string): Promise<number> {
  const text = await readFile(join(folder, path), "utf8");
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`${path} has no ${from}`);
  await writeFile(join(folder, path), text.replace(from, to));
  return text.slice(0, at).split("\n").length;
}

async function problems(): Promise<string[]> {
  const files = await openCatalogueFiles(folder);
  try {
    files.read();
    return [];
  } catch (error) {
    return (error as Error).message.split("\n- ").slice(1);
  }
}

test("finds nothing wrong with the shop's own, and changes its hash with any file", async () => {
  expect(await problems()).toEqual([]);
  const before = (await openCatalogueFiles(folder)).contentHash;
  expect((await openCatalogueFiles(folder)).contentHash).toBe(before);
  await change("lookups/tax-divisions.json", "1000", "800");
  expect((await openCatalogueFiles(folder)).contentHash).not.toBe(before);
});

test.each([
  ["a text for a number", TEE, '"price": 1830', '"price": "1830"', "sizes.4.price: is no number"],
  ["a price with a fraction", TEE, '"price": 1830', '"price": 1830.5', "sizes.4.price: is no int"],
  ["a field that is misspelt", TEE, '"weightText"', '"wieghtText"', "wieghtText: is unknown"],
  ["a method that does not exist", TEE, '"methodId": 46', '"methodId": 47', "methods.2.methodId: is none of"],
  ["a side that does not exist", TEE, '"view": "back"', '"view": "top"', "methods.0.areas.1.view: is none of front"],
  ["an empty name", TEE, '"オーガニックコットンTシャツ"', '""', "name: is empty"],
  ["a day in another form", TEE, '"2025-03-01"', '"2025/3/1"', "releasedOn: has not the form"],
  ["a fee table with a gap", TEE, '"from": 11,', '"from": 12,', "methods.0.areas.0.fees.1.from: has a gap before 12"],
  [
    "one with an overlap",
    TEE,
    '"from": 11,',
    '"from": 10,',
    "methods.0.areas.0.fees.1.from: overlaps the band before 10",
  ],
  ["an unknown kind", TEE, '"kindId": 1', '"kindId": 999', "kindId: 999 is unknown"],
  ["an unknown material", TEE, '"materialIds": [1]', '"materialIds": [1, 99]', "materialIds: 99 is unknown"],
  ["a colour that is no colour", TEE, '"#F7F7F4"', '"white"', "colors.0.hex: white is no #rrggbb"],
  ["a price that tax makes uneven", TEE, '"price": 1830', '"price": 1835', "sizes.4.price: is not a positive multiple"],
  [
    "a silhouette that is not drawn",
    TEE,
    '"silhouette": "tee"',
    '"silhouette": "cape"',
    "silhouette: there is no art/cape",
  ],
  [
    "a side that is not drawn",
    TOTE,
    '"view": "front"',
    '"view": "left"',
    "methods.0.areas.0.view: art/tote has no drawing of left",
  ],
  ["a list with one id twice", "lookups/materials.json", '"id": 3', '"id": 1', "1.id: 1 stands twice"],
  ["a rate in percent", "lookups/tax-divisions.json", "1000", '"10%"', "0.rate: is no number"],
])("names file, line and field of %s", async (_what, path, from, to, problem) => {
  const line = await change(path, from, to);
  const found = await problems();
  expect(
    found.some((one) => one.startsWith(`${path}:${line} ${problem}`)),
    found.join("\n"),
  ).toBe(true);
});

test("names the line on which a text stops being JSON", async () => {
  const line = await change(TEE, '"id": 1001,', '"id": 1001');
  expect((await problems())[0]).toMatch(new RegExp(`^${TEE}:${line + 1}: is no JSON`));
  await writeFile(join(folder, TOTE), '{\n  "id": 1002,\n  "name": [\n');
  expect(await problems()).toContainEqual(expect.stringMatching(new RegExp(`^${TOTE}:3: is no JSON`)));
});

test("a list that is gone, or a file that is empty", async () => {
  await writeFile(join(folder, TEE), "");
  expect(await problems()).toEqual([expect.stringContaining(`${TEE}:1: is no JSON`)]);
  await unlink(join(folder, "lookups/materials.json"));
  await expect(openCatalogueFiles(folder)).rejects.toThrow("materials.json");
});

test("names both files of one id and of one pku", async () => {
  await cp(join(folder, TEE), join(folder, "items/2000-again.json"));
  expect(await problems()).toEqual(
    expect.arrayContaining([
      `items/2000-again.json:2 id: 1001 is that of ${TEE} too`,
      `items/2000-again.json:3 pku: 1711929600 is that of ${TEE} too`,
    ]),
  );
});

test("names everything at once", async () => {
  await change(TEE, '"kindId": 1', '"kindId": 999');
  await change(TOTE, '"fabricTypeId": 5', '"fabricTypeId": 99');
  expect(await problems()).toHaveLength(2);
});

import { cp, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyCatalogue } from "../../testing/copy-catalogue.ts";
import { openCatalogueFiles } from "./read-catalogue.ts";

const TEE = "items/1001-organic-cotton-tee.json";
const TOTE = "items/1002-canvas-tote-m.json";
const ORGANIC_APRON = "items/1086-organic-apron.json";
const PRINT = "fees/print.json";
const TOTES = "areas/tote.json";
const FABRICS = "lookups/fabric-types.json";
const COLORS = "lookups/colors.json";

const FAN = "areas/uchiwa.json";
let folder: string;

beforeEach(async () => {
  folder = await copyCatalogue();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Changes the first occurrence of the words, as a person would in an editor; returns its line. */
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
  ["an empty name", TEE, '"オーガニックコットンTシャツ"', '""', "name: is empty"],
  ["a day in another form", TEE, '"2025-03-01"', '"2025/3/1"', "releasedOn: has not the form"],
  ["an unknown kind", TEE, '"kindId": 1', '"kindId": 999', "kindId: 999 is unknown"],
  ["an unknown material", TEE, '"materialIds": [1]', '"materialIds": [1, 99]', "materialIds: 99 is unknown"],
  ["a price that tax makes uneven", TEE, '"price": 1830', '"price": 1835', "sizes.4.price: is not a positive multiple"],
  [
    "a silhouette without places",
    TEE,
    '"silhouette": "tee"',
    '"silhouette": "cape"',
    "silhouette: there is no areas/cape.json",
  ],
  [
    "a name that no set has",
    TEE,
    '"areas": "standard"',
    '"areas": "wide"',
    "areas: there is no wide in areas/tee.json",
  ],
  ["a colour that no list has", TEE, "[101, ", "[999, ", "colorIds: there is no colour 999 in lookups/colors.json"],
  [
    "a table that no list has",
    TEE,
    "nape-transfer",
    "neck-transfer",
    "methods.0.fees: there is no table neck-transfer",
  ],
  [
    "a table of another method",
    TEE,
    "nape-transfer",
    "nape-ink-jet-a",
    "methods.0.fees: nape-ink-jet-a is of method 43",
  ],
  ["a table of other goods", TEE, "nape-transfer", "cap-transfer", "methods.0.fees: cap-transfer prices no place"],
  ["a place without a price", TEE, ', "nape-transfer"', "", "methods.0.fees: no table prices place 7"],
  [
    "a place with two prices",
    TEE,
    "nape-ink-jet-a",
    'nape-ink-jet-a", "nape-ink-jet-b',
    "methods.1.fees: nape-ink-jet-a and nape-ink-jet-b price place 7",
  ],
  ["a tag that no list has", TEE, '"name-tag"', '"label"', "nameTagFees: there is no table label in fees/tags.json"],
  ["a tag of the other kind", TEE, '"name-tag"', '"hang-tag"', "nameTagFees: hang-tag is of step 3"],
  [
    "a colour that the method does not print on",
    ORGANIC_APRON,
    '"colorIds": [132',
    '"colorIds": [118',
    "methods.2.colorIds: 白インクジェット does not print on セージ",
  ],
  ["a fee that is no number", PRINT, '"11": 840', '"11": "840"', "chest-transfer.fees.11: is no number"],
  [
    "a step that is no number of pieces",
    PRINT,
    '"11": 840',
    '"x": 840',
    "chest-transfer.fees.x: is no name that is known here",
  ],
  ["a fee that rises", PRINT, '"11": 840', '"11": 890', "chest-transfer.fees.11: rises at 11"],
  ["fees that do not start at one piece", PRINT, '"1": 880, ', "", "chest-transfer.fees.11: does not start at 1"],
  [
    "a table at a place that has no such print",
    PRINT,
    "[7]",
    "[7, 22]",
    "nape-transfer: none of its items is printed at place 22",
  ],
  [
    "tag fees that tax makes uneven",
    "fees/tags.json",
    '"1": 140',
    '"1": 145',
    "name-tag.fees.1: 145 is not a multiple of ten",
  ],
  ["a side that does not exist", TOTES, '"view": "back"', '"view": "top"', "m.areas.1.view: is none of front"],
  [
    "a side that is not drawn",
    TOTES,
    '"view": "front"',
    '"view": "left"',
    "m.areas.0.view: art/tote has no drawing of left",
  ],
  ["places that overlap unsaid", "areas/tee.json", "[1, 3], ", "", "standard.conflicts: areas 1 and 3 overlap"],
  ["an outline of half points", FAN, "[5000, 0]", "[5000]", "standard.areas.0.shape.outline.edge.0: is not 2 numbers"],
  [
    "an outline that is open",
    FAN,
    "37, 5000, 0]",
    "37, 5100, 0]",
    "standard.areas.0.shape.outline.edge.18: does not end where the path begins",
  ],
  ["a colour with a wrong hue", COLORS, '"#F7F7F4"', '"white"', "0.hex: white is no #rrggbb"],
  [
    "a colour that is on the list twice",
    COLORS,
    '"オフホワイト"',
    '"ホワイト"',
    "1: has the id or the name of colour 101",
  ],
  ["a list with one id twice", "lookups/materials.json", '"id": 3', '"id": 1', "1.id: 1 is there twice"],
  [
    "a fabric without words",
    FABRICS,
    ', "description": "Tシャツに',
    ', "wrong": "Tシャツに',
    "1.description: is missing",
  ],
  [
    "a fabric with empty words",
    FABRICS,
    '"細かな穴のあいた、乾きの早い生地。スポーツや夏の行事に。"',
    '""',
    "2.description: is empty",
  ],
  ["a rate in percent", "lookups/tax-divisions.json", "1000", '"10%"', "0.rate: is no number"],
])("names file, line and field of %s", async (_what, path, from, to, problem) => {
  const line = await change(path, from, to);
  const found = await problems();
  expect(
    found.some((one) => one.startsWith(`${path}:${line} ${problem}`)),
    found.join("\n"),
  ).toBe(true);
});

test("says once what is wrong in a table, and for which items", async () => {
  const line = await change(PRINT, '"11": 840', '"11": 845');
  const [problem, ...more] = await problems();
  expect(problem).toMatch(
    new RegExp(`^${PRINT}:${line} chest-transfer\\.fees\\.11: 845 is not .*, for ${TEE} and \\d+ more$`),
  );
  expect(more).toEqual([]);
});

test("names the set that lacks a size group, and the item that has it", async () => {
  await change(TOTE, '"group": "one"', '"group": "tall"');
  expect(await problems()).toEqual([
    expect.stringMatching(new RegExp(`^${TOTES}:4 m\\.areas\\.0\\.rects: lacks the size group tall .*, for ${TOTE}$`)),
    expect.stringMatching(new RegExp(`^${TOTES}:5 m\\.areas\\.1\\.rects: lacks the size group tall .*, for ${TOTE}$`)),
  ]);
});

test("names an item whose silhouette is not drawn", async () => {
  await cp(join(folder, "areas/tee.json"), join(folder, "areas/cape.json"));
  const line = await change(TEE, '"silhouette": "tee"', '"silhouette": "cape"');
  expect(await problems()).toContainEqual(
    expect.stringContaining(`${TEE}:${line} silhouette: there is no art/cape/art.json`),
  );
});

test.each([
  [
    "a table",
    PRINT,
    '  "cap-transfer"',
    '  "visor-transfer": { "methodId": 67, "areaKindIds": [22], "fees": { "1": 10 } },\n  "cap-transfer"',
    "visor-transfer: no item names this table",
  ],
  [
    "a tag table",
    "fees/tags.json",
    '  "name-tag"',
    '  "ribbon": { "step": 2, "fees": { "1": 10 } },\n  "name-tag"',
    "ribbon: no item names this table",
  ],
  ["a set", TOTES, "{", '{\n  "xl": { "areas": [], "conflicts": [] },', "xl: no item names this set"],
  [
    "a colour",
    COLORS,
    "[",
    '[\n  { "id": 1, "name": "墨", "hex": "#000000", "presetId": 6 },',
    "0: no item has this colour",
  ],
  [
    "a group of a set",
    TOTES,
    '"rects": {',
    '"rects": { "two": { "x": 0, "y": 0, "w": 90000, "h": 90000 },',
    "m.areas.0.rects.two: no item has sizes of this group",
  ],
])("refuses %s that nothing uses", async (_what, path, from, to, problem) => {
  await change(path, from, to);
  expect(await problems()).toEqual([expect.stringMatching(new RegExp(`^${path}:\\d+ ${problem}`))]);
});

test.each([
  ["fees", PRINT, "sleeve-ink-jet-b", /{ "methodId": 43, "areaKindIds": \[5, 6\].*450.*}/, "sleeve-ink-jet-a"],
  ["fees of tags", "fees/tags.json", "bag-hang-tag", /{ "step": 3.*90, "11": 90.*}/, "hang-tag"],
])("refuses %s that are written twice", async (_what, path, name, fees, twin) => {
  const text = await readFile(join(folder, path), "utf8");
  const copy = `"${name}": ${fees.exec(text)?.[0]}`;
  await writeFile(join(folder, path), text.replace(new RegExp(`"${name}": {.*} }`), copy));
  expect(await problems()).toEqual([expect.stringContaining(` ${name}: says the same as ${twin}`)]);
});

test("refuses a set that is written twice", async () => {
  const sets = JSON.parse(await readFile(join(folder, TOTES), "utf8"));
  await writeFile(join(folder, TOTES), JSON.stringify({ ...sets, copy: sets.m }));
  await change(TOTE, '"areas": "m"', '"areas": "copy"');
  expect(await problems()).toEqual([`${TOTES}:1 copy: says the same as m (copy)`]);
});

test("the same fees at other places are another price", async () => {
  const text = await readFile(join(folder, PRINT), "utf8");
  expect(/"chest-transfer": .*("fees": .*)}/.exec(text)?.[1]).toBe(/"back-transfer": .*("fees": .*)}/.exec(text)?.[1]);
  expect(await problems()).toEqual([]);
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

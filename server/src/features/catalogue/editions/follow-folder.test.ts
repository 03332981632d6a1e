import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../platform/database/index.ts";
import { createTestDatabase } from "../../../platform/embedded-postgres/test-database.ts";
import { readItems } from "../catalogue.store.ts";
import { importCatalogue } from "../import-catalogue.ts";
import { filesOfTexts, openCatalogueFiles } from "../read-catalogue.ts";
import { listEditionRows, listHeads, readTexts } from "./editions.store.ts";
import { followFolder, importFolder } from "./follow-folder.ts";

const NOW = new Date("2026-11-20T00:00:00Z");
const TEE = "items/1001-organic-cotton-tee.json";
const MUG = "items/1004-ceramic-mug-330.json";
const keepNothing = async () => undefined;

let database: Database;
let other: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase(made.url);
  other = openDatabase(made.url);
});
afterEach(async () => {
  await database.close();
  await other.close();
  await drop();
});

const own = await openCatalogueFiles();

/** The shop's folder with another price of the tee, as another release would have it. */
function pricedAt(price: number, without: readonly string[] = []) {
  const texts = new Map([...own.texts].filter(([path]) => !without.includes(path)));
  return filesOfTexts(texts.set(TEE, (own.texts.get(TEE) ?? "").replaceAll("1680", `${price}`)));
}

const price = async () => (await readItems(database.db)).find(({ item }) => item.id === 1001)?.item.sizes[0]?.price;
const editions = async () => (await listEditionRows(database.db, undefined, 10)).map(({ cause }) => cause);
const published = { at: NOW, cause: "import", by: "hanako", reason: "春の価格" } as const;

test("two processes that start together take the folder over once, as the first edition", async () => {
  const outcomes = await Promise.all([database, other].map((one) => followFolder(one, own, NOW)));
  expect(outcomes.toSorted()).toEqual(["imported", "unchanged"]);
  expect(await editions()).toEqual(["folder"]);
  expect(await readTexts(database.db)).toEqual(new Map([...own.texts].sort(([one], [two]) => (one < two ? -1 : 1))));
});

test("until somebody publishes, a new folder is followed, and one that was sold before is not", async () => {
  await followFolder(database, own, NOW);
  expect(await followFolder(database, pricedAt(1780), NOW)).toBe("imported");
  expect(await price()).toBe(1780);
  expect(await followFolder(other, own, NOW)).toBe("kept");
  expect(await price()).toBe(1780);
  const [last] = await listEditionRows(database.db, undefined, 1);
  expect(last?.paths).toEqual([TEE]);
});

test("no restart takes back what was published, whatever its folder has", async () => {
  await followFolder(database, own, NOW);
  await importFolder(database, pricedAt(1780, [MUG]), published, keepNothing);
  expect(await followFolder(database, own, NOW)).toBe("kept");
  expect(await followFolder(other, pricedAt(1990), NOW)).toBe("kept");
  expect(await price()).toBe(1780);
  expect((await readItems(database.db)).find(({ item }) => item.id === 1004)?.withdrawn).toBe(true);
  expect((await listHeads(database.db)).find(({ path }) => path === MUG)).toMatchObject({ isGone: true, itemId: 1004 });
  expect(await editions()).toEqual(["import", "folder"]);
});

test("a database of the release before gets its first edition, and a process of that release is set right", async () => {
  await importCatalogue(database, own, NOW);
  expect(await followFolder(database, own, NOW)).toBe("imported");
  expect(await editions()).toEqual(["folder"]);
  await importFolder(database, pricedAt(1780), published, keepNothing);
  await importCatalogue(other, own, NOW);
  expect(await price()).toBe(1680);
  const outcomes = await Promise.all([database, other].map((one) => followFolder(one, own, NOW)));
  expect(outcomes).toContain("restored");
  expect(await price()).toBe(1780);
  expect(await editions()).toEqual(["import", "folder"]);
});

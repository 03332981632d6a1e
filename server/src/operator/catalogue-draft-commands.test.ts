import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listDrafts, readTexts } from "../features/catalogue/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

const TEE = "items/1001-organic-cotton-tee.json";

let opened: TestShop;
let folder: string;

beforeAll(async () => {
  opened = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), "surimono-drafts-"));
});
afterAll(async () => {
  await opened.stop();
  await rm(folder, { recursive: true, force: true });
});

const operator = (...args: string[]) => askOperator(opened, "catalogue", ...args);
const read = async (...args: string[]) => JSON.parse((await operator(...args, "--json")).output);
const textOf = async () => (await readTexts(opened.shop.database.db)).get(TEE) ?? "";

/** Keeps the text as a draft of the tee. */
async function draft(text: string): Promise<void> {
  await writeFile(join(folder, "tee.json"), text);
  expect(await operator("draft", TEE, join(folder, "tee.json"))).toMatchObject({ code: 0 });
}

test("drafts, checks, publishes, plans, withdraws and undoes by commands, and reads all of it as JSON", async () => {
  const before = await textOf();
  await draft(before.replaceAll("1680", "1685"));
  expect(await operator("publish", TEE, "--reason", "値上げ", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${TEE}:18 sizes.0.price: is not a positive multiple of ten`),
  });
  expect((await read("drafts")).problems).toHaveLength(4);
  await draft(before.replaceAll("1680", "1780"));
  expect(await operator("publish", TEE, "--reason", "値上げ")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/1680 → 1780 yen[\s\S]*Nothing was changed\./),
  });
  expect(await operator("publish", TEE, "--reason", "値上げ", "--at", "2020-01-01T00:00", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("--at is over"),
  });
  expect(await operator("publish", TEE, "--reason", "値上げ", "--at", "2096-01-01T00:00", "--yes")).toMatchObject({
    code: 0,
  });
  const items = (await read("list")) as { path: string; plannedFor: string | null }[];
  expect(items.find(({ path }) => path === TEE)?.plannedFor).toBe("2095-12-31T15:00:00.000Z");
  expect(await operator("publish", TEE, "--reason", "値上げ", "--yes")).toMatchObject({ code: 0 });
  expect(await textOf()).toContain('"price": 1780');
  const [last] = await read("history");
  expect(last).toMatchObject({ cause: "command", reason: "値上げ", paths: [TEE] });
  expect(await operator("undo", `${last.edition}`, "--reason", "まちがい")).toMatchObject({ code: 1 });
  expect((await read("drafts")).drafts).toEqual([]);
  expect(await operator("undo", `${last.edition}`, "--reason", "まちがい", "--yes")).toMatchObject({ code: 0 });
  expect(await textOf()).toBe(before);
  expect(await read("history", TEE)).toHaveLength(3);
  expect(await operator("withdraw", "1004", "--reason", "廃番", "--yes")).toMatchObject({
    code: 0,
    output: expect.stringContaining("withdrawn: 1004"),
  });
  expect(await operator("withdraw", "1004", "--reason", "廃番", "--yes")).toMatchObject({ code: 1 });
});

test("an undo makes its drafts after the yes alone, and leaves alone what somebody began meanwhile", async () => {
  const { db } = opened.shop.database;
  const before = await textOf();
  await draft(before.replaceAll("1680", "1880"));
  expect(await operator("publish", TEE, "--reason", "値上げ", "--yes")).toMatchObject({ code: 0 });
  const [last] = await read("history");
  const undo = (confirm: () => Promise<boolean>) =>
    askOperator({ ...opened, confirm }, "catalogue", "undo", `${last.edition}`, "--reason", "まちがい");
  const seen: unknown[] = [];
  const interrupted = async () => {
    seen.push(await listDrafts(db));
    await draft("{ half");
    return true;
  };
  expect(await undo(interrupted)).toMatchObject({ code: 1, output: expect.stringContaining("Somebody changed") });
  expect(seen).toEqual([[]]);
  expect(await listDrafts(db)).toMatchObject([{ path: TEE, text: "{ half" }]);
  expect(await undo(async () => true)).toMatchObject({ code: 1, output: expect.stringContaining("already") });
  expect(await listDrafts(db)).toMatchObject([{ path: TEE, text: "{ half" }]);
  expect(await operator("discard", TEE)).toMatchObject({ code: 0 });
  expect(await undo(async () => true)).toMatchObject({ code: 0 });
  expect(await textOf()).toBe(before);
});

test("what is exported is imported again as it was, and a ZIP of anything else is refused", async () => {
  const zip = join(folder, "today.zip");
  const before = await readTexts(opened.shop.database.db);
  expect(await operator("export", zip)).toMatchObject({ code: 0 });
  expect(await operator("check", zip)).toMatchObject({
    code: 0,
    output: "Just this catalogue is on sale already.",
  });
  expect(await operator("import", "--yes")).toMatchObject({
    code: 0,
    output: expect.stringContaining("on sale again: 1004"),
  });
  expect(await operator("import", zip, "--yes")).toMatchObject({
    code: 0,
    output: expect.stringContaining("withdrawn: 1004"),
  });
  expect(await readTexts(opened.shop.database.db)).toEqual(before);
  await writeFile(join(folder, "no.zip"), "no ZIP");
  expect(await operator("check", join(folder, "no.zip"))).toMatchObject({ code: 1 });
});

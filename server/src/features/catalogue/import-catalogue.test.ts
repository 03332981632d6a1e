import { rm } from "node:fs/promises";
import { POPULARITY_DAYS } from "@surimono/domain/catalogue";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../platform/database/index.ts";
import { createTestDatabase } from "../../platform/embedded-postgres/test-database.ts";
import { awayFromMidnight } from "../../testing/away-from-midnight.ts";
import { copyCatalogue } from "../../testing/copy-catalogue.ts";
import { addSales, compactSales, readContentHash, readItems, readSales } from "./catalogue.store.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { openCatalogueFiles } from "./read-catalogue.ts";

const NOW = new Date("2026-11-20T00:00:00Z");

let database: Database;
let other: Database;
let drop: () => Promise<void>;
let folder: string;

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase(made.url);
  other = openDatabase(made.url);
  folder = await copyCatalogue();
});
afterAll(async () => {
  await database.close();
  await other.close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

describe("importCatalogue", () => {
  test("imports once, even when two processes start together", async () => {
    const files = await openCatalogueFiles(folder);
    const outcomes = await Promise.all([database, other].map((one) => importCatalogue(one, files, NOW)));
    expect(outcomes.toSorted()).toEqual(["imported", "unchanged"]);
    expect(await importCatalogue(database, files, NOW)).toBe("unchanged");
    expect(await readItems(database.db)).toHaveLength(files.read().items.length);
  });

  test("withdraws an item that is gone and sells it again when it is back", async () => {
    const files = await openCatalogueFiles(folder);
    const data = files.read();
    const fewer = { contentHash: "fewer", read: () => ({ ...data, items: data.items.slice(1) }) };
    await importCatalogue(database, fewer, NOW);
    expect((await readItems(database.db))[0]).toMatchObject({ item: data.items[0], withdrawn: true });
    await importCatalogue(database, files, NOW);
    expect((await readItems(database.db)).some(({ withdrawn }) => withdrawn)).toBe(false);
  });

  test("takes over one catalogue whole when two processes start together with different ones", async () => {
    const files = await openCatalogueFiles(folder);
    const data = files.read();
    const version = (name: string) => ({
      contentHash: name,
      read: () => ({ ...data, items: data.items.map((item) => ({ ...item, name })) }),
    });
    const outcomes = await Promise.all([
      importCatalogue(database, version("one"), NOW),
      importCatalogue(other, version("another"), NOW),
    ]);
    expect(outcomes).toEqual(["imported", "imported"]);
    const stored = await readContentHash(database.db);
    expect(new Set((await readItems(database.db)).map(({ item }) => item.name))).toEqual(new Set([stored]));
    await importCatalogue(database, files, NOW);
  });

  test("keeps what an item was sold with, and forgets nothing of it when it is imported again", async () => {
    const files = await openCatalogueFiles(folder);
    const data = files.read();
    const [first, ...rest] = data.items;
    if (!first) throw new Error("no item");
    const slim = { ...first, colors: first.colors.slice(1), sizes: first.sizes.slice(1) };
    const stored = async () => (await readItems(database.db)).find(({ item }) => item.id === first.id);
    for (const contentHash of ["slim", "slim again"]) {
      await importCatalogue(database, { contentHash, read: () => ({ ...data, items: [slim, ...rest] }) }, NOW);
      expect(await stored()).toMatchObject({ item: slim, everSold: { sizes: first.sizes } });
    }
    const gone = { contentHash: "gone", read: () => ({ ...data, items: rest }) };
    await importCatalogue(database, gone, NOW);
    expect(await stored()).toMatchObject({ withdrawn: true, everSold: { sizes: first.sizes } });
    await importCatalogue(database, files, NOW);
    expect(await stored()).toEqual({ item: first, everSold: first, withdrawn: false });
  });

  test("gives the pku of an item that was once sold to no other", async () => {
    const files = await openCatalogueFiles(folder);
    const data = files.read();
    const [first, ...rest] = data.items;
    const renumbered = {
      contentHash: "renumbered",
      read: () => ({ ...data, items: [{ ...first, id: 9999 }, ...rest] as never }),
    };
    await expect(importCatalogue(database, renumbered, NOW)).rejects.toThrow(
      `items pku: ${first?.pku} is that of item ${first?.id}`,
    );
    expect(await readContentHash(database.db)).toBe(files.contentHash);
  });

  test("gives the id of a size that was once sold to no other, and lets what is sold be renamed", async () => {
    const files = await openCatalogueFiles(folder);
    const data = files.read();
    const [first, ...rest] = data.items;
    const [size, ...sizes] = first?.sizes ?? [];
    if (!first || !size) throw new Error("no size");
    const take = (contentHash: string, ...more: (typeof sizes)[number][]) =>
      importCatalogue(
        database,
        { contentHash, read: () => ({ ...data, items: [{ ...first, sizes: [...more, ...sizes] }, ...rest] }) },
        NOW,
      );
    await take("renamed", { ...size, name: "2XS" });
    await take("taken off");
    await expect(take("another size", { ...size, name: "4XL" })).rejects.toThrow(
      `${size.id} is that of size 2XS, which item ${first.id} (${first.name}) was sold with`,
    );
    expect(await take("back again", { ...size, name: "2XS" })).toBe("imported");
    await importCatalogue(database, files, NOW);
  });

  test("takes no tag away, nor a part of one: designs are made for it", async () => {
    const files = await openCatalogueFiles(folder);
    const data = files.read();
    const [nameTag, hangTag] = data.subsidiaryTags;
    if (!nameTag || !hangTag) throw new Error("no tags");
    const [, ...methods] = hangTag.methods;
    for (const subsidiaryTags of [[nameTag], [nameTag, { ...hangTag, methods }]]) {
      const fewer = { contentHash: "fewer tags", read: () => ({ ...data, subsidiaryTags }) };
      await expect(importCatalogue(database, fewer, NOW)).rejects.toThrow(`subsidiary-tags.json ${hangTag.id}: lacks`);
    }
    expect(await readContentHash(database.db)).toBe(files.contentHash);
  });

  test("keeps the stored catalogue when the new one breaks half-way", async () => {
    const files = await openCatalogueFiles(folder);
    const data = files.read();
    const [first] = data.items;
    const twice = {
      contentHash: "twice",
      read: () => ({ ...data, items: [{ ...first, id: 9999 }, ...data.items] }) as typeof data,
    };
    await expect(importCatalogue(database, twice, NOW)).rejects.toThrow();
    expect(await readContentHash(database.db)).toBe(files.contentHash);
  });
});

describe("sales", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

  test("add up by item over the last thirty days, before and after they are made compact", async () => {
    await awayFromMidnight();
    const today = daysAgo(0);
    await addSales(
      database.db,
      [
        { itemId: 1001, pieces: 3 },
        { itemId: 1002, pieces: 1 },
      ],
      today,
    );
    await addSales(database.db, [{ itemId: 1001, pieces: 20 }], daysAgo(POPULARITY_DAYS - 1));
    await addSales(database.db, [{ itemId: 1003, pieces: 500 }], daysAgo(POPULARITY_DAYS));
    await addSales(database.db, [{ itemId: 1004, pieces: 7 }], today);
    // Cancelled: subtracted on the day of its order.
    await addSales(database.db, [{ itemId: 1004, pieces: -7 }], today);
    const sold = (sales: ReadonlyMap<number, number>) => new Map([...sales].filter(([, pieces]) => pieces !== 0));
    const sums = new Map([
      [1001, 23],
      [1002, 1],
    ]);
    expect(sold(await readSales(database.db))).toEqual(sums);
    await compactSales(database.db);
    await compactSales(database.db);
    expect(await readSales(database.db)).toEqual(sums);
    const { rows } = await database.db.execute(sql`select count(*)::int as rows from catalogue_sales`);
    expect(rows).toEqual([{ rows: 3 }]);
  });
});

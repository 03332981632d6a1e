import { asc, getTableColumns, sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { rowsRead } from "../../testing/rows-read.ts";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { openDatabase } from "./database.ts";
import { rowsByKey } from "./rows-by-key.ts";

const kept = pgTable(
  "kept",
  { userId: text("user_id").notNull(), number: integer("number").notNull(), words: text("words").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.number] })],
);

test("rows are found one by one, however many their member has, by a plan for any member", async () => {
  const { url, drop } = await createTestDatabase();
  const { db, inTransaction, close } = openDatabase(url);
  await db.execute(
    sql`create table kept (user_id text, number integer, words text not null, primary key (user_id, number))`,
  );
  await db.execute(sql`insert into kept select 'm' || n, 1, 'それ' from generate_series(1, 3000) n`);
  await db.execute(sql`insert into kept select 'heavy', n, '第' || n from generate_series(1, 3000) n`);
  await db.execute(sql`vacuum analyze kept`);
  await inTransaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const wordsOf = async (keys: Parameters<typeof rowsByKey>[3]) => {
      const found = rowsByKey(kept, "heavy", kept.number, keys);
      return (await tx.select(getTableColumns(kept)).from(found).orderBy(asc(kept.number))).map(({ words }) => words);
    };
    const read = await rowsRead(tx, ["kept"], async () => {
      expect(await wordsOf([2990, 7, 7, 5000])).toEqual(["第7", "第2990"]);
      const first = tx.select({ number: kept.number }).from(kept).where(sql`user_id = 'heavy' and number < 3`);
      expect(await wordsOf(first)).toEqual(["第1", "第2"]);
    });
    expect(read).toEqual({ kept: expect.toSatisfy((rows: number) => rows < 10) });
  });
  await close();
  await drop();
});

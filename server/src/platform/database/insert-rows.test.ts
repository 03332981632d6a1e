import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { openDatabase } from "./database.ts";
import { insertRows } from "./insert-rows.ts";

const pieces = pgTable("pieces", {
  number: integer("number").notNull().generatedAlwaysAsIdentity(),
  wordsOf: text("words_of").notNull(),
  parts: jsonb("parts").$type<readonly { readonly at: string }[]>(),
  madeAt: timestamp("made_at", { withTimezone: true }),
});

test("rows are stored as drizzle would, whatever else they carry", async () => {
  const { url, drop } = await createTestDatabase();
  const { db, inTransaction, close } = openDatabase(url);
  await inTransaction((tx) =>
    tx.execute(
      sql`create table pieces (number integer generated always as identity, words_of text not null, parts jsonb, made_at timestamptz)`,
    ),
  );
  const madeAt = new Date("2026-11-23T01:02:03.456Z");
  const rows = [
    { wordsOf: "それ\"'$1;", parts: [{ at: "O'Brien" }], madeAt, unknown: 1 },
    { wordsOf: "", parts: null, madeAt: null, unknown: 2 },
  ];
  const returned = await inTransaction((tx) => insertRows(tx, pieces, rows, "number"));
  expect(returned).toEqual([{ number: 1 }, { number: 2 }]);
  expect(await inTransaction((tx) => insertRows(tx, pieces, []))).toEqual([]);
  const known = rows.map(({ unknown: _, ...row }, index) => ({ ...row, number: index + 1 }));
  expect(await db.select().from(pieces).orderBy(pieces.number)).toEqual(known);
  await close();
  await drop();
});

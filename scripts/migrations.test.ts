import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import journal from "../server/migrations/meta/_journal.json" with { type: "json" };
import { knownMigrations, livesWith } from "../server/src/platform/database/lives-with.ts";
import { JUDGED_MORE_SINCE, judgeMigration } from "./judge-migration.ts";

/** Later ones are given while the release before runs. */
const FIRST = "0040_books";
const judged = journal.entries.map(({ tag }) => tag).filter((tag) => tag > FIRST);
const text = (tag: string) => readFileSync(join(import.meta.dirname, `../server/migrations/${tag}.sql`), "utf8");

describe("a migration that the release before cannot live with is refused", () => {
  test.each([
    'DROP TABLE "carts";',
    'DROP VIEW "effective_orders";',
    'ALTER TABLE "carts" DROP COLUMN "note";',
    'ALTER TABLE "carts" RENAME COLUMN "note" TO "remark";',
    'ALTER TABLE "carts" RENAME TO "baskets";',
    'ALTER TABLE "carts" ALTER COLUMN "note" SET DATA TYPE integer;',
    'ALTER TABLE "carts" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "carts" ALTER COLUMN "note" DROP DEFAULT;',
    'ALTER TABLE "carts" ADD COLUMN "note" text NOT NULL;',
    'ALTER TABLE "carts" ADD CONSTRAINT "carts_note" CHECK ("carts"."note" <> \'\');',
    'CREATE UNIQUE INDEX IF NOT EXISTS "carts_note" ON "carts" USING btree ("note");',
    'DROP INDEX "carts_note";',
    'ALTER TABLE "coupons" DROP CONSTRAINT "coupons_kind";',
    'CREATE TRIGGER "carts_kept" BEFORE UPDATE OR DELETE ON "carts" FOR EACH ROW EXECUTE FUNCTION "refuse"();',
    'CREATE INDEX "carts_note" ON "carts" USING btree ("note");',
    'CREATE OR REPLACE FUNCTION "refuse"() RETURNS trigger LANGUAGE plpgsql AS $$ begin return null; end $$;',
    'CREATE OR REPLACE VIEW "effective_orders" AS SELECT 1;',
    'ALTER TABLE "carts" ALTER COLUMN "note" DROP NOT NULL;',
    'SELECT 1;--> statement-breakpoint\nTRUNCATE "carts";',
  ])("%s", (statement) => {
    expect(judgeMigration(statement)).toHaveLength(1);
  });
});

test.each([
  'ALTER TABLE "carts" ADD COLUMN "note" text;',
  'ALTER TABLE "carts" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
  'CREATE FUNCTION "refuse"() RETURNS trigger LANGUAGE plpgsql AS $$ begin return null; end $$;',
  'CREATE INDEX IF NOT EXISTS "carts_note" ON "carts" USING btree ("note");',
  'CREATE TABLE "notes" (\n"id" uuid PRIMARY KEY NOT NULL\n);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "n" ON "notes" USING btree ("id");',
  'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nCREATE TRIGGER "kept" BEFORE DELETE ON "notes" FOR EACH ROW EXECUTE FUNCTION "refuse"();',
  'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nALTER TABLE "notes" ADD CONSTRAINT "n" FOREIGN KEY ("id") REFERENCES "public"."carts"("id");',
  '-- lives with 0036_print_packages: nothing has read it since\nALTER TABLE "carts" DROP COLUMN "note";',
])("%s is taken", (statement) => expect(judgeMigration(statement)).toEqual([]));

test("a reason does not let a table be locked by an index", () => {
  expect(judgeMigration('-- lives with 0036_x: why\nCREATE INDEX "n" ON "carts" USING btree ("note");')).toHaveLength(
    1,
  );
});

test("every migration can be given while the release before runs, or says beside which one it can", () => {
  expect(
    judged.flatMap((tag) => judgeMigration(text(tag), tag <= JUDGED_MORE_SINCE).map((problem) => `${tag}: ${problem}`)),
  ).toEqual([]);
  for (const tag of judged) {
    const named = /^-- lives with (\S+):/m.exec(text(tag))?.[1];
    if (named) expect(journal.entries.map((entry) => entry.tag)).toContain(named);
    if (named) expect(named <= tag, `${tag} lives with a later one`).toBe(true);
  }
});

test("a release that would take a coupon's part for an amount has to stop first", () => {
  const all = knownMigrations();
  const before = all.find(({ tag }) => tag === "0036_print_packages");
  expect(livesWith(text("0037_words"), all).when).toBeGreaterThan(before?.when ?? Number.POSITIVE_INFINITY);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

// What Citus refuses or does slowly, and PostgreSQL does not: read in the sources, because nobody has a Citus at hand.

const ROOT = join(import.meta.dirname, "../..");
const sources = globSync("**/*.ts", { cwd: ROOT })
  .filter((path) => !/\.(test|fixture)\.ts$|(^|\/)testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

/** How often each file has it. */
function count(form: RegExp): Record<string, number> {
  const found = sources.map(({ path, text }) => [path, text.match(form)?.length ?? 0] as const);
  return Object.fromEntries(found.filter(([, times]) => times > 0));
}

/**
 * One statement that writes several tables: Citus runs its parts one after the other, through the coordinator, or not at all. The worst: an
 * update of one member's rows with a part that writes a table of every node. All of it is done at that member's node, and the copies differ.
 */
const WRITING_PARTS: Readonly<Record<string, { readonly parts: number; readonly because: string }>> = {
  "features/cart/cart.store.ts": {
    parts: 3,
    because: "add-in-steps.ts is its plain twin; the other writes two tables of one cart",
  },
  "features/catalogue/catalogue.store.ts": { parts: 1, because: "a table of the coordinator" },
  "features/coupons/coupons.store.ts": {
    parts: 11,
    because: "hold-in-steps.ts for the first; the others run on Citus in parts",
  },
  "features/floor/batches/batches.store.ts": {
    parts: 2,
    because: "of the workshop, a batch at a time; on Citus the one about a member's own piece is done in steps",
  },
  "features/floor/units.store.ts": { parts: 1, because: "of one order, in a job" },
};

/** Rows of several members locked by one statement, which Citus refuses. */
const LOCKS_OF_MANY: Readonly<Record<string, { readonly locks: number; readonly because: string }>> = {
  "features/coupons/coupons.store.ts": { locks: 1, because: "coupons lie on every node" },
  "features/floor/batches/batches.store.ts": { locks: 1, because: "batches lie on every node" },
  "features/floor/batches/change-batch.ts": { locks: 2, because: "batches lie on every node" },
  "features/floor/batches/waiting-units.ts": {
    locks: 3,
    because: "on Citus each member's pieces are locked by a statement of their own",
  },
  "features/warehouse/storage-days.store.ts": { locks: 2, because: "on Citus each member's rows are locked before" },
};

describe("statements that Citus takes", () => {
  test("a select inside another names a column", () => {
    expect(count(/\bselect\s+from\b/gi)).toEqual({});
  });

  test("no time is moved on from what its column says, which only tests do", () => {
    expect(count(/\b(?:set|,)\s+\w+ = \w+ [-+] (?:interval|make_interval)\b/gi)).toEqual({});
  });

  test("parts that write are those on the list", () => {
    const parts = count(
      /\bas (?:materialized )?\(\s*(?:insert into|update|delete from)\b|\.as\(\s*tx\s*\.(?:insert|update|delete)\(/g,
    );
    expect(parts).toEqual(Object.fromEntries(Object.entries(WRITING_PARTS).map(([path, { parts }]) => [path, parts])));
  });

  test("locks written by hand are those on the list", () => {
    const locks = count(/\bfor (?:no key )?update\b(?=[\s`}]*(?:`|of\b|\)))/g);
    expect(locks).toEqual(Object.fromEntries(Object.entries(LOCKS_OF_MANY).map(([path, { locks }]) => [path, locks])));
  });
});

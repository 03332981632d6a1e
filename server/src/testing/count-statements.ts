import type { Database } from "../platform/database/index.ts";

const STATEMENTS = ["select", "selectDistinct", "insert", "update", "delete", "execute"];

/** The database, and how many statements its transactions took. */
export function countStatements(database: Database) {
  let statements = 0;
  const counting: Database = {
    ...database,
    inTransaction: (work) =>
      database.inTransaction((tx) => {
        const counted = new Proxy(tx, {
          get(target, name) {
            if (STATEMENTS.includes(String(name))) statements += 1;
            return Reflect.get(target, name, target);
          },
        });
        return work(counted);
      }),
  };
  return { database: counting, statements: () => statements };
}

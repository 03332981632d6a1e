export { openDatabase, refuseInTransaction, type Database, type Db, type Queries, type Transaction } from "./database.ts";
export { migrate } from "./migrate.ts";

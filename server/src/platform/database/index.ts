export { answersFreshly } from "./answers-freshly.ts";
export { findCitusRole } from "./citus-role.ts";
export {
  type Database,
  type DatabaseOptions,
  type Db,
  isFailed,
  isOnCitus,
  openDatabase,
  type Queries,
  refuseInTransaction,
  type Transaction,
} from "./database.ts";
export { DatabaseFailure, nameDatabase } from "./failure.ts";
export { insertRows } from "./insert-rows.ts";
export { lockName } from "./lock-name.ts";
export { checkMigrated, migrate, migrateEmpty, planMigration } from "./migrate.ts";
export { databaseTrouble } from "./outage.ts";
export { asCall, asWork } from "./patience.ts";
export { rowsByKey } from "./rows-by-key.ts";
export { WatchedPool } from "./watched-pool.ts";
export { writtenSql } from "./written-sql.ts";

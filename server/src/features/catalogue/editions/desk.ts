import type { Database } from "../../../platform/database/index.ts";
import type { BeforeImport } from "../import-catalogue.ts";
import type { CountTouched } from "../preview-changes.ts";

/** What the use cases of the drafts work with. */
export interface CatalogueDesk {
  readonly database: Pick<Database, "db" | "inTransaction">;
  readonly now: () => Date;
  /** Keeps what must not change with the catalogue. */
  readonly before: BeforeImport;
  readonly countTouched: CountTouched;
}

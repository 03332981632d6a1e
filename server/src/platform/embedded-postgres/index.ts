export { EmbeddedPostgresFailure } from "./failure.ts";
export {
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "./start-embedded-postgres.ts";

import { DatabaseFailure, migrate, planMigration } from "./platform/database/index.ts";
import { ConfigurationError, settingsOf } from "./platform/env/index.ts";
import { migrateQueue } from "./platform/jobs/index.ts";

/** `npm run migrate`: brings the database up to date and ends. It needs no other setting than where the database is. */
async function main(): Promise<void> {
  const { DATABASE_URL: url } = settingsOf(process.env);
  if (!url)
    throw new ConfigurationError([
      "DATABASE_URL is missing. A shop with the embedded database brings it up to date at every start.",
    ]);
  const { stopping } = await planMigration(url);
  if (stopping.length > 0 && !process.argv.includes("--stopped"))
    throw new DatabaseFailure(
      `The release that runs cannot work beside ${stopping.join(", ")}. Stop all its processes, then give: npm run migrate -- --stopped`,
    );
  await migrate(url);
  await migrateQueue(url);
  process.stdout.write("The database is up to date.\n");
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigurationError || error instanceof DatabaseFailure;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});

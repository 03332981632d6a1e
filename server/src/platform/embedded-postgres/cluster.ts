import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Account, asAccount } from "./account.ts";
import { type Binaries, binary } from "./binaries.ts";
import { EmbeddedPostgresFailure, explainFailure, saidBy } from "./failure.ts";
import type { Place } from "./place.ts";

const run = promisify(execFile);

export const databaseUser = "surimono";

/** Creates the cluster if there is none, else checks that these binaries can open it. */
export async function ensureCluster(place: Place, binaries: Binaries, account: Account, secret: string) {
  if (existsSync(place.cluster)) return checkMajor(place, binaries);
  // Made under another name and renamed when complete, so that a killed first start leaves nothing half made.
  const draft = `${place.cluster}.draft`;
  const passwordFile = `${place.cluster}.password`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, secret, { mode: 0o600 });
    if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
    await run(binary(binaries, "initdb"), initdbArguments(draft, passwordFile), asAccount(account));
    renameSync(draft, place.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw explainFailure("making its data folder", saidBy(error), dirname(place.cluster));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

// The builtin locale sorts and folds the same on every machine, whatever the operating system provides.
const initdbArguments = (folder: string, passwordFile: string) => [
  `--pgdata=${folder}`,
  `--username=${databaseUser}`,
  `--pwfile=${passwordFile}`,
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--no-instructions",
];

function checkMajor(place: Place, binaries: Binaries) {
  const made = readMajor(place);
  if (made === binaries.major) return;
  const advice =
    made > binaries.major
      ? `Start the newer release of the shop that made it, or move ${place.cluster} away to begin with an empty database.`
      : `Dump it with the release of the shop that made it (pg_dumpall), move ${place.cluster} away, start, and load the dump.`;
  throw new EmbeddedPostgresFailure(
    `The data in ${place.cluster} was made by PostgreSQL ${made}, and this release brings PostgreSQL ${binaries.major}. ${advice}`,
  );
}

function readMajor(place: Place): number {
  try {
    return Number.parseInt(readFileSync(join(place.cluster, "PG_VERSION"), "utf8"), 10);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new EmbeddedPostgresFailure(
        `${place.cluster} is no PostgreSQL data folder (PG_VERSION is missing). Restore it from a backup, or move it away to begin empty.`,
        { cause: error },
      );
    }
    throw explainFailure("reading its data folder", saidBy(error), place.cluster);
  }
}

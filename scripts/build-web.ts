import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { settingsOf } from "../server/src/platform/env/index.ts";

const root = dirname(import.meta.dirname);

interface Bundle {
  readonly room: string;
  readonly name: string;
  /** What it is made of. Tests do not change it. */
  readonly sources: readonly string[];
}

const BUNDLES: readonly Bundle[] = [
  {
    room: "web",
    name: "pages",
    sources: [
      "package-lock.json",
      "web/{package.json,*.ts}",
      "web/{app,public,scripts}/**/*",
      "{domain,contract,ui,studio}/{package.json,src/**/*}",
      "content/**/*",
    ],
  },
  {
    room: "operator",
    name: "console",
    sources: [
      "package-lock.json",
      "operator/{package.json,*.ts,index.html,src/**/*}",
      "{domain,contract,ui}/{package.json,src/**/*}",
    ],
  },
];

/**
 * Builds the shop's pages and the operator's console, side by side, unless they were built from these sources; returns whether it had to.
 * Rejects with a message when one of them cannot be built.
 */
export async function buildWeb(say: (line: string) => void): Promise<boolean> {
  // What the texts are filled from, which SETTINGS_FILE may say.
  const { OPERATOR_FILE, STORAGE_FEATURE } = settingsOf(process.env);
  Object.assign(process.env, { ...(OPERATOR_FILE && { OPERATOR_FILE }), ...(STORAGE_FEATURE && { STORAGE_FEATURE }) });
  // Both are waited for, so that none goes on behind a failure.
  const built = await Promise.allSettled(BUNDLES.map((bundle) => build(bundle, say)));
  const failed = built.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return built.some((outcome) => outcome.status === "fulfilled" && outcome.value);
}

async function build({ room, name, sources }: Bundle, say: (line: string) => void): Promise<boolean> {
  const stamp = join(root, room, "build/sources.sha256");
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  say(`Building the ${name}, since their sources changed…`);
  rmSync(stamp, { force: true });
  const building = spawn("npm", ["run", "--silent", "build", "--workspace", room], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const [code] = await once(building, "exit");
  if (code !== 0) throw new Error(`The ${name} could not be built: see above.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash("sha256");
  // The firm named in the texts, and whether they speak of a warehouse.
  const operatorFile = process.env.OPERATOR_FILE;
  hash.update(process.env.STORAGE_FEATURE ?? "");
  if (operatorFile) hash.update(readFileSync(resolve(root, operatorFile)));
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort())
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update("\0");
  return hash.digest("hex");
}

import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Account, canUseFolder } from "./account.ts";
import { explainFailure, saidBy } from "./failure.ts";

/** The paths of one embedded server. `folder` is ours; `cluster` belongs to PostgreSQL alone. */
export type Place = { folder: string; cluster: string; log: string; lock: string; secret: string; portFile: string };

/** Creates `DATA_DIR/postgres`, with a password of its own, readable by nobody else. */
export function layOut(dataDir: string): Place {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    const folder = join(realpathSync(dataDir), "postgres");
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    const home = existsSync(movedTo(folder)) ? readFileSync(movedTo(folder), "utf8").trim() : folder;
    const at = (name: string) => join(folder, name);
    return { ...inside(home), folder, lock: at("lock"), secret: at("secret"), portFile: at("port") };
  } catch (error) {
    throw explainFailure("making its folder", saidBy(error), dataDir);
  }
}

/**
 * Makes sure that the account can reach the cluster. If a parent of DATA_DIR blocks it, the cluster goes to one of `homes` under a
 * name made from DATA_DIR, and a note in DATA_DIR records where.
 */
export function makeReachable(place: Place, account: Account, homes: string[], log: (line: string) => void): Place {
  if (account === undefined || existsSync(place.cluster)) return place;
  const before = dirname(place.cluster);
  if (before !== place.folder) log(`The database that lay in ${before} is gone; an empty one takes its place`);
  for (const home of [place.folder, ...homes.filter(isOurs).map((root) => freeHome(root, place.folder))]) {
    if (!holdsFor(home, account)) continue;
    if (home === place.folder) return place;
    writeFileSync(movedTo(place.folder), `${home}\n`);
    log(`The user ${account.name} cannot reach ${place.folder}; the database lies in ${home}`);
    return { ...place, ...inside(home) };
  }
  throw explainFailure("looking for a folder", `Permission denied for the user ${account.name}`, place.folder);
}

/** The server's password: made once, kept beside the data. */
export function secretOf(place: Place): string {
  if (!existsSync(place.secret)) writeFileSync(place.secret, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return readFileSync(place.secret, "utf8").trim();
}

const inside = (home: string) => ({ cluster: join(home, "cluster"), log: join(home, "server.log") });

const movedTo = (folder: string) => join(folder, "moved-to");

// In a shared temporary folder somebody else may have taken the name first, and could then swap its content.
function isOurs(root: string): boolean {
  try {
    mkdirSync(root, { recursive: true, mode: 0o755 });
    return statSync(root).uid === process.getuid?.();
  } catch {
    return false;
  }
}

// The name shows whose data it is. An existing folder belongs to an earlier DATA_DIR at the same path and is left alone.
function freeHome(root: string, folder: string): string {
  const name = `data-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  for (let n = 1; ; n++) {
    const home = join(root, n === 1 ? name : `${name}-${n}`);
    if (!existsSync(home)) return home;
  }
}

// Tried with a folder of the account's own, since the parents decide, not the folder itself.
function holdsFor(home: string, account: NonNullable<Account>): boolean {
  const probe = join(home, "probe");
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    chmodSync(home, 0o711);
    mkdirSync(probe, { recursive: true, mode: 0o700 });
    chownSync(probe, account.uid, account.gid);
    return canUseFolder(probe, account);
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

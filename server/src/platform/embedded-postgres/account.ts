import { execFile, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { EmbeddedPostgresFailure } from "./failure.ts";

const run = promisify(execFile);

/** The operating-system account that PostgreSQL runs as; `undefined` means the account of this process. */
export type Account = { name: string; uid: number; gid: number } | undefined;

/** What `spawn` needs to run as the account, from a folder every account can enter. */
export const asAccount = (account: Account) =>
  ({
    cwd: "/",
    env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
    ...(account && { uid: account.uid, gid: account.gid }),
  }) as const;

/** PostgreSQL refuses to run as root, so root uses the account that owns the cluster, else `postgres`, else `nobody`. */
export async function chooseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(cluster);
  if (owner) return owner;
  const found = findAccount((entry) => entry.name === "postgres") ?? (await createAccount());
  const account = found ?? findAccount((entry) => entry.name === "nobody");
  if (!account) {
    throw new EmbeddedPostgresFailure(
      "PostgreSQL does not run as root and no user postgres could be made. Run `useradd --system postgres`, or start the shop as another user.",
    );
  }
  return account;
}

/** Asks the kernel, so that ACLs, mount options and every parent folder count. */
export function canUseFolder(folder: string, account: Account): boolean {
  const probe = 'test -r "$0" && test -w "$0" && test -x "$0"';
  return spawnSync("/bin/sh", ["-c", probe, folder], asAccount(account)).status === 0;
}

function ownerOf(folder: string): Account {
  try {
    const { uid, gid } = statSync(folder);
    if (uid === 0) return undefined;
    return findAccount((entry) => entry.uid === uid) ?? { name: String(uid), uid, gid };
  } catch {
    return undefined;
  }
}

async function createAccount(): Promise<Account> {
  // Debian and Red Hat have useradd, Alpine's busybox has adduser.
  const ways: [string, string[]][] = [
    ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", "postgres"]],
    ["adduser", ["-S", "-H", "-D", "postgres"]],
  ];
  for (const [command, args] of ways) {
    await run(command, args).catch(() => undefined);
    const made = findAccount((entry) => entry.name === "postgres");
    if (made) return made;
  }
  return undefined;
}

function findAccount(wanted: (entry: { name: string; uid: number; gid: number }) => boolean): Account {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .find((entry) => entry.name !== "" && wanted(entry));
}

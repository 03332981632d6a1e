import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Unit } from "./shown.ts";

/** Debian's user who owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** How the machine reaches registries. */
const PASSED_ON = /^(npm_config_registry|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file)$/i;

export interface Started {
  readonly child: ChildProcess;
  /** Everything it has said so far. */
  readonly printed: () => string;
  stop(): Promise<void>;
}

export interface User {
  readonly home: string;
  /** Makes all below the home the user's own. */
  own(): void;
  /** Runs lines of a shell; throws with what they said when one fails. */
  run(script: string, variables?: Readonly<Record<string, string>>): Promise<void>;
  /** Starts what systemd would. */
  start(unit: Unit, cwd: string): Started;
}

/** A user with nothing but a home and the system's programs: nobody, where this process may become another. */
export function asUser(home: string): User {
  return userOf(home, userInfo().uid === 0 ? NOBODY : undefined);
}

/** The same surroundings for the user who runs this process. */
export function asSelf(home: string): User {
  return userOf(home, undefined);
}

function userOf(home: string, other: typeof NOBODY | undefined): User {
  const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
  const clean = { ...Object.fromEntries(passed), HOME: home, PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8" };
  const begin = (command: string, words: readonly string[], cwd: string, more: Readonly<Record<string, string>>) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...clean, ...more },
      stdio: ["ignore", "pipe", "pipe"],
      ...other,
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    return { child, printed: () => Buffer.concat(chunks).toString() };
  };
  return {
    home,
    own() {
      if (other) execFileSync("chown", ["-R", `${other.uid}:${other.gid}`, home]);
    },
    async run(script, variables = {}) {
      const { child, printed } = begin("sh", ["-e", "-c", script], home, variables);
      const [code] = await once(child, "close");
      if (code !== 0) throw new Error(`${script}\nended with ${code}:\n${printed().slice(-3_000)}`);
    },
    start({ command: [program = "", ...words], environment }, cwd) {
      const { child, printed } = begin(program, words, cwd, environment);
      const exit = once(child, "exit");
      const stop = async () => {
        child.kill("SIGTERM");
        await exit;
      };
      return { child, printed, stop };
    },
  };
}

/** A PostgreSQL as Debian brings it, with its files in the home. */
export async function openPostgres(user: User, port: number) {
  const [initdb] = globSync("/usr/lib/postgresql/*/bin/initdb").sort().reverse();
  if (!initdb) throw new Error("This rehearsal needs PostgreSQL on the machine: apt-get install postgresql");
  const data = join(user.home, "postgres");
  const control = `${initdb.replace(/initdb$/, "pg_ctl")} -D ${data} -l ${user.home}/postgres.log -w`;
  await user.run(`${initdb} -D ${data} -U surimono --auth=trust --encoding=UTF8 --locale=C.UTF-8`);
  await user.run(`${control} -o "-p ${port} -k ${user.home} -c listen_addresses=127.0.0.1" start`);
  return { port, stop: () => user.run(`${control} -m fast stop`) };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { quickFolder } from "../../server/src/platform/embedded-postgres/quick-folder.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { sharedFolder } from "./shared-folder.ts";

export type Letter = { to: string; subject: string; text: string; sentAt: string };

export type RunningShop = {
  baseURL: string;
  dataDir: string;
  pid: number;
  /** The address of its embedded database, or the given DATABASE_URL. */
  databaseUrl: string;
  /** Runs SQL in the shop's database, past the shop. */
  query: <Row extends Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Everything the shop has printed so far. */
  printed: () => string;
  /** Waits for a letter to this address whose subject or text matches. */
  letterTo: (address: string, matching?: RegExp) => Promise<Letter>;
  stop: () => Promise<void>;
  /** Ends it like a crash. The data folder stays for the next start. */
  kill: () => Promise<void>;
};

export type ShopOptions = {
  /** An existing folder, which is then kept. */
  dataDir?: string;
  /** More settings of the shop, such as DATABASE_URL; without PORT a free one is used. */
  env?: Record<string, string>;
  /** The folder of another release, with its packages and pages. */
  checkout?: string;
};

const root = join(import.meta.dirname, "../..");
const PREFIX = "surimono-shop-";
/** As `npm start` runs the server: a small young generation keeps the idle process small too. */
const FLAGS = [
  "--max-old-space-size=1024",
  "--max-semi-space-size=8",
  "--initial-heap-size=24",
  "--import",
  "./server/src/quick-imports.mjs",
];

/** Starts the real shop on a free port with a folder and a database of its own, and waits until it can serve. */
export async function startShop({ dataDir: given, env = {}, checkout = root }: ShopOptions = {}): Promise<RunningShop> {
  const dataDir = given ?? temporaryFolder();
  const port = Number(env.PORT) || (await freePort());
  const started = spawn(process.execPath, [...FLAGS, "server/src/main.ts"], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      DRAW_AHEAD: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: Buffer[] = [];
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk: Buffer) => printed.push(chunk));
  const output = () => Buffer.concat(printed).toString();
  const end = async (signal: NodeJS.Signals) => {
    if (started.exitCode !== null || started.signalCode !== null) return;
    const ended = once(started, "exit");
    started.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end("SIGTERM");
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const baseURL = `http://localhost:${port}`;
  try {
    await waitUntilReady(baseURL, () => started.exitCode !== null, output);
  } catch (error) {
    await stop();
    throw error;
  }
  const databaseUrl = env.DATABASE_URL ?? embeddedUrl(dataDir);
  const letterTo = (address: string, matching = /(?:)/) => waitForLetter(join(dataDir, "mail"), address, matching);
  return {
    baseURL,
    dataDir,
    pid: started.pid ?? 0,
    databaseUrl,
    query: (sql, values) => runSql(databaseUrl, sql, values),
    printed: output,
    letterTo,
    stop,
    kill: () => end("SIGKILL"),
  };
}

function temporaryFolder(): string {
  const pictures = sharedFolder("blank-pictures");
  // Outside a run of journeys a bench asks how fast a shop is, whose disk is a part of it.
  const folder = pictures === undefined ? mkdtempSync(join(tmpdir(), PREFIX)) : quickFolder(PREFIX);
  // As root, PostgreSQL runs as another user, who must get through.
  chmodSync(folder, 0o711);
  if (pictures !== undefined) shareBlankPictures(folder, pictures);
  return folder;
}

/** Kept by the hash of what they are made of, they are drawn once for all shops of a run. */
function shareBlankPictures(dataDir: string, shared: string): void {
  mkdirSync(join(dataDir, "files/pictures"), { recursive: true });
  symlinkSync(shared, join(dataDir, "files/pictures/catalogue"));
}

async function waitUntilReady(baseURL: string, hasEnded: () => boolean, output: () => string) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(100)) {
    if (hasEnded()) throw new Error(`The shop ended before it was ready:\n${output()}`);
    const answer = await fetch(`${baseURL}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
  }
  throw new Error(`The shop was not ready in two minutes:\n${output()}`);
}

function embeddedUrl(dataDir: string): string {
  const kept = (name: string) => readFileSync(join(dataDir, "postgres", name), "utf8").trim();
  return `postgres://surimono:${kept("secret")}@127.0.0.1:${kept("port")}/surimono`;
}

async function runSql<Row extends Record<string, unknown>>(url: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function waitForLetter(folder: string, address: string, matching: RegExp): Promise<Letter> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100)) {
    const found = lettersIn(folder).findLast(
      ({ to, subject, text }) => to === address && matching.test(`${subject}\n${text}`),
    );
    if (found) return found;
  }
  const seen = lettersIn(folder).map(({ to, subject }) => `${to}: ${subject}`);
  throw new Error(`No letter to ${address} with ${matching}. There are:\n${seen.join("\n")}`);
}

function lettersIn(folder: string): Letter[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.sort().flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(join(folder, name), "utf8")) as Letter];
    } catch {
      // It is still being written.
      return [];
    }
  });
}

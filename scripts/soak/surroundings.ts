import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type RunningShop, startShop } from "../../e2e/harness/shop.ts";
import { localGatewaySecrets } from "../../server/src/features/payments/local-gateway/index.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/index.ts";
import { openS3Server } from "../../server/src/platform/files/s3-server.fixture.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { type CaughtLetter, openMailCatcher } from "../rehearse/outside.ts";
import { type Closing, until } from "../rehearse/steps.ts";
import { openRelay } from "./relay.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const WEBHOOK_SECRET = "whsec_0123456789abcdef0123456789abcdef";
const KEY_ID = "soak";

/** Something that can be killed, and comes back. */
export interface Mortal {
  readonly name: string;
  kill(): Promise<void>;
  revive(): Promise<void>;
}

export interface Surroundings {
  readonly web: readonly number[];
  /** Where the gateway's pages are. */
  readonly gatewayUrl: string;
  readonly webhookSecret: string;
  readonly databaseUrl: string;
  readonly mortals: readonly Mortal[];
  readonly letters: readonly CaughtLetter[];
  /** The settings of the shop, for its commands. */
  readonly settings: Readonly<Record<string, string>>;
  /** Asks the database until it answers. */
  rows<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
  gatewayRows<Row extends pg.QueryResultRow>(query: string): Promise<Row[]>;
}

/** A shop of two processes for pages and one for jobs, with its database, bucket, mail server, and a gateway that is a shop of its own. */
export async function openSurroundings(closing: Closing): Promise<Surroundings> {
  const folder = mkdtempSync(join(tmpdir(), "surimono-soak-"));
  chmodSync(folder, 0o755);
  closing.unshift(() => rmSync(folder, { recursive: true, force: true }));
  const databaseFolder = join(folder, "database");
  const database = await startEmbeddedPostgres({ dataDir: databaseFolder, log: () => undefined });
  closing.unshift(() => database.stop());
  const gateway = await openGateway(join(folder, "gateway"), closing);
  const store = await openS3Server(KEY_ID);
  closing.unshift(() => store.close());
  const catcher = await openMailCatcher();
  closing.unshift(() => catcher.close());
  const [bucket, mail] = [
    await openRelay(Number(new URL(store.url).port)),
    await openRelay(Number(new URL(catcher.url).port)),
  ];
  closing.unshift(() => Promise.all([bucket.cut(), mail.cut()]));
  const ports = [await freePort(), await freePort()];
  const settings = {
    ...{ DATABASE_URL: database.url, AUTH_SECRET: SECRET, DATA_DIR: join(folder, "data"), LOG_LEVEL: "error" },
    ...{
      PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "shop@surimono.example",
    },
    ...{ STRIPE_SECRET_KEY: gateway.apiKey, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: gateway.url },
    STORAGE_FEATURE: "on",
    ...{ FILES_S3_BUCKET: "surimono", FILES_S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`, FILES_S3_REGION: "soak" },
    ...{ FILES_S3_ACCESS_KEY_ID: KEY_ID, FILES_S3_SECRET_ACCESS_KEY: "soak" },
  };
  mkdirSync(settings.DATA_DIR, { mode: 0o711 });
  const first = await openProcess("web", ports[0] ?? 0, settings, closing);
  const second = await openProcess("web", ports[1] ?? 0, settings, closing);
  const worker = await openProcess("worker", await freePort(), settings, closing);
  const pool = poolOf(database.url, closing);
  const gatewayPool = poolOf(gateway.databaseUrl(), closing);
  return {
    web: ports,
    gatewayUrl: gateway.url,
    webhookSecret: WEBHOOK_SECRET,
    databaseUrl: database.url,
    letters: catcher.letters,
    settings,
    mortals: [
      ...[first, second, worker, gateway.mortal, mortalDatabase(databaseFolder, pool)],
      { name: "bucket", kill: bucket.cut, revive: bucket.join },
      { name: "mail", kill: mail.cut, revive: mail.join },
    ],
    rows: (query, values) => ask(pool, query, values),
    gatewayRows: (query) => ask(gatewayPool, query),
  };
}

async function openProcess(
  role: "web" | "worker",
  port: number,
  settings: Record<string, string>,
  closing: Closing,
): Promise<Mortal> {
  const start = () =>
    startShop({ dataDir: settings["DATA_DIR"] ?? "", env: { ...settings, ROLE: role, PORT: String(port) } });
  const state = { shop: await start() };
  closing.unshift(() => state.shop.stop());
  return {
    name: role,
    kill: () => state.shop.kill(),
    async revive() {
      state.shop = await start();
    },
  };
}

async function openGateway(dataDir: string, closing: Closing) {
  mkdirSync(dataDir, { mode: 0o711 });
  const port = await freePort();
  const start = (): Promise<RunningShop> =>
    startShop({ dataDir, env: { PORT: String(port), AUTH_SECRET: SECRET, LOG_LEVEL: "error" } });
  const state = { shop: await start() };
  closing.unshift(() => state.shop.stop());
  const mortal: Mortal = {
    name: "gateway",
    kill: () => state.shop.kill(),
    async revive() {
      state.shop = await start();
    },
  };
  return {
    mortal,
    url: `http://127.0.0.1:${port}`,
    apiKey: localGatewaySecrets(SECRET).apiKey,
    databaseUrl: () => state.shop.databaseUrl,
  };
}

/** Killed like the others; the one that started it, this process, starts it again as a shop with an embedded database does. */
function mortalDatabase(folder: string, pool: pg.Pool): Mortal {
  return {
    name: "database",
    async kill() {
      const [file] = globSync(join(folder, "postgres/**/postmaster.pid"));
      const [pid] = file ? readFileSync(file, "utf8").split("\n") : [];
      if (!pid) throw new Error("the database's process was not found");
      process.kill(Number(pid), "SIGKILL");
    },
    async revive() {
      await until("the database", () =>
        pool.query("select 1").then(
          () => true,
          () => false,
        ),
      );
    },
  };
}

function poolOf(connectionString: string, closing: Closing): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => undefined);
  closing.unshift(() => pool.end());
  return pool;
}

async function ask<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: string,
  values: unknown[] = [],
): Promise<Row[]> {
  for (const deadline = Date.now() + 120_000; ; await sleep(500)) {
    try {
      return (await pool.query<Row>(query, values)).rows;
    } catch (error) {
      // A mistake in the question stays one.
      if (/^(?:42|22|23)/.test((error as { code?: string }).code ?? "") || Date.now() > deadline) throw error;
    }
  }
}

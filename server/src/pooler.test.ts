import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "./platform/database/index.ts";
import { createTestDatabase } from "./platform/embedded-postgres/test-database.ts";
import { askOperator } from "./testing/ask-operator.ts";
import { makeCallWorld } from "./testing/call-world.ts";
import { freePort } from "./testing/free-port.ts";
import { openTestShop } from "./testing/index.ts";
import { hasTool } from "./testing/outside-tools.ts";

const OURS = join(import.meta.dirname, "../../ops/pgbouncer.ini");
const CONNECTIONS = 3;
const BUYERS = 4;

/** The example of `ops/` with another database behind it, far too few connections and no password. Answers the pooled address. */
async function openPooler(databaseUrl: string): Promise<string> {
  const port = await freePort();
  const { hostname, port: behind, pathname, username, password } = new URL(databaseUrl);
  const login = `host=${hostname} port=${behind} dbname=${pathname.slice(1)} user=${username} password=${password}`;
  const folder = mkdtempSync(join(tmpdir(), "surimono-pooler-"));
  chmodSync(folder, 0o755);
  const settings = readFileSync(OURS, "utf8")
    .replace(/host=\S+ port=\d+ dbname=surimono/, login)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace(/auth_type.*\nauth_file.*/, "auth_type = any")
    .replace(/default_pool_size = \d+/, `default_pool_size = ${CONNECTIONS}`);
  writeFileSync(join(folder, "pgbouncer.ini"), settings);
  const asOther = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const pooler = spawn("pgbouncer", [...asOther, join(folder, "pgbouncer.ini")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: Buffer[] = [];
  pooler.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  onTestFinished(async () => {
    const ended = once(pooler, "exit");
    pooler.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true });
  });
  for (const deadline = Date.now() + 20_000; !Buffer.concat(said).includes("process up"); await sleep(50))
    if (pooler.exitCode !== null || Date.now() > deadline) throw new Error(Buffer.concat(said).toString());
  return `postgres://${username}@127.0.0.1:${port}/surimono?pgbouncer=true`;
}

test.skipIf(!hasTool("pgbouncer"))(
  "members buy at once through PgBouncer, which shares three connections",
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    // Nobody draws in this test.
    const open = (databaseUrl: string, more: Readonly<Record<string, string>> = {}) =>
      openTestShop({ databaseUrl, variables: { DATABASE_URL: databaseUrl, ROLE: "web", ...more } });
    const direct = await open(database.url);
    onTestFinished(() => direct.stop());
    const databaseUrl = await openPooler(direct.databaseUrl);
    await expect(migrate(databaseUrl)).rejects.toThrow("give the database's own address");
    const variables = { DATABASE_URL: databaseUrl, MIGRATE: "off" };
    const pooled = await openTestShop({ databaseUrl, variables });
    onTestFinished(() => pooled.stop());
    const buy = async () => makeCallWorld(pooled, await pooled.asMember({ kind: "business", approved: true }));
    const worlds = await Promise.all(Array.from({ length: BUYERS }, buy));
    const { rows } = await direct.shop.database.pool.query(
      "select id from orders where id = any($1) and lifecycle = 'placed'",
      [worlds.map(({ orderId }) => orderId)],
    );
    expect(rows).toHaveLength(BUYERS);
    const { rows: limits } = await pooled.shop.database.pool.query("select current_setting('lock_timeout') as lock");
    expect(limits).toEqual([{ lock: "5s" }]);
    const where = { databaseUrl, dataDir: pooled.dataDir };
    expect(await askOperator(where, "jobs")).toMatchObject({ code: 0 });
    const refused = await askOperator(where, "approve-business", "nobody@example.com");
    expect(refused.output).toContain("nobody@example.com");
  },
);

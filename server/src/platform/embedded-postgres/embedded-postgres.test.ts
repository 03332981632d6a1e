import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { query, start, startApp, temporaryFolder } from "./temporary-shop.fixture.ts";

// Each test makes a cluster or two, with every write synced to disk.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const postmasterOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8"), 10);

const portOf = (url: string) => Number(new URL(url).port);

async function occupy(port: number) {
  const other = createServer().listen(port, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const leave = () => new Promise((resolve) => other.close(resolve));
  onTestFinished(async () => void (await leave()));
  return leave;
}

describe("a first start", () => {
  test("makes a PostgreSQL whose order of texts does not depend on the machine", async () => {
    const { url, reused } = await start(temporaryFolder());
    const [row] = await query(
      url,
      `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_encoding') AS encoding,
        current_setting('fsync') AS fsync, datlocprovider, datlocale FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({ major: 18, encoding: "UTF8", fsync: "on", datlocprovider: "b", datlocale: "C.UTF-8" });
    expect(reused).toBe(false);
  });

  test("lets nobody in without the password, which only its owner can read", async () => {
    const dataDir = temporaryFolder();
    const { url } = await start(dataDir);
    const wrong = new URL(url);
    wrong.password = "guess";
    await expect(query(wrong.href, "SELECT 1")).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dataDir, "postgres/secret")).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, "postgres/cluster")).mode & 0o777).toBe(0o700);
  });

  test("listens to this machine alone", async () => {
    const { url } = await start(temporaryFolder());
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter((address) => !address.internal && address.family === "IPv4");
    for (const { address } of outside) {
      const reached = new URL(url);
      reached.hostname = address;
      // Without it, the socket in the cluster's folder, which only its account may enter.
      reached.search = "";
      await expect(query(reached.href, "SELECT 1")).rejects.toThrow(/ECONNREFUSED/);
    }
    const [row] = await query(url, "SHOW listen_addresses");
    expect(row).toEqual({ listen_addresses: "127.0.0.1" });
  });

  test("that was cut off half-way is begun again", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, "postgres/cluster.draft/base"), { recursive: true });
    const { url } = await start(dataDir);
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(readdirSync(join(dataDir, "postgres"))).not.toContain("cluster.draft");
  });
});

describe("a later start", () => {
  test("after a stop finds the data, the port and the password again", async () => {
    const dataDir = temporaryFolder();
    const before = await start(dataDir);
    await query(before.url, "CREATE TABLE kept AS SELECT 7 AS number");
    const pid = postmasterOf(dataDir);
    await before.stop();
    // It stays in the process table until its parent, this very process, reaps it.
    await expect.poll(() => existsSync(`/proc/${pid}/exe`)).toBe(false);
    const after = await start(dataDir);
    expect(after).toMatchObject({ url: before.url, reused: false });
    expect(await query(after.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
  });

  test("after kill -9 of the app uses the server that still runs", async () => {
    const dataDir = temporaryFolder();
    const killed = await startApp(dataDir);
    await query(killed.url, "CREATE TABLE kept AS SELECT 7 AS number");
    const pid = postmasterOf(dataDir);
    await killed.kill();
    const next = await startApp(dataDir);
    expect(next).toMatchObject({ url: killed.url, reused: true });
    expect(postmasterOf(dataDir)).toBe(pid);
    expect(await query(next.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
    await next.stop();
    await expect(query(next.url, "SELECT 1")).rejects.toThrow(/ECONNREFUSED|ENOENT/);
  });

  test("after kill -9 of the whole machine recovers what was acknowledged", async () => {
    const dataDir = temporaryFolder();
    const killed = await startApp(dataDir);
    await query(killed.url, "CREATE TABLE kept AS SELECT 7 AS number");
    process.kill(postmasterOf(dataDir), "SIGKILL");
    await killed.kill();
    const next = await start(dataDir);
    expect(next.reused).toBe(false);
    expect(await query(next.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
  });

  test("is not misled by a pid file whose number another program has now", async () => {
    const dataDir = temporaryFolder();
    const first = await start(dataDir);
    await first.stop();
    const pidFile = join(dataDir, "postgres/cluster/postmaster.pid");
    writeFileSync(
      pidFile,
      `${process.pid}\n${join(dataDir, "postgres/cluster")}\n1\n${portOf(first.url)}\n\n127.0.0.1\n\nready   \n`,
    );
    expect((await start(dataDir)).reused).toBe(false);
  });

  test("does not take another shop's server on its port for its own", async () => {
    const [here, there] = [temporaryFolder(), temporaryFolder()];
    const mine = await start(here);
    await mine.stop();
    const other = await start(there, { port: portOf(mine.url) });
    expect(portOf(other.url)).toBe(portOf(mine.url));
    const again = await start(here);
    expect(again.reused).toBe(false);
    expect(portOf(again.url)).not.toBe(portOf(other.url));
  });
});

describe("a server that dies under the shop", () => {
  const answers = (url: string) => query(url, "SELECT number FROM kept").catch(() => "no answer");

  test("is started again where the shop's connections look for it, and is still stopped with the shop", async () => {
    const dataDir = temporaryFolder();
    const said: string[] = [];
    const server = await start(dataDir, { log: (line) => said.push(line) });
    await query(server.url, "CREATE TABLE kept AS SELECT 7 AS number");
    process.kill(postmasterOf(dataDir), "SIGKILL");
    await expect.poll(() => said.join()).toContain("was started again");
    await expect.poll(() => answers(server.url)).toEqual([{ number: 7 }]);
    await server.stop();
    await expect(query(server.url, "SELECT 1")).rejects.toThrow(/ECONNREFUSED|ENOENT/);
  });

  test("keeps being shared after a crash of all its sessions", async () => {
    const dataDir = temporaryFolder();
    const [one, two] = [await start(dataDir), await startApp(dataDir)];
    const [row] = await query<{ pid: number }>(
      one.url,
      "SELECT pid FROM pg_stat_activity WHERE backend_type = 'background writer'",
    );
    // PostgreSQL then ends every session and restarts.
    process.kill(row?.pid ?? 0, "SIGKILL");
    const apps = "SELECT count(*)::int AS apps FROM pg_stat_activity WHERE application_name = 'surimono app'";
    await expect.poll(() => query(one.url, apps).catch(() => [])).toEqual([{ apps: 2 }]);
    await two.stop();
    expect(await query(one.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("tells the shop when it cannot be started again", async () => {
    const dataDir = temporaryFolder();
    const lost = vi.fn();
    await start(dataDir, { onLost: lost });
    const pid = postmasterOf(dataDir);
    rmSync(join(dataDir, "postgres/cluster/PG_VERSION"));
    process.kill(pid, "SIGKILL");
    await expect.poll(() => lost.mock.calls.length).toBe(1);
    expect(String(lost.mock.calls[0]?.[0])).toContain("is no PostgreSQL data folder");
  });
});

describe("a port in use", () => {
  test("makes the server take the next one and keep it", async () => {
    const dataDir = temporaryFolder();
    const probe = await start(temporaryFolder());
    const taken = portOf(probe.url);
    await probe.stop();
    const leave = await occupy(taken);
    const said: string[] = [];
    const server = await start(dataDir, { port: taken, log: (line) => said.push(line) });
    expect(portOf(server.url)).toBeGreaterThan(taken);
    expect(said.join()).toMatch(`Port ${taken} is in use; the database listens on ${portOf(server.url)}`);
    await server.stop();
    await leave();
    expect(portOf((await start(dataDir, { port: taken })).url)).toBe(portOf(server.url));
  });
});

describe("two app processes on one data folder", () => {
  test("both come up on one server, which stops with the last of them", async () => {
    const dataDir = temporaryFolder();
    const [one, two] = await Promise.all([startApp(dataDir), startApp(dataDir)]);
    expect([one.reused, two.reused].sort()).toEqual([false, true]);
    expect(one.url).toBe(two.url);
    const [starter, user] = one.reused ? [two, one] : [one, two];
    await starter.stop();
    expect(await query(user.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await user.stop();
    await expect(query(user.url, "SELECT 1")).rejects.toThrow(/ECONNREFUSED|ENOENT/);
  });
});

describe("data that cannot be used", () => {
  const spoiled = async (spoil: (cluster: string) => void) => {
    const dataDir = temporaryFolder();
    await (await start(dataDir)).stop();
    spoil(join(dataDir, "postgres/cluster"));
    return start(dataDir);
  };

  test.each([
    ["19", /made by PostgreSQL 19.*brings PostgreSQL 18.*newer release/],
    ["17", /made by PostgreSQL 17.*brings PostgreSQL 18.*pg_dumpall/],
  ])("of PostgreSQL %s: says what to do", async (version, advice) => {
    await expect(spoiled((cluster) => writeFileSync(join(cluster, "PG_VERSION"), `${version}\n`))).rejects.toThrow(
      advice,
    );
  });

  test("that is no data folder: says so", async () => {
    await expect(spoiled((cluster) => rmSync(join(cluster, "PG_VERSION")))).rejects.toThrow(
      /is no PostgreSQL data folder/,
    );
  });

  test("whose password is lost while the server runs: says which file", async () => {
    const dataDir = temporaryFolder();
    await start(dataDir);
    writeFileSync(join(dataDir, "postgres/secret"), "another");
    await expect(start(dataDir)).rejects.toThrow(/does not accept the password in .*secret/);
  });
});

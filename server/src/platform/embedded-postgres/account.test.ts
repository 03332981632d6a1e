import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { asAccount, canUseFolder, chooseAccount } from "./account.ts";
import { findBinaries, installedBinaries } from "./binaries.ts";
import { explainFailure } from "./failure.ts";
import { isRoot, query, smallDisk, start, startApp, temporaryFolder } from "./temporary-shop.fixture.ts";

// Each test makes a cluster or two, with every write synced to disk.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const nobody = 65_534;
// Another account can run the fixture only if the checkout is in a readable folder.
const checkoutIsOpen = isRoot && isOpen(import.meta.dirname);

function isOpen(folder: string): boolean {
  return (statSync(folder).mode & 0o005) === 0o005 && (folder === "/" || isOpen(join(folder, "..")));
}

describe.runIf(isRoot)("as root", () => {
  test("PostgreSQL runs as an account without rights", async () => {
    const dataDir = temporaryFolder();
    await start(dataDir);
    const pid = readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0];
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0);
    expect(statSync(join(dataDir, "postgres/cluster")).uid).toBe(statSync(`/proc/${pid}`).uid);
  });

  test("data goes elsewhere when a parent shuts that account out, and is found there again", async () => {
    const shut = temporaryFolder(0o700);
    const homes = [join(temporaryFolder(), "homes")];
    const dataDir = join(shut, "shop/.data");
    const said: string[] = [];
    const first = await start(dataDir, { homes, log: (line) => said.push(line) });
    await query(first.url, "CREATE TABLE kept AS SELECT 7 AS number");
    expect(said.join()).toMatch(`cannot reach ${dataDir}/postgres; the database lies in ${homes[0]}/data-`);
    expect(existsSync(join(dataDir, "postgres/cluster"))).toBe(false);
    await first.stop();
    const again = await start(dataDir, { homes, log: (line) => said.push(line) });
    expect(await query(again.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
    expect(said.filter((line) => line.includes("cannot reach"))).toHaveLength(1);
  });

  test("data that was moved and then lost with its machine is said to be gone", async () => {
    const dataDir = join(temporaryFolder(0o700), "data");
    const homes = [join(temporaryFolder(), "homes")];
    await (await start(dataDir, { homes })).stop();
    rmSync(homes[0] ?? "", { recursive: true });
    const said: string[] = [];
    await start(dataDir, { homes, log: (line) => said.push(line) });
    expect(said.join()).toMatch(/that lay in .*data-.* is gone; an empty one takes its place/);
  });

  test("a new data folder does not get the data of the one before", async () => {
    const homes = [join(temporaryFolder(), "homes")];
    const [one, two] = [temporaryFolder(0o700), temporaryFolder(0o700)];
    const first = await start(join(one, "data"), { homes });
    await query(first.url, "CREATE TABLE kept AS SELECT 7 AS number");
    const second = await start(join(two, "data"), { homes });
    await expect(query(second.url, "SELECT number FROM kept")).rejects.toThrow(/does not exist/);
  });

  test("binaries are copied when a parent shuts that account out", async () => {
    const account = await chooseAccount("/nowhere");
    const installed = installedBinaries();
    const shut = { ...installed, folder: join(temporaryFolder(0o700), "native") };
    cpSync(installed.folder, shut.folder, { recursive: true, verbatimSymlinks: true });
    const homes = [join(temporaryFolder(), "homes")];
    const said: string[] = [];
    const found = findBinaries(account, (line) => said.push(line), homes, shut);
    expect(found.folder).toMatch(`${homes[0]}/postgresql-18.`);
    expect(said.join()).toMatch(`cannot reach ${shut.folder}; PostgreSQL runs from ${found.folder}`);
    expect(findBinaries(account, () => undefined, homes, shut)).toEqual(found);
  });

  test("a folder counts as usable only when every parent lets the account through", async () => {
    const account = await chooseAccount("/nowhere");
    const inside = join(temporaryFolder(0o700), "inside");
    mkdirSync(inside, { mode: 0o777 });
    expect(canUseFolder(inside, account)).toBe(false);
    expect(canUseFolder("/tmp", account)).toBe(true);
    expect(asAccount(account)).toMatchObject({ cwd: "/", uid: account?.uid });
  });

  test("a full disk is named, with a way out", async ({ skip }) => {
    const disk = smallDisk("size=8m") ?? skip("this machine does not let us mount a small disk");
    await expect(start(disk)).rejects.toThrow(/The disk that holds .* is full \(\d+ MB free\).*DATA_DIR/);
  });

  test("a disk that is full after the first start is named too", async ({ skip }) => {
    const disk = smallDisk("size=90m") ?? skip("this machine does not let us mount a small disk");
    const first = await start(disk);
    await first.stop();
    expect(() => writeFileSync(join(disk, "film"), Buffer.alloc(90_000_000))).toThrow(/ENOSPC/);
    await expect(start(disk)).rejects.toThrow(/is full/);
  });

  test("a read-only disk is named, with a way out", async ({ skip }) => {
    const disk = smallDisk("size=8m,ro") ?? skip("this machine does not let us mount a disk");
    await expect(start(join(disk, "data"))).rejects.toThrow(/cannot write to .*DATA_DIR/);
  });
});

describe.runIf(checkoutIsOpen)("as somebody else", () => {
  test("PostgreSQL runs as that account, in its own folder", async () => {
    const app = await startApp(temporaryFolder(0o777), { uid: nobody });
    expect(app.failure).toBeUndefined();
    expect(await query(app.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("an account without a name is told that PostgreSQL needs one", async () => {
    const app = await startApp(temporaryFolder(0o777), { uid: 61_234 });
    expect(app.failure).toMatch(/number 61234 has no name on this machine.*DATABASE_URL/);
  });

  test("a folder of another user is named, with a way out", async () => {
    const app = await startApp(join(temporaryFolder(0o755), "data"), { uid: nobody });
    expect(app.failure).toMatch(/cannot write to .*DATA_DIR/);
  });

  test("root serves what that account made before", async () => {
    const dataDir = temporaryFolder(0o777);
    const app = await startApp(dataDir, { uid: nobody });
    await query(app.url, "CREATE TABLE kept AS SELECT 7 AS number");
    await app.stop();
    const server = await start(dataDir);
    expect(await query(server.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
  });
});

test.each([
  ['FATAL:  could not write to file "base/1": No space left on device', /disk .* is full/],
  ["EDQUOT: disk quota exceeded", /disk .* is full/],
  ["FATAL:  could not map anonymous shared memory: Cannot allocate memory", /too little memory/],
  ["something else altogether", /failed while starting.*something else altogether.*DATABASE_URL/s],
])("%s is explained", (said, explained) => {
  expect(explainFailure("starting", said, "/tmp").message).toMatch(explained);
});

import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type RunningShop, startShop } from "../../e2e/harness/shop.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { asSelf, asUser } from "./as-user.ts";
import { type Archived, beginArchiving, openRestored, switchLog } from "./restore/archived-postgres.ts";
import { openShoppers, type Shoppers } from "./restore/shoppers.ts";
import { shownBlocks } from "./shown.ts";
import { type Closing, timekeeper, until } from "./steps.ts";

const root = join(import.meta.dirname, "../..");
/** Placed before the disaster, after the copy of the night. */
const ORDERS = 60;
/** Longer than a piece of the log waits for its end. */
const GOES_ON_MS = 100_000;
/** A piece of the log ends after a minute, and takes some seconds to be copied. */
const MOST_LOST_SECONDS = 75;
const SECRET = "0123456789abcdef0123456789abcdef";

/**
 * Loses a shop twice while it is bought from, and brings it back by the lines of `docs/operate.md`: to the moment before a table was
 * dropped, and to the last archived piece of the log after the machine was lost.
 */
export async function rehearseRestore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "surimono-restore-"));
  chmodSync(folder, 0o755);
  const closing: Closing = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const rehearsal = await begin(folder, closing);
    const back = await afterMistake(rehearsal);
    const last = await afterLoss(rehearsal, back);
    const { shoppers, tell } = rehearsal;
    await answersTo(shoppers);
    tell(`and is bought from: ${(await keptOf(last, shoppers)).size} orders`);
    tell.whole("lost twice, and back twice");
  } finally {
    for (const close of closing) await close();
  }
}

async function begin(folder: string, closing: Closing) {
  const tell = timekeeper();
  const backup = join(folder, "backup");
  for (const name of ["wal", "base", "files"]) mkdirSync(join(backup, name), { recursive: true });
  const document = readFileSync(join(root, "docs/operate.md"), "utf8");
  const [copy = "", files = "", prepare = "", archive = "", bring = ""] = shownBlocks(document, "## Backup");
  const placed = (dataDir: string, lines: string) =>
    lines.replaceAll("/backup", backup).replaceAll("/var/lib/surimono", dataDir);
  const user = asUser(mkdtempSync(join(folder, "postgres-")));
  user.own();
  for (const name of ["wal", "base"]) asUser(join(backup, name)).own();
  const first = await beginArchiving(user, placed("", iniBlock(document)), closing);
  const port = String(await freePort());
  const shops: RunningShop[] = [];
  closing.unshift(async () => {
    for (const shop of shops) await shop.stop();
  });
  const settingsOn = (database: Archived, dataDir: string) => ({
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, AUTH_SECRET: SECRET },
  });
  const start = async (database: Archived, dataDir: string): Promise<RunningShop> => {
    const shop = await startShop({ dataDir, env: { ...settingsOn(database, dataDir), PORT: port, LOG_LEVEL: "warn" } });
    shops.push(shop);
    return shop;
  };
  const dataDir = folderOf(folder, "first-data");
  const shop = await start(first, dataDir);
  const shoppers = await openShoppers({ root, folder, shop, secret: SECRET });
  tell("a shop on a database that archives its log, and three businesses that may buy");
  return {
    ...{ folder, tell, user, first, shop, dataDir, shoppers },
    start,
    copyNight: () => user.run(placed("", copy), first.asPostgres),
    copyFiles(from: string) {
      // A shop that has kept no file yet has no folder for them.
      mkdirSync(join(from, "files"), { recursive: true });
      return every(5_000, () => asSelf(folder).run(placed(from, files)));
    },
    openBack: (name: string, moment: string | undefined) =>
      openRestored(user, { prepare: placed("", prepare), name, moment, like: first }, closing),
    /** The new line of the log, the files, the command that compares, and a process that answers. */
    async bringBack(database: Archived, to: string, moment: string | undefined): Promise<RunningShop> {
      await user.run(archive, database.asPostgres);
      const variables = { ...settingsOn(database, to), MOMENT: moment ?? "" };
      await asSelf(folder).run(`cd ${root}\n${placed(to, bring)}`, variables);
      return start(database, to);
    },
  };
}

type Rehearsal = Awaited<ReturnType<typeof begin>>;

/** Somebody drops a table at a moment that is known, and nobody notices before the next copy. */
async function afterMistake(rehearsal: Rehearsal): Promise<Standing> {
  const { folder, tell, shop, shoppers, first } = rehearsal;
  const copying = rehearsal.copyFiles(rehearsal.dataDir);
  shoppers.begin();
  await until("the first orders", () => shoppers.orders.length >= 10);
  await rehearsal.copyNight();
  const atCopy = shoppers.orders.length;
  await until("orders after the copy", () => shoppers.orders.length >= atCopy + ORDERS);
  tell(`the copy of a night, taken while they bought; ${shoppers.orders.length} orders`);
  const moment = await dropTable(shop);
  // It is found the next day, when there is a copy of the mistake too.
  await sleep(1_000);
  await rehearsal.copyNight();
  const lost = performance.now();
  await shoppers.rest();
  await copying.stop();
  const known = shoppers.orders.filter(({ at }) => at <= moment.ours);
  await shop.stop();
  await switchLog(first);
  await first.stop();
  const database = await rehearsal.openBack("second", moment.theirs);
  tell(`a table was dropped; the database is back to ${moment.theirs}`);
  const dataDir = folderOf(folder, "second-data");
  const back = await rehearsal.bringBack(database, dataDir, moment.theirs);
  tell("the files are back, all agrees, the shop answers");
  const kept = await keptOf(back, shoppers);
  const missing = known.filter(({ id }) => !kept.has(id));
  if (missing.length > 0) throw new Error(`${missing.length} of ${known.length} acknowledged orders are not there`);
  tell(`all ${known.length} orders acknowledged until then are there; ${secondsSince(lost)} s out of service`);
  return { database, dataDir, shop: back, kept };
}

interface Standing {
  /** The orders that are there: one of the last moment went with the mistake. */
  readonly kept: ReadonlySet<string>;
  readonly database: Archived;
  readonly dataDir: string;
  readonly shop: RunningShop;
}

/** The machine with the database and its disk is gone, in the middle of an order. */
async function afterLoss(
  rehearsal: Rehearsal,
  { database, dataDir, shop, kept: before }: Standing,
): Promise<RunningShop> {
  const { folder, tell, shoppers } = rehearsal;
  const begun = Date.now();
  const copying = rehearsal.copyFiles(dataDir);
  shoppers.begin();
  await sleep(GOES_ON_MS);
  await database.kill();
  const [crashed, lost] = [Date.now(), performance.now()];
  await shop.kill();
  await shoppers.rest();
  await copying.stop();
  await database.remove();
  rmSync(dataDir, { recursive: true });
  const third = await rehearsal.openBack("third", undefined);
  tell("the machine was lost; the database is back to what was archived");
  const back = await rehearsal.bringBack(third, folderOf(folder, "third-data"), undefined);
  tell("the files are back, all agrees, the shop answers");
  const kept = await keptOf(back, shoppers);
  const known = shoppers.orders.filter(({ id, at }) => before.has(id) || (at >= begun && at <= crashed));
  const gone = known.filter(({ id }) => !kept.has(id));
  const age = gone[0] ? (crashed - gone[0].at) / 1000 : 0;
  const what = `${gone.length} of ${known.length} acknowledged orders, of the last ${age.toFixed(0)} s, are lost with it`;
  tell(`${what}; ${secondsSince(lost)} s out of service`);
  if (age > MOST_LOST_SECONDS) throw new Error("more was lost than the archive may be behind");
  return back;
}

async function answersTo(shoppers: Shoppers): Promise<void> {
  const before = shoppers.orders.length;
  shoppers.begin();
  await until("an order in the shop that came back", () => shoppers.orders.length > before);
  await shoppers.rest();
}

function folderOf(folder: string, name: string): string {
  const path = join(folder, name);
  // PostgreSQL's user looks no further than its own folder.
  mkdirSync(path, { mode: 0o711 });
  return path;
}

interface Moment {
  /** By the clock of this process. */
  readonly ours: number;
  readonly theirs: string;
}

/** Returns the moment just before. An order that is being placed may stand in the way, as in life. */
async function dropTable(shop: RunningShop): Promise<Moment> {
  for (;;) {
    // What was acknowledged until then was committed before.
    const ours = Date.now();
    const [row] = await shop.query<{ at: string }>("select clock_timestamp()::text as at");
    const error = await shop.query("drop table order_lines cascade").then(
      () => undefined,
      (thrown: Error & { code?: string }) => thrown,
    );
    if (!error) return { ours, theirs: row?.at ?? "" };
    if (error.code !== "40P01") throw error;
  }
}

async function keptOf(shop: RunningShop, { orders }: Shoppers): Promise<ReadonlySet<string>> {
  const ids = orders.map(({ id }) => id);
  const rows = await shop.query<{ id: string }>(
    "select id from orders where placed_at is not null and id = any($1::uuid[])",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The block of settings in the section about backups. */
function iniBlock(document: string): string {
  return /\n```ini\n([\s\S]*?)```/.exec(document.slice(document.indexOf("\n## Backup\n")))?.[1] ?? "";
}

function every(pauseMs: number, work: () => Promise<unknown>) {
  const state = { isOpen: true, failure: undefined as unknown };
  const running = (async () => {
    while (state.isOpen) {
      await work();
      await sleep(pauseMs);
    }
  })().catch((error: unknown) => {
    // Told by `stop`: an unhandled one would end the process past everything that has to be closed.
    state.failure = error;
  });
  return {
    async stop() {
      state.isOpen = false;
      await running;
      if (state.failure) throw state.failure;
      await work();
    },
  };
}

const secondsSince = (moment: number) => ((performance.now() - moment) / 1000).toFixed(1);

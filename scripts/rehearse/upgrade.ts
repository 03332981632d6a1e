import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type RunningShop, startShop } from "../../e2e/harness/shop.ts";
import { freePort } from "../../server/src/testing/free-port.ts";
import { asSelf, asUser, openPostgres } from "./as-user.ts";
import { openBuyers } from "./open-buyers.ts";
import { openProxy } from "./proxy.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import { commitBefore, installRelease } from "./release-before.ts";
import { answers, type Closing, timekeeper, until } from "./steps.ts";
import { openVisitors, type Visitors } from "./visitors.ts";

const root = join(import.meta.dirname, "../..");
const BUYERS = 3;
/** Of every visitor, in each phase. */
const ROUNDS = 10;

/**
 * Brings a shop in use from the release before to this one: two processes for pages behind nginx and one for jobs, replaced one after the
 * other while buyers, somebody who looks around and an operator go on. No call may fail, no order may be lost, doubled or without its jobs and
 * its letter, and `reconcile` agrees. `from` is a commit, or the folder of a release that is installed and built.
 */
export async function rehearseUpgrade([from = commitBefore(root)]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "surimono-upgrade-"));
  chmodSync(folder, 0o755);
  const closing: Closing = [() => rmSync(folder, { recursive: true, force: true })];
  const tell = timekeeper();
  try {
    const before = existsSync(from) ? resolve(from) : await makeRelease(folder, from);
    await asSelf(folder).run(`cd ${root}; npm run build`);
    tell(`the release before is in ${before}, of ${from}`);
    const database = await openDatabaseIn(folder, closing);
    const ports = {
      web: [await freePort(), await freePort()] as const,
      worker: await freePort(),
      proxy: await freePort(),
    };
    const baseUrl = `http://127.0.0.1:${ports.proxy}`;
    const start = (checkout: string, port: number, role: "web" | "worker", migrate = "off") =>
      startShop({
        ...{ checkout, dataDir: join(folder, "data") },
        env: {
          ...{ DATABASE_URL: database, PORT: String(port), ROLE: role, MIGRATE: migrate, PUBLIC_URL: baseUrl },
          ...{ TRUST_PROXY: "loopback", QUEUE_CONNECTIONS: "2", LOG_LEVEL: "warn" },
        },
      });
    await asSelf(folder).run(`cd ${before}; npm run migrate`, { DATABASE_URL: database });
    const [first, second] = ports.web;
    const running: RunningShop[] = [];
    closing.unshift(async () => {
      for (const shop of running) await shop.stop();
    });
    for (const port of ports.web) running.push(await start(before, port, "web"));
    running.push(await start(before, ports.worker, "worker"));
    closing.unshift(await openProxy(root, join(folder, "proxy"), ports.proxy, ports.web));
    await until("an answer by nginx", () => answers(`${baseUrl}/readyz`));
    const [shop] = running as [RunningShop];
    const buyers = await openBuyers(BUYERS, { checkout: before, shop, baseUrl, folder });
    tell("two processes for pages, one for jobs, nginx, and three businesses that may buy");

    const visitors = openVisitors(baseUrl, buyers);
    const replace = async (at: number, port: number, role: "web" | "worker", checkout: string) => {
      await running[at]?.stop();
      running[at] = await start(checkout, port, role);
    };
    const stay = async (phase: string, change?: () => Promise<unknown>) => {
      visitors.enter(phase);
      await change?.();
      await until(`rounds of everybody: ${phase}`, () => visitors.rounds().every((rounds) => rounds >= ROUNDS));
      tell(phase);
    };
    await stay("the release before");
    await stay("the migration, with the release before on it", () =>
      asSelf(folder).run(`cd ${root}; npm run migrate`, { DATABASE_URL: database }),
    );
    if (existsSync(join(before, "server/src/platform/database/lives-with.ts")))
      await stay("a process of the release before started again", () => replace(1, second, "web", before));
    await stay("one process of each release", () => replace(0, first, "web", root));
    await stay("pages of this release, jobs of the one before", () => replace(1, second, "web", root));
    await stay("this release alone", () => replace(2, ports.worker, "worker", root));
    await visitors.leave();
    tell.whole(`${visitors.orders.length} orders, ${JSON.stringify(visitors.answered())}`);
    const wrong = [...failuresOf(visitors), ...(await reconcileOrders(running[0] as RunningShop, visitors.orders))];
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    tell(
      "each order that was acknowledged is there once, and no other, with its jobs and its letter; reconcile agrees",
    );
  } finally {
    for (const close of closing) await close();
  }
}

async function makeRelease(folder: string, commit: string): Promise<string> {
  const checkout = await installRelease(root, folder, commit);
  await asSelf(folder).run(`cd ${checkout}; npm run build`);
  return checkout;
}

async function openDatabaseIn(folder: string, closing: Closing): Promise<string> {
  const home = mkdtempSync(join(folder, "postgres-"));
  const user = asUser(home);
  user.own();
  const { port, stop } = await openPostgres(user, await freePort());
  closing.unshift(stop);
  await user.run(`createdb -h ${home} -p ${port} -U surimono --encoding UTF8 surimono`);
  return `postgres://surimono@127.0.0.1:${port}/surimono`;
}

function failuresOf({ failures }: Visitors): string[] {
  const failed = new Map<string, number>();
  for (const { phase, what } of failures) failed.set(`${phase}: ${what}`, (failed.get(`${phase}: ${what}`) ?? 0) + 1);
  return [...failed].map(([what, times]) => `failed ${times} times, ${what}`);
}

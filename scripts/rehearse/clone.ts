import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFree } from "../../server/src/testing/free-port.ts";
import { asUser, type User } from "./as-user.ts";
import { readFirstStart } from "./first-start.ts";
import { bringOutside } from "./outside.ts";
import { buy, openBuyer } from "./place-order.ts";
import { readUnit } from "./shown.ts";
import { type Closing, timekeeper, until, untilReady } from "./steps.ts";

const root = join(import.meta.dirname, "../..");

/**
 * From an empty user of Debian to a placed order, by the commands that docs/operate.md shows, in its order and with nothing else. What a
 * company brings is here on this machine: PostgreSQL, a mail server, a file store. There is no systemd: what its units would start is
 * started.
 */
export async function rehearseClone(): Promise<void> {
  const user = asUser(mkdtempSync(join(tmpdir(), "surimono-clone-")));
  const tell = timekeeper();
  const closing: Closing = [() => rmSync(user.home, { recursive: true, force: true })];
  try {
    chmodSync(user.home, 0o755);
    execFileSync("git", ["clone", "--quiet", "--bare", root, join(user.home, "repository.git")]);
    user.own();
    const brought = await bring(user, closing);
    tell("a database, a mail server and a file store, as a company has them");
    const installed = await install(user, brought, tell);
    await startAll(user, installed, brought, closing);
    tell("migrated; a process for pages and one for jobs are ready");
    const { baseUrl, mail, store } = brought;
    const buyer = await openBuyer({
      baseUrl,
      letterTo: (email, words) => mail.letterTo(email, words),
      operator: (...words) =>
        user.run(
          `cd ${installed.shop}; export SETTINGS_FILE=${user.home}/etc/surimono.env; npm run --silent operator -- ${words.join(" ")}`,
        ),
    });
    tell("a business signed up, was approved at the desk and designed a shirt");
    const { order_number: number } = await buy(buyer);
    tell(`order ${number} placed by invoice`);
    await mail.letterTo(buyer.email, new RegExp(number));
    tell("its letter arrived");
    await until("the print files", () =>
      [...store.objects.keys()].some((key) => /\/prints\/.*\/lines\/.*\.json$/.test(key)),
    );
    tell("its print files are in the store");
    tell.whole("from an empty user to an order whose print files are ready");
  } finally {
    for (const close of closing) await close();
  }
}

type Brought = Awaited<ReturnType<typeof bring>>;
type Installed = Awaited<ReturnType<typeof install>>;

async function bring(user: User, closing: Closing) {
  const outside = await bringOutside(user, closing);
  const ports = { web: await freePortFrom(8080), worker: await freePortFrom(8180) };
  return { ...outside, ports, baseUrl: `http://127.0.0.1:${ports.web}` };
}

/** Four digits, as on the page: a unit tells its figures at 1 and the port, which has to be a port too. */
async function freePortFrom(first: number): Promise<number> {
  for (let port = first; port < first + 90; port++) if (await isFree(port)) return port;
  throw new Error(`no free port from ${first}`);
}

/** The documents' places, below the home. */
function placedIn({ home }: User) {
  return (text: string) =>
    text
      .replaceAll("<repository>", `${home}/repository.git`)
      .replaceAll(/(?<![\w.])\/(opt|etc|var)\//g, (path) => `${home}${path}`);
}

/** The section “First start”, block by block. Answers where the checkout is, and which units start it. */
async function install(user: User, { database, baseUrl, ...brought }: Brought, tell: (what: string) => void) {
  const filled = { ...brought.settings, PUBLIC_URL: baseUrl };
  const document = placedIn(user)(readFileSync(join(root, "docs/operate.md"), "utf8"));
  const { cloning, settings, building, units } = readFirstStart(document, filled);
  for (const folder of ["opt", "etc", "var/lib/surimono"]) mkdirSync(join(user.home, folder), { recursive: true });
  user.own();
  await user.run(cloning, { PGHOST: user.home, PGPORT: String(database.port), PGUSER: "surimono" });
  tell("cloned, installed, database made");

  cpSync(join(root, "server/src/platform/env/operator.fixture.json"), join(user.home, "etc/surimono-operator.json"));
  writeFileSync(join(user.home, "etc/surimono.env"), settings, { mode: 0o600 });
  user.own();
  const shop = join(user.home, "opt/surimono");
  await user.run(`cd ${shop}\n${building}`);
  tell("pages built; the desk answers");
  return { shop, units };
}

/** Those with a port of their own go on; any other is a step that ends before the next begins. */
async function startAll(user: User, { shop, units }: Installed, { ports }: Brought, closing: Closing): Promise<void> {
  for (const unit of units) {
    const port = /-(web|worker)@$/.exec(unit)?.[1] === "web" ? ports.web : ports.worker;
    const text = readFileSync(join(shop, "ops/systemd", `${unit}.service`), "utf8");
    const process = user.start(readUnit(placedIn(user)(text), port), shop);
    if (unit.endsWith("@")) {
      closing.unshift(process.stop);
      await untilReady(port, process);
      continue;
    }
    const [code] = await once(process.child, "exit");
    if (code !== 0) throw new Error(`${unit} ended with ${code}:\n${process.printed()}`);
  }
}

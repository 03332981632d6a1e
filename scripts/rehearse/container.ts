import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/src/testing/free-port.ts";
import { asUser, type Started } from "./as-user.ts";
import { buildImage, type Image } from "./container/build-image.ts";
import { byCompose, byKubernetes, type ContainerProcess, type Manner, type Probe } from "./container/manners.ts";
import { endInImage, runInImage } from "./container/run-in-image.ts";
import { bringOutside } from "./outside.ts";
import { buy, openBuyer } from "./place-order.ts";
import { type Closing, timekeeper, until } from "./steps.ts";

const root = join(import.meta.dirname, "../..");
const OPERATOR_FILE = "company/operator.json";

/**
 * Puts the image together line by line of `ops/Dockerfile`, and runs in it, read-only and as its user, what compose.yaml and the manifests
 * of Kubernetes start: the migration, pages and jobs, their probes and health check, the end by their signal. There is no engine; what a
 * company brings (a database, a mail server, a store) is here on this machine, each process at a port of its own.
 */
export async function rehearseContainer(): Promise<void> {
  if (userInfo().uid !== 0) throw new Error("Only root may mount a read-only tree: run this rehearsal as root");
  const folder = mkdtempSync(join(tmpdir(), "surimono-container-"));
  chmodSync(folder, 0o755);
  const closing: Closing = [() => rmSync(folder, { recursive: true, force: true })];
  const tell = timekeeper();
  try {
    const image = build(folder);
    tell(`the image is put together: ${sizeOf(image)} MB`);
    if (hasShell(image)) throw new Error("the image has a shell");
    const brought = await bring(folder, closing);
    tell("a database, a mail server and a file store, as a company has them");
    for (const manner of [byCompose(), byKubernetes()]) await rehearse(image, manner, brought, closing, tell);
    tell.whole("the image from its first line to orders in both manners");
  } finally {
    for (const close of closing) await close();
  }
}

function build(folder: string): Image {
  const context = join(folder, "context");
  // What is committed: folders that `.dockerignore` names are not in it, but for this one.
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${root}`, context]);
  rmSync(join(context, ".git"), { recursive: true });
  mkdirSync(join(context, "company"));
  cpSync(join(root, "server/src/platform/env/operator.fixture.json"), join(context, OPERATOR_FILE));
  return buildImage(join(context, "ops/Dockerfile"), { context, folder, arguments: { OPERATOR_FILE } });
}

const sizeOf = ({ root: tree }: Image) => execFileSync("du", ["-sm", tree], { encoding: "utf8" }).split("\t")[0];

function hasShell({ root: tree }: Image): boolean {
  return ["bin", "usr/bin", "usr/local/bin"].some((folder) => existsSync(join(tree, folder, "sh")));
}

async function bring(folder: string, closing: Closing) {
  const user = asUser(mkdtempSync(join(folder, "postgres-")));
  user.own();
  const brought = await bringOutside(user, closing);
  await user.run(`createdb -h 127.0.0.1 -p ${brought.database.port} -U surimono surimono`);
  return brought;
}

type Brought = Awaited<ReturnType<typeof bring>>;

async function rehearse(
  image: Image,
  manner: Manner,
  { mail, store, settings }: Brought,
  closing: Closing,
  tell: (what: string) => void,
): Promise<void> {
  const ports = { web: await freePort(), worker: await freePort() };
  const baseUrl = `http://127.0.0.1:${ports.web}`;
  const given = (one: ContainerProcess, port: number, metricsPort: number) => ({
    ...{ ...one.settings, ...settings, PUBLIC_URL: baseUrl },
    // No network of their own parts them.
    ...{ PORT: String(port), METRICS_PORT: String(metricsPort), OTEL_EXPORTER_OTLP_ENDPOINT: "" },
  });
  const said = `${manner.name}:`;
  const node = (words: readonly string[]) => [image.entrypoint, ...words];
  const { migrate } = manner;
  await ended(image, node(migrate.command ?? image.command), given(migrate, ports.web, await freePort()));
  tell(`${said} migrated`);
  const running: { one: ContainerProcess; process: Started }[] = [];
  for (const role of ["web", "worker"] as const) {
    const one = manner[role];
    const own = given(one, ports[role], await freePort());
    if ((await endInImage(image, image.healthCheck, own)).code === 0) throw new Error("health without a process");
    const process = runInImage(image, node(one.command ?? image.command), own);
    closing.unshift(() => process.child.kill("SIGKILL"));
    running.push({ one, process });
    for (const [name, probe] of Object.entries(one.probes)) await answered(name, probe, ports[role], process);
    await until(`health of ${role}`, async () => (await endInImage(image, image.healthCheck, own)).code === 0, 1_000);
    tell(`${said} ${role} is up; ${Object.keys(one.probes).join(", ") || "the health check"} answered`);
  }
  const buyer = await openBuyer(
    {
      baseUrl,
      letterTo: (email, words) => mail.letterTo(email, words),
      operator: (...words) =>
        ended(image, node([...(migrate.command ?? []).slice(0, -1), "server/src/operator/main.ts", ...words]), {
          ...given(manner.worker, ports.worker, 0),
        }),
    },
    `${manner.name.toLowerCase()}@example.co.jp`,
  );
  const printedLines = () =>
    [...store.objects.keys()].filter((key) => /\/prints\/.*\/lines\/.*\.json$/.test(key)).length;
  const before = printedLines();
  const { order_number: number } = await buy(buyer);
  await mail.letterTo(buyer.email, new RegExp(number));
  await until("the print files", () => printedLines() > before);
  tell(`${said} order ${number} placed, its letter and print files are there`);
  for (const { one, process } of running) await endsInTime(image, one, process);
  tell(`${said} both ended by ${image.stopSignal} in their time`);
}

async function ended(
  image: Image,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const { code, printed } = await endInImage(image, words, settings);
  if (code !== 0) throw new Error(`${words.join(" ")}\nended with ${code}:\n${printed.slice(-3_000)}`);
}

async function answered(name: string, probe: Probe, port: number, { child, printed }: Started): Promise<void> {
  for (let tries = 0; tries < probe.tries * 20; tries++) {
    if (child.exitCode !== null) throw new Error(`a process ended:\n${printed().slice(-3_000)}`);
    const signal = AbortSignal.timeout(probe.timeoutSeconds * 1_000);
    const answer = await fetch(`http://127.0.0.1:${port}${probe.path}`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    // An orchestrator would have given up on it by now.
    if (name === "startupProbe" && tries >= probe.tries) break;
    await sleep(probe.everySeconds * 1_000);
  }
  throw new Error(`${name} was not answered:\n${printed().slice(-3_000)}`);
}

async function endsInTime({ stopSignal }: Image, one: ContainerProcess, { child, printed }: Started): Promise<void> {
  const exit = once(child, "exit");
  child.kill(stopSignal);
  const late = sleep(one.graceSeconds * 1_000, "late", { ref: false });
  const code = await Promise.race([exit.then(([exitCode]) => exitCode), late]);
  if (code !== 0) throw new Error(`a process told to end: ${code}\n${printed().slice(-3_000)}`);
}

import { drawingMemory } from "@surimono/studio/print";
import { CatalogueFailure, drawAhead } from "./features/catalogue/index.ts";
import { type DemoAccount, seedDemoAccounts } from "./features/members/index.ts";
import { giveDemoMiles } from "./features/miles/index.ts";
import { type DemoOperator, seedDemoOperator } from "./features/operators/index.ts";
import { openFeatures } from "./features.ts";
import { type OpenShop, openShop, WEB_ROOT } from "./open-shop.ts";
import { checkMigrated, DatabaseFailure, migrate } from "./platform/database/index.ts";
import { EmbeddedPostgresFailure, startEmbeddedPostgres } from "./platform/embedded-postgres/index.ts";
import { ConfigurationError, type Env, readEnv } from "./platform/env/index.ts";
import { judgeListening, judgeTexts } from "./platform/http/index.ts";
import { returnMemoryOnceQuiet } from "./platform/return-memory.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
// Whoever reads the log may go away. That must not end the shop, which would leave its database running.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

/** For a print file of the largest area. The services end the process after 120 s. */
const MOST_FINISH_MS = 75_000;

/** Database, migrations, then the shop: what `npm start` runs. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const texts = env.role === "worker" ? undefined : judgeTexts(WEB_ROOT, env);
  const problems = [...(texts ? [texts] : []), ...(await judgeListening(env))];
  if (problems.length > 0) throw new ConfigurationError(problems);
  if (env.drawingMemoryMb) drawingMemory.limit(env.drawingMemoryMb);
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: say, onLost });
  try {
    const stop = await open(env, env.databaseUrl ?? (embedded?.url as string));
    stopOnSignal(async () => {
      await stop();
      await embedded?.stop();
    });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Without its database the shop cannot even finish what is running. */
function onLost(reason: unknown, serverLog: string): void {
  const said = reason instanceof Error ? reason.message : String(reason);
  process.stderr.write(
    `The embedded database has stopped and does not start again: ${said}\nIts log is ${serverLog}\n`,
  );
  process.exit(1);
}

async function open(env: Env, databaseUrl: string): Promise<() => Promise<void>> {
  await (env.migrates ? migrate(databaseUrl) : checkMigrated(databaseUrl));
  const shop = await openShop({ env, databaseUrl, mostFinishMs: MOST_FINISH_MS, features: openFeatures });
  try {
    const demoAccounts = await seedDemoAccounts(shop);
    const demoOperator = await seedDemoOperator(shop);
    // Otherwise the demo's own order earns them.
    if (!fillsDemo(env))
      for (const { kind, email } of demoAccounts) if (kind === "consumer") await giveDemoMiles(shop, email);
    const port = await shop.start();
    returnMemoryOnceQuiet(shop.http.server);
    process.once("uncaughtException", (err) => endOnBug(shop, err));
    greet(env, port, demoAccounts, demoOperator);
    return env.drawAhead && env.role !== "web" ? drawingAhead(shop, port) : shop.stop;
  } catch (error) {
    await shop.stop();
    // Somebody may have taken the port since it was judged.
    const problems = isPortTaken(error) ? await judgeListening(env) : [];
    throw problems.length > 0 ? new ConfigurationError(problems) : error;
  }
}

/** A bug outside every call and job: nobody knows what state the process is in, so it tells of it and ends. */
function endOnBug(shop: OpenShop, err: Error): void {
  shop.log.fatal({ err }, "a bug outside every call and job: the process ends");
  void shop.errorsReported().finally(() => process.exit(1));
}

/** Draws what the first visitors will see, until the shop stops. Answers how to stop it. */
function drawingAhead(shop: OpenShop, port: number): () => Promise<void> {
  const state = { stopped: false };
  const isStopped = () => state.stopped;
  const draw = async () => {
    if (fillsDemo(shop.env)) await fillGallery(shop, `http://localhost:${port}`, isStopped);
    await drawAhead(shop, isStopped);
  };
  draw().catch((err: unknown) => {
    if (!state.stopped) shop.log.warn({ err }, "pictures could not be drawn ahead");
  });
  return () => {
    state.stopped = true;
    return shop.stop();
  };
}

/** Whether this process orders, hangs and stores for the demo's accounts. */
const fillsDemo = ({ demo, drawAhead, role }: Env): boolean => demo && drawAhead && role === "all";

/** Of a demo only, so no other shop loads what it takes. */
async function fillGallery(shop: OpenShop, baseUrl: string, isStopped: () => boolean): Promise<void> {
  const [{ orderDemoGoods }, { hangDemoWorks }, { storeDemoPieces }, { drawGalleryAhead }] = await Promise.all([
    import("./demo/order-demo-goods.ts"),
    import("./demo/hang-demo-works.ts"),
    import("./demo/store-demo-pieces.ts"),
    import("./demo/draw-gallery-ahead.ts"),
  ]);
  await orderDemoGoods(shop, baseUrl, isStopped);
  await hangDemoWorks(shop, baseUrl, isStopped);
  await storeDemoPieces(shop, baseUrl, isStopped);
  await drawGalleryAhead(baseUrl, isStopped);
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

function greet(env: Env, port: number, demoAccounts: readonly DemoAccount[], demoOperator?: DemoOperator): void {
  const address = env.publicUrl.replace(/:0$/, `:${port}`);
  if (env.role === "worker") return say(`SURIMONO does its jobs; its health is at http://${env.host}:${port}/healthz`);
  say(`SURIMONO is open at ${address}`);
  for (const { kind, email, password } of demoAccounts) say(`  demo ${kind}: ${email} / ${password}`);
  if (demoOperator) {
    const { email, password, totpSecret } = demoOperator;
    say(`  demo operator: ${email} / ${password} at ${address}/operator (key of the codes: ${totpSecret})`);
  }
  if (env.demo) say(`  letters: ${address}/dev/mail`);
}

/** A second signal does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say("Closing: what is running is finished first.");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

main().catch((error: unknown) => {
  // These say what the operator can do; a stack would only hide it.
  const known =
    error instanceof ConfigurationError ||
    error instanceof CatalogueFailure ||
    error instanceof DatabaseFailure ||
    error instanceof EmbeddedPostgresFailure;
  process.stderr.write(known ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});

import { join } from "node:path";
import { healthRoutes, refuseCalls } from "./health.routes.ts";
import { openObservers } from "./observers.ts";
import { openPlaced } from "./platform/citus/index.ts";
import { asWork } from "./platform/database/index.ts";
import type { Env } from "./platform/env/index.ts";
import type { ErrorReports } from "./platform/error-reports/index.ts";
import { NEAR_GOODS, NEAR_SHOWN, openFiles, openNearFiles } from "./platform/files/index.ts";
import {
  addSecurityHeaders,
  apiDocsPage,
  type Finders,
  guardDemoDoors,
  openApiDocument,
  openHttp,
  registerCall,
  type Shop,
  serveConsole,
  serveWeb,
} from "./platform/http/index.ts";
import { type JobsOptions, openJobs } from "./platform/jobs/index.ts";
import { devMailRoutes, openMail } from "./platform/mail/index.ts";
import { openRateLimits } from "./platform/rate-limit/index.ts";
import { openReplica } from "./platform/replica/index.ts";

export const WEB_ROOT = join(import.meta.dirname, "../../web/build/client");
const CONSOLE_ROOT = join(import.meta.dirname, "../../operator/build");

export interface ShopOptions {
  readonly env: Env;
  /** A migrated database. */
  readonly databaseUrl: string;
  readonly now?: () => Date;
  /** How long running jobs may take when it stops. */
  readonly mostFinishMs?: number;
  /** Registers the features' routes and jobs; answers how a token becomes a member or an operator. */
  readonly features: (shop: Shop) => Promise<Finders>;
}

export interface OpenShop extends Shop {
  /** Listens and starts the background work; answers the port. */
  start(): Promise<number>;
  /** Waits until what was logged of errors has been reported, for two seconds at the most. */
  errorsReported(): Promise<void>;
  /** Finishes what is running, then lets go of everything. */
  stop(): Promise<void>;
}

/** The whole shop in one process: platform, features, pages. Nothing runs before `start`. */
export async function openShop({ env, databaseUrl, features, ...options }: ShopOptions): Promise<OpenShop> {
  const { now = () => new Date(), mostFinishMs } = options;
  const [errorReports, observers] = await Promise.all([reportsOf(env), openObservers(env)]);
  const http = await openHttp(env, errorReports);
  observers.calls(http);
  const https = env.publicUrl.startsWith("https://");
  addSecurityHeaders(http, { https });
  guardDemoDoors(http, env);
  const database = await openPlaced(databaseUrl, env.databaseConnections);
  observers.statements(database.pool);
  const replica = await openReplica(env, databaseUrl, { database, log: http.log, metrics: observers.metrics });
  const state = { finders: undefined as Finders | undefined, ready: false };
  const files = await openFiles(env);
  const shop: Shop = {
    env,
    database,
    ...{ mayBeOld: replica.mayBeOld, replicaHealth: replica.health },
    files,
    nearFiles: observers.nearFiles(openNearFiles(files, env, http.log, NEAR_GOODS)),
    shownFiles: openNearFiles(files, env, http.log, NEAR_SHOWN),
    mail: openMail(env, http.log),
    jobs: openJobs(databaseUrl, http.log, { ...jobsOf(env), around: observers.around, mostFinishMs }),
    rateLimits: openRateLimits(database.pool),
    log: http.log,
    metrics: observers.metrics,
    now,
    http,
    calls: [],
    route(call, handler, options = {}) {
      if (call.access === "operator") throw new Error(`${call.name} is a call of the console: use operatorRoute`);
      registerCall(shop, () => state.finders as Finders, call, handler, options);
    },
    operatorRoute(call, handler, options = {}) {
      if (call.access !== "operator") throw new Error(`${call.name} is no call of the console: use route`);
      registerCall(shop, () => state.finders as Finders, call, handler, options);
    },
  };
  observers.metrics?.pool("jobs", shop.jobs.pool);
  if (env.role === "worker") refuseCalls(http);
  if (env.demo && shop.mail.folder) devMailRoutes(http, shop.mail.folder);
  // The catalogue is brought up to date, which may take longer than any call may.
  state.finders = await asWork(() => features(shop));
  healthRoutes({ ...shop, databaseUrl }, () => state.ready);
  if (env.role !== "worker") await servePages(shop, state.finders);
  const errorsReported = async () => errorReports?.flush();
  return {
    ...shop,
    errorsReported,
    async start() {
      await shop.jobs.start();
      await http.listen({ port: env.port, host: env.host });
      await observers.metrics?.start();
      state.ready = true;
      const address = http.server.address();
      return typeof address === "object" && address ? address.port : env.port;
    },
    async stop() {
      state.ready = false;
      // A job that began while the last calls are answered would not come to its end in time.
      shop.jobs.rest();
      await http.close();
      await shop.jobs.stop();
      await Promise.all([database.close(), replica.close()]);
      await observers.close();
      await errorsReported();
    },
  };
}

function jobsOf({ role, migrates, queueConnections }: Env): JobsOptions {
  return { works: role !== "web", migrates, connections: queueConnections };
}

/** One that reports to nobody does not load what it would take. */
async function reportsOf({ sentryDsn, production }: Env): Promise<ErrorReports | undefined> {
  if (!sentryDsn) return undefined;
  const { openErrorReports } = await import("./platform/error-reports/index.ts");
  return openErrorReports(sentryDsn, production ? "production" : "development");
}

async function servePages({ http, calls, env }: Shop, { editedPages }: Finders): Promise<void> {
  http.get("/api/openapi.json", async () => openApiDocument(calls, env.publicUrl));
  http.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(apiDocsPage(calls)));
  await serveWeb(http, WEB_ROOT, env, editedPages, calls);
  await serveConsole(http, CONSOLE_ROOT, env);
}

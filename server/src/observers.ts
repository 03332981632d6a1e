import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Env } from "./platform/env/index.ts";
import type { NearFiles } from "./platform/files/index.ts";
import type { JobsOptions } from "./platform/jobs/index.ts";
import type { Metrics } from "./platform/metrics/index.ts";
import type { Traces } from "./platform/traces/index.ts";

/** Those who are told of calls, statements and jobs. A shop that tells nobody does not load what it would take. */
export interface Observers {
  readonly metrics: Metrics | undefined;
  readonly around: JobsOptions["around"];
  calls(http: FastifyInstance): void;
  statements(pool: pg.Pool): void;
  nearFiles(files: NearFiles): NearFiles;
  close(): Promise<void>;
}

export async function openObservers(env: Env): Promise<Observers> {
  const [traces, metrics] = await Promise.all([tracesOf(env), metricsOf(env)]);
  return {
    metrics,
    around: metrics ? (name, run) => metrics.job(name, () => (traces ? traces.job(name, run) : run())) : traces?.job,
    calls(http) {
      traces?.calls(http);
      metrics?.calls(http);
    },
    statements(pool) {
      traces?.statements(pool);
      metrics?.pool("calls", pool);
    },
    nearFiles: (files) => metrics?.nearFiles(files) ?? files,
    async close() {
      await Promise.all([traces?.close(), metrics?.close()]);
    },
  };
}

async function tracesOf({ traces }: Env): Promise<Traces | undefined> {
  if (!traces) return undefined;
  const { openTraces } = await import("./platform/traces/index.ts");
  return openTraces(traces);
}

async function metricsOf({ metricsPort, metricsHost: host, pushedMetrics: pushed, port: ownPort }: Env) {
  if (!metricsPort && !pushed) return undefined;
  const { openMetrics } = await import("./platform/metrics/index.ts");
  const told = metricsPort ? { port: metricsPort, host } : undefined;
  return openMetrics({ told, pushed, instance: `${hostname()}:${ownPort}` });
}

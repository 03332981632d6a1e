import { context } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { TraceSettings } from "../env/index.ts";
import { traceCalls } from "./trace-calls.ts";
import { traceJob } from "./trace-job.ts";
import { traceRequests } from "./trace-requests.ts";
import { traceStatements } from "./trace-statements.ts";

export interface Traces {
  calls(http: FastifyInstance): void;
  statements(pool: pg.Pool): void;
  job(name: string, run: () => Promise<void>): Promise<void>;
  /** Sends what is still queued. */
  close(): Promise<void>;
}

/**
 * Reports to a collector how long each call and job took, including each statement and outside request. Once per process: the
 * context of nested spans is global. A missing collector costs the shop nothing.
 */
export function openTraces({ endpoint, headers, share }: TraceSettings): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: 2000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "surimono" }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const tracer = provider.getTracer("surimono");
  const noLonger = traceRequests(tracer);
  return {
    calls: (http) => traceCalls(tracer, http),
    statements: (pool) => traceStatements(tracer, pool),
    job: (name, run) => traceJob(tracer, name, run),
    async close() {
      noLonger();
      context.disable();
      await provider.shutdown().catch(() => undefined);
    },
  };
}

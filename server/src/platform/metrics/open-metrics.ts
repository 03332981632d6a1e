import type { Meter } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import type { FastifyBaseLogger } from "fastify";
import type { PushSettings } from "../env/index.ts";
import { countReads } from "./count-reads.ts";
import { measureCalls } from "./measure-calls.ts";
import { measureJobs } from "./measure-jobs.ts";
import { measurePool } from "./measure-pool.ts";
import { measureProcess } from "./measure-process.ts";
import type { Metrics, Reading } from "./metrics.ts";
import { pushFigures } from "./push-figures.ts";

interface MetricsPlaces {
  /** Where they can be fetched; undefined: nowhere. */
  readonly told: { readonly port: number; readonly host: string } | undefined;
  /** Where they are sent. */
  readonly pushed: PushSettings | undefined;
  /** Tells this process from others in what is sent; who fetches knows whom it asked. */
  readonly instance: string;
}

/** Prometheus gives up after ten seconds; a database that is away must not take the other figures along. */
const PATIENCE_MS = 3_000;

/** The figures of this process, at `/metrics` of a port of their own, which no proxy leads to, or sent to a collector, or both. */
export function openMetrics({ told, pushed, instance }: MetricsPlaces): Metrics {
  const state: { log?: FastifyBaseLogger } = {};
  const quiet = { preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true };
  const exporter = told && new PrometheusExporter({ ...told, ...quiet });
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ "service.name": "surimono", "service.instance.id": instance }),
    readers: [exporter ?? [], pushed ? pushFigures(pushed, () => state.log) : []].flat(),
  });
  const meter = provider.getMeter("surimono");
  const watch: Metrics["watch"] = (names, ask) => watchReadings(meter, names, ask);
  measureProcess(watch);
  const measured = measureCalls(meter);
  return {
    watch,
    calls(http) {
      state.log = http.log;
      measured(http);
    },
    pool: measurePool(meter, watch),
    job: measureJobs(meter),
    nearFiles: countReads(meter),
    count(name, description) {
      const counter = meter.createCounter(name, { description });
      return (labels) => counter.add(1, { ...labels });
    },
    start: async () => exporter?.startServer(),
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function watchReadings(
  meter: Meter,
  names: Readonly<Record<string, string>>,
  ask: Parameters<Metrics["watch"]>[1],
): void {
  const gauges = new Map(
    Object.entries(names).map(([name, description]) => [name, meter.createObservableGauge(name, { description })]),
  );
  // What is no longer told would otherwise stay as it was last told.
  const told = new Map<string, Reading>();
  meter.addBatchObservableCallback(
    async (result) => {
      const readings = new Map(
        (await inTime(ask)).map((reading) => [JSON.stringify([reading.name, reading.labels]), reading]),
      );
      const gone = [...told]
        .filter(([key]) => !readings.has(key))
        .map(([, reading]) => ({ ...reading, value: Number.NaN }));
      for (const { name, value, labels } of [...readings.values(), ...gone]) {
        const gauge = gauges.get(name);
        if (gauge) result.observe(gauge, value, labels);
      }
      for (const [key, reading] of readings) told.set(key, reading);
    },
    [...gauges.values()],
  );
}

async function inTime(ask: Parameters<Metrics["watch"]>[1]): Promise<readonly Reading[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Reading[]>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, []);
  });
  const asked = Promise.resolve()
    .then(ask)
    .catch((): readonly Reading[] => []);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

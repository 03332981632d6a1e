import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import {
  type MetricData,
  type MetricReader,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
  type ResourceMetrics,
} from "@opentelemetry/sdk-metrics";
import type { FastifyBaseLogger } from "fastify";
import type { PushSettings } from "../env/index.ts";

type Log = Pick<FastifyBaseLogger, "info" | "warn">;

/** An export that takes longer is given up, so that a stopping process does not wait for a silent collector. */
const PATIENCE_MS = 2_000;

/** Sends the figures to a collector at each interval. Nothing is kept for one that is away: the next figures hold what the missed ones did. */
export function pushFigures({ url, headers, everyMs }: PushSettings, log: () => Log | undefined): MetricReader {
  const timeoutMillis = Math.min(PATIENCE_MS, everyMs);
  const exporter = new OTLPMetricExporter({ url, headers: { ...headers }, timeoutMillis });
  return new PeriodicExportingMetricReader({
    exporter: new TellingExporter(exporter, log),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: timeoutMillis,
  });
}

/** Logs once that the collector does not take them, and once that it does again. */
class TellingExporter implements PushMetricExporter {
  readonly #exporter: OTLPMetricExporter;
  readonly #log: () => Log | undefined;
  #isAway = false;

  constructor(exporter: OTLPMetricExporter, log: () => Log | undefined) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(metrics: ResourceMetrics, whenDone: (result: ExportResult) => void): void {
    this.#exporter.export(withNumbersAlone(metrics), (result) => {
      this.#tell(result);
      whenDone(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.#exporter.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #tell({ code, error }: ExportResult): void {
    const isAway = code !== ExportResultCode.SUCCESS;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) this.#log()?.warn({ err: error }, "the collector does not take the figures");
    else this.#log()?.info("the collector takes the figures again");
  }
}

/** What is no number is left out: JSON would make it null, which a collector refuses with all the rest. */
function withNumbersAlone(metrics: ResourceMetrics): ResourceMetrics {
  const ofMetric = (metric: MetricData) =>
    ({ ...metric, dataPoints: metric.dataPoints.filter(({ value }) => !Number.isNaN(value)) }) as MetricData;
  const scopeMetrics = metrics.scopeMetrics.map((scope) => ({ ...scope, metrics: scope.metrics.map(ofMetric) }));
  return { ...metrics, scopeMetrics };
}

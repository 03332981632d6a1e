type Variables = Readonly<Record<string, string | undefined>>;

/** By the names that every OpenTelemetry library reads. */
export interface TelemetrySettings {
  readonly traces: TraceSettings | undefined;
  readonly pushedMetrics: PushSettings | undefined;
}

export interface TraceSettings {
  /** URL of an OTLP collector over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sampling rate of calls and jobs without an upstream decision, 0 to 1. */
  readonly share: number;
}

/** A collector that takes the figures of this process. */
export interface PushSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly everyMs: number;
}

export function readTelemetry(variables: Variables, problems: string[]): TelemetrySettings {
  const endpoint = variables["OTEL_EXPORTER_OTLP_ENDPOINT"]?.replace(/\/$/, "");
  const headers = readHeaders("OTEL_EXPORTER_OTLP_HEADERS", variables, problems);
  const share = Number(variables["OTEL_TRACES_SAMPLER_ARG"] || 1);
  if (!(share >= 0 && share <= 1)) problems.push("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1");
  const everyMs = Number(variables["OTEL_METRIC_EXPORT_INTERVAL"] || 60_000);
  if (!Number.isInteger(everyMs) || everyMs < 100)
    problems.push("OTEL_METRIC_EXPORT_INTERVAL must be a number of milliseconds, from 100");
  const exporter = variables["OTEL_METRICS_EXPORTER"] || "otlp";
  if (!["otlp", "prometheus", "none"].includes(exporter))
    problems.push("OTEL_METRICS_EXPORTER is otlp, prometheus (METRICS_PORT alone) or none");
  const url = variables["OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"] || (endpoint && `${endpoint}/v1/metrics`);
  const own = readHeaders("OTEL_EXPORTER_OTLP_METRICS_HEADERS", variables, problems);
  return {
    traces: endpoint ? { endpoint, headers, share } : undefined,
    pushedMetrics: url && exporter === "otlp" ? { url, headers: { ...headers, ...own }, everyMs } : undefined,
  };
}

/** `name=value,name=value`, the values percent-encoded. */
function readHeaders(name: string, variables: Variables, problems: string[]): Record<string, string> {
  const pairs = (variables[name] ?? "").split(",").filter((pair) => pair.trim() !== "");
  try {
    return Object.fromEntries(pairs.map(readHeader));
  } catch {
    problems.push(`${name} must look like name=value,name=value, its values percent-encoded`);
    return {};
  }
}

function readHeader(pair: string): [string, string] {
  const [, name, value] = /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? [];
  if (!name || value === undefined) throw new TypeError("no header");
  return [name.toLowerCase(), decodeURIComponent(value.trim())];
}

import { SpanKind, type Tracer } from "@opentelemetry/api";
import { endWith } from "./end-with.ts";

/** A span for each run of a job. */
export function traceJob(tracer: Tracer, name: string, run: () => Promise<void>): Promise<void> {
  return tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true }, (span) => endWith(span, run()));
}

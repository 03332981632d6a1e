import { context, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type pg from "pg";
import { endWith, fail } from "./end-with.ts";

const LONGEST = 2000;

/** A span for each statement of a call or job, with its text and never its values. */
export function traceStatements(tracer: Tracer, pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const traced = (...given: unknown[]) => {
      const text = textOf(given[0]);
      if (!text || !trace.getSpan(context.active())) return query(...given);
      const [summary = ""] = text.trim().split(/\s/, 1);
      const attributes = { "db.system.name": "postgresql", "db.query.text": text.slice(0, LONGEST) };
      const span = tracer.startSpan(summary.toLowerCase(), { kind: SpanKind.CLIENT, attributes });
      const done = given.at(-1);
      if (typeof done !== "function") return endWith(span, query(...given) as Promise<unknown>);
      return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
        if (error) fail(span, error);
        span.end();
        done(error, result);
      });
    };
    client.query = traced as typeof client.query;
  });
}

/** Of the driver's forms: a text, or a text with settings. Cursors and streams, which the shop does not use, have none. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === "string") return statement;
  const { text, submit } = statement as { text?: unknown; submit?: unknown };
  return typeof text === "string" && submit === undefined ? text : undefined;
}

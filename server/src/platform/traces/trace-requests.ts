import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { context, type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import { isTracingSuppressed } from "@opentelemetry/core";
import { fail } from "./end-with.ts";

/** Of `fetch`. */
interface FetchRequest {
  readonly origin: string;
  readonly method: string;
}

type Said = Readonly<Record<"request" | "response" | "error", unknown>>;

/** A span for each outside request of a call or job, by `fetch` or `node:http`, until its headers arrive. Returns how to stop. */
export function traceRequests(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string) => {
    if (!trace.getSpan(context.active()) || isTracingSuppressed(context.active())) return;
    const attributes = { "http.request.method": method, "server.address": host };
    spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (request: unknown, status: number | undefined, error?: unknown) => {
    const span = spans.get(request as object);
    if (!span) return;
    if (status !== undefined) span.setAttribute("http.response.status_code", status);
    if (error) fail(span, error);
    span.end();
    spans.delete(request as object);
  };
  const listeners: Readonly<Record<string, (said: Said) => void>> = {
    "http.client.request.start": ({ request }) => {
      const { method, host } = request as ClientRequest;
      begin(request as object, method, host);
    },
    "http.client.response.finish": ({ request, response }) => end(request, (response as IncomingMessage).statusCode),
    "http.client.request.error": ({ request, error }) => end(request, undefined, error),
    "undici:request:create": ({ request }) => {
      const { method, origin } = request as FetchRequest;
      begin(request as object, method, new URL(origin).hostname);
    },
    "undici:request:headers": ({ request, response }) => end(request, (response as { statusCode: number }).statusCode),
    "undici:request:error": ({ request, error }) => end(request, undefined, error),
  };
  const heard = Object.entries(listeners) as [string, (said: unknown) => void][];
  for (const [channel, listener] of heard) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of heard) unsubscribe(channel, listener);
  };
}

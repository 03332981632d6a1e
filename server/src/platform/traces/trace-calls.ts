import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { FastifyInstance, FastifyRequest } from "fastify";

const propagator = new W3CTraceContextPropagator();

/** A span for each call, continuing the trace of a proxy in front. Page files are not calls. */
export function traceCalls(tracer: Tracer, http: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (!route || !/^\/(api|mt)\//.test(route)) return done();
    const upstream = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const attributes = { "http.request.method": request.method, "http.route": route, "request.id": request.id };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, upstream);
    spans.set(request, span);
    context.with(trace.setSpan(upstream, span), done);
  });
  http.addHook("onResponse", async (request, { statusCode }) => {
    const span = spans.get(request);
    if (!span) return;
    span.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  // If the client disconnects there is no answer, so the hook above does not run.
  http.addHook("onRequestAbort", async (request) => {
    spans.get(request)?.setAttribute("error.type", "aborted").end();
  });
}

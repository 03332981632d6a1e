import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** Nanoseconds, all with the same number of digits. */
  readonly startTimeUnixNano: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** What a span says of itself. */
export const told = ({ attributes }: ToldSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Takes what OTLP over HTTP brings, as JSON. */
export async function openCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === "/v1/traces") bodies.push(body);
    response.writeHead(request.url?.startsWith("/late") ? 503 : 200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  /** In starting order: two batches may arrive in any order. */
  const spans = (): ToldSpan[] =>
    bodies
      .flatMap((body): { scopeSpans: { spans: ToldSpan[] }[] }[] => JSON.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
      .sort((one, other) => (one.startTimeUnixNano < other.startTimeUnixNano ? -1 : 1));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans,
    close: () => server.close(),
  };
}

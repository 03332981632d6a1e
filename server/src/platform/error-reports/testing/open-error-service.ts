import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Report {
  readonly path: string;
  readonly auth: string;
  readonly event: Record<string, unknown>;
}

/** Takes envelopes of Sentry's protocol: a header, then header and body of each item, a line each. */
export async function openErrorService(status = 200) {
  const reports: Report[] = [];
  const server = createServer(async (request, response) => {
    const [, itemHead = "{}", item = "{}"] = (await text(request)).split("\n");
    const url = new URL(request.url ?? "", "http://service");
    if (JSON.parse(itemHead).type === "event")
      reports.push({ path: url.pathname, auth: url.searchParams.get("sentry_key") ?? "", event: JSON.parse(item) });
    response.writeHead(status, status === 429 ? { "retry-after": "60" } : {}).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    reports,
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

import { createServer, type ServerResponse } from "node:http";

export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
  readonly key: string;
}

/** What happens to a request. `pass`: the gateway answers it. */
export type Mood = (response: ServerResponse, pass: () => Promise<void>) => void | Promise<void>;

export const pass: Mood = (_response, go) => go();

/** The connection is closed without an answer. */
export const cut: Mood = (response) => void response.destroy();

/** The connection stays open without an answer. */
export const silent: Mood = () => undefined;

/** A byte now and then, endlessly. */
export const drip: Mood = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write("{");
  const drops = setInterval(() => response.write(" "), 500);
  response.on("close", () => clearInterval(drops));
};

/** An object is sent as JSON, a text as it is. */
export function say(status: number, body: string | object, headers: Readonly<Record<string, string>> = {}): Mood {
  const isText = typeof body === "string";
  return (response) => {
    response.writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
}

export interface Relay {
  readonly url: string;
  readonly asked: Asked[];
  moodOf: (asked: Asked) => Mood;
  close(): void;
}

/** Sits in front of the gateway like a proxy or a bad line, and treats each request as told. */
export async function openRelay(gatewayUrl: string): Promise<Relay> {
  const server = createServer(async (request, response) => {
    const { "content-length": _, host: __, connection: ___, ...headers } = request.headers;
    const body = (await request.toArray()).join("");
    const { method = "GET", url: path = "/" } = request;
    const asked = { method, path, body, key: String(headers["idempotency-key"] ?? "") };
    relay.asked.push(asked);
    await relay.moodOf(asked)(response, async () => {
      const passed = await fetch(`${gatewayUrl}${path}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body && { body }),
      });
      response.writeHead(passed.status, { "content-type": "application/json" });
      response.end(await passed.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const relay: Relay = { url: `http://127.0.0.1:${port}`, asked: [], moodOf: () => pass, close };
  return relay;
}

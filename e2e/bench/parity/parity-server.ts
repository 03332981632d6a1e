import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AreaDesign } from "@surimono/domain/designs";
import type { ParitySite } from "../../../studio/src/print-node/parity-site.fixture.ts";

/** Hands documents to pages in browsers that nobody steers, and takes back their pixels. */
export interface ParityServer {
  /** The page that draws for `browser`, a word. */
  pageOf(browser: string): string;
  /** RGBA of the whole area. Throws what the page says where it cannot draw. */
  draw(browser: string, work: Work): Promise<Buffer>;
  close(): void;
}

interface Work {
  readonly area: AreaDesign;
  readonly pxPerMm: number;
}

/** Drawing a place in a browser that has only just been started, on a busy machine. */
const PATIENCE_MS = 240_000;

export async function startParityServer(site: ParitySite): Promise<ParityServer> {
  const desks = new Map<string, Desk>();
  const deskOf = (browser: string): Desk => {
    const desk = desks.get(browser) ?? new Desk();
    desks.set(browser, desk);
    return desk;
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "", "http://parity");
    const desk = deskOf(search.slice(1));
    if (pathname === "/next") desk.ask(response);
    else if (pathname === "/drawn") void desk.take(request, response);
    else void answer(site, pathname, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    pageOf: (browser) => `http://127.0.0.1:${port}/?${browser}`,
    draw: (browser, work) => deskOf(browser).give(work),
    close() {
      for (const desk of desks.values()) desk.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(site: ParitySite, pathname: string, response: ServerResponse): Promise<void> {
  const found = await site.answer(pathname);
  response.writeHead(found ? 200 : 404, found ? { "content-type": found.contentType } : {}).end(found?.body);
}

/** Of one browser: it draws one document at a time. */
class Desk {
  #work: Work | undefined;
  #asking: ServerResponse | undefined;
  #drawn: ((result: Buffer | Error) => void) | undefined;

  async give(work: Work): Promise<Buffer> {
    this.#work = work;
    const drawing = new Promise<Buffer | Error>((resolve) => {
      this.#drawn = resolve;
    });
    this.#hand();
    const patience = new AbortController();
    const late = new Promise<Error>((resolve) => {
      const timer = setTimeout(() => resolve(new Error(`nothing was drawn in ${PATIENCE_MS} ms`)), PATIENCE_MS);
      patience.signal.addEventListener("abort", () => clearTimeout(timer));
    });
    const result = await Promise.race([drawing, late]);
    patience.abort();
    if (result instanceof Error) throw result;
    return result;
  }

  ask(response: ServerResponse): void {
    this.#asking = response;
    this.#hand();
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.end();
    const body = Buffer.concat(parts);
    const isWords = request.headers["content-type"]?.startsWith("text/plain");
    this.#drawn?.(isWords ? new Error(String(body)) : body);
  }

  close(): void {
    this.#asking?.writeHead(204).end();
  }

  #hand(): void {
    if (!this.#asking || !this.#work) return;
    this.#asking.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(this.#work));
    this.#asking = this.#work = undefined;
  }
}

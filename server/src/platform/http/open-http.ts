import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import type { requestFailures } from "@surimono/contract/kernel";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import pino from "pino";
import { databaseTrouble } from "../database/index.ts";
import type { Env } from "../env/index.ts";
import type { ErrorReports } from "../error-reports/index.ts";
import { StoreAway } from "../files/index.ts";
import { closeSilent } from "./close-silent.ts";
import { describeError } from "./describe-error.ts";
import { OneLineLog } from "./one-line-log.ts";
import { OutageLog } from "./outage-log.ts";
import { sendFailure, TRY_AGAIN_SECONDS } from "./send-failure.ts";

/** The Fastify instance with logs, request ids and the one error shape, before any route. Logged errors are reported. */
export async function openHttp(
  env: Pick<Env, "logLevel" | "trustProxy">,
  errorReports?: ErrorReports,
): Promise<FastifyInstance> {
  const http = fastify({
    logger: {
      level: env.logLevel,
      ...(errorReports && {
        stream: pino.multistream([{ stream: pino.destination(1) }, { level: "error", stream: errorReports.stream }]),
      }),
      // Query strings can contain signed tokens and e-mail addresses: only the path is logged.
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split("?", 1)[0] }),
        res: (reply) => ({ status: reply.statusCode }),
        err: describeError as never,
      },
      redact: ["*.password", "*.token", "*.email", "headers.authorization"],
    },
    logController: new OneLineLog(),
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, request, reply) => sendFailure(request, reply, { code: "request/malformed" }) as never,
    rewriteUrl: (request) => leadNowhere(request.method, request.url ?? "/"),
    trustProxy: env.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // At shutdown no connection is taken any more and idle ones are closed. What still comes by one that is open is answered: a proxy
    // would pass a refusal on to the customer.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    requestTimeout: 60_000,
  });
  await http.register(multipart);
  let closing = false;
  const endSilent = closeSilent(http.server);
  http.addHook("preClose", async () => {
    closing = true;
    endSilent();
  });
  http.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // Otherwise a connection whose last request ends now would be awaited until idle for a minute.
    if (closing) reply.header("connection", "close");
  });
  const outages = new OutageLog();
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    // URLs the file server refuses, such as with two slashes in a row, are not pages either.
    if (code === "request/malformed" && isOfPage(request.method, request.url)) return reply.callNotFound();
    if (code) return sendFailure(request, reply, { code });
    const trouble = databaseTrouble(error);
    if (trouble === "overlap") {
      request.log.warn({ err: error, req: request }, "waited for too long for what another call holds");
      return sendFailure(request, reply.header("retry-after", TRY_AGAIN_SECONDS), { code: "request/overlapping" });
    }
    if (trouble === "outage" || error instanceof StoreAway) {
      outages.note(request, error);
      return sendFailure(request, reply, { code: "server/busy" });
    }
    request.log.error({ err: error, req: request }, "unexpected error");
    return reply.code(500).header("cache-control", "no-store").send({
      error_code: "server/error",
      message: "エラーが発生しました。しばらく待ってからもう一度お試しください。",
      request_id: request.id,
    });
  });
  return http;
}

function isOfPage(method: string | undefined, url: string): boolean {
  return method === "GET" && !url.startsWith("/api/");
}

/** An undecodable URL, such as a link cut off within a letter, is not a page: it gets the page that says so instead of JSON. */
function leadNowhere(method: string | undefined, url: string): string {
  if (!isOfPage(method, url) || !url.includes("%")) return url;
  const [path = "/"] = url.split("?", 1);
  try {
    if (!decodeURIComponent(path).includes("\0")) return url;
  } catch {
    // Falls through to the page.
  }
  return "/nowhere";
}

/** What Fastify itself refuses before a handler runs. */
function codeOf(error: FastifyError): keyof typeof requestFailures | undefined {
  if (error.statusCode === 413) return "request/too-large";
  if (error.statusCode === 415) return "request/unsupported";
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return "request/malformed";
  return undefined;
}

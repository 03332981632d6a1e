import type { FastifyReply, FastifyRequest } from "fastify";
import type { Shop } from "../../../platform/http/index.ts";
import type { LocalAnswer, LocalRequest } from "./local-request.ts";
import { LOCAL_NETWORKS } from "./settings.ts";

/**
 * The demo's own Google and Meta: their consent pages and the calls that the shop makes, reached only over HTTP. Loaded by the first
 * request.
 */
export function localNetworkRoutes(shop: Shop): void {
  shop.http.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ["GET", "POST", "DELETE"],
      url: `${LOCAL_NETWORKS}/*`,
      async handler(request, reply) {
        const asked = readRequest(request);
        const answer = asked.path.startsWith("/google/")
          ? await (await import("./google.ts")).answerGoogle(shop, asked)
          : await (await import("./meta.ts")).answerMeta(shop, asked);
        return send(reply, answer);
      },
    });
  });
}

function readRequest(request: FastifyRequest): LocalRequest {
  const { pathname, searchParams } = new URL(request.url, "http://shop");
  const body = new URLSearchParams(typeof request.body === "string" ? request.body : "");
  return {
    method: request.method,
    path: pathname.slice(LOCAL_NETWORKS.length),
    query: Object.fromEntries(searchParams),
    form: Object.fromEntries(body),
    token: /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1],
  };
}

function send(reply: FastifyReply, answer: LocalAnswer): FastifyReply {
  reply.header("cache-control", "no-store");
  if ("location" in answer) return reply.redirect(answer.location, 303);
  if ("page" in answer) return reply.type("text/html; charset=utf-8").send(answer.page);
  return reply.code(answer.status).send(answer.body);
}

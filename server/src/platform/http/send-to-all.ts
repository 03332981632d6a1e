import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * For half a minute a cache in front answers by itself, and for five minutes more while it fetches the next one, for an hour more while
 * the shop cannot answer. A browser asks each time.
 * Rules of all addresses: docs/cdn.md.
 */
const OF_A_MOMENT = "public, max-age=0, s-maxage=30, stale-while-revalidate=300, stale-if-error=3600";

/** JSON that is the same for everybody. Where it is as the asker has it, no more than that is said. */
export function sendToAll(request: FastifyRequest, reply: FastifyReply, json: string | Buffer): FastifyReply {
  const etag = `"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"`;
  // A member's answer may be another: a session that is over must be noticed.
  reply.headers({ "cache-control": OF_A_MOMENT, vary: "authorization", etag });
  // A cache that packs the answer names it weakly.
  if (request.headers["if-none-match"]?.replace(/^W\//, "") === etag) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(json);
}

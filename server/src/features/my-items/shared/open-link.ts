import type { FastifyReply, FastifyRequest } from "fastify";
import { prefixOf, type Shop } from "../../../platform/http/index.ts";
import type { RateLimit } from "../../../platform/rate-limit/index.ts";
import { hashToken } from "../../members/index.ts";
import { noLinkPage, tooManyPage } from "./link-page.ts";

const TOKEN = /^[\w-]{43}$/;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly name: string;
  readonly limit: RateLimit;
  readonly key: string;
}

/** What a link's key opens. Answers by itself where it opens nothing: closed, guessed and broken alike. */
export async function openLink<Found>(
  { rateLimits }: Pick<Shop, "rateLimits">,
  { request, reply, name, limit, key }: Visit,
  find: (tokenHash: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  reply.headers({ "x-robots-tag": "noindex, nofollow, noimageindex", "cache-control": "private, no-store" });
  reply.header("referrer-policy", "no-referrer").type("text/html; charset=utf-8");
  if (!(await rateLimits.allow(name, prefixOf(request.ip), limit))) {
    await reply.code(429).send(tooManyPage());
    return undefined;
  }
  const found = TOKEN.test(key) ? await find(hashToken(key)) : undefined;
  if (!found) await reply.code(404).send(noLinkPage());
  return found;
}

/** In the query, which no log has. */
export function keyIn(query: unknown): string {
  const { key } = query as { readonly key?: unknown };
  return typeof key === "string" ? key : "";
}

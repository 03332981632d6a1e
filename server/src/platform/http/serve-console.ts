import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Env } from "../env/index.ts";
import { consolePolicy } from "./security-headers.ts";
import { serveFolder } from "./serve-folder.ts";

/** Serves the operator's console, a bundle of its own: one page for every path below /operator, and its hashed assets. */
export async function serveConsole(http: FastifyInstance, root: string, env: Pick<Env, "publicUrl">): Promise<void> {
  const page = join(root, "index.html");
  if (!existsSync(page)) return;
  const html = readFileSync(page);
  const policy = consolePolicy({ https: env.publicUrl.startsWith("https://") });
  await http.register((scope) =>
    serveFolder(scope, {
      root: join(root, "assets"),
      prefix: "/operator/assets/",
      preCompressed: true,
      index: false,
      setHeaders: (reply) => void reply.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  const answer = async (_request: unknown, reply: FastifyReply) =>
    reply
      .headers({ "cache-control": "no-store", "content-security-policy": policy, "x-robots-tag": "noindex, nofollow" })
      .header("referrer-policy", "no-referrer")
      // A telephone reads the labels of the workshop.
      .header("permissions-policy", "camera=(self), microphone=(), geolocation=(), payment=()")
      .type("text/html; charset=utf-8")
      .send(html);
  http.get("/operator", answer);
  http.get("/operator/*", answer);
}

import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";

/**
 * Strict headers on every answer. `scriptHashes` are those of the inline scripts of the built pages, which the build lists.
 * blob: and data: pictures are the designs that the studio draws in the browser; wasm is the text shaper.
 */
export function addSecurityHeaders(
  http: FastifyInstance,
  options: { readonly scriptHashes: readonly string[]; readonly https: boolean },
): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${options.scriptHashes.map((hash) => `'${hash}'`).join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  http.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", policy);
    reply.header("x-content-type-options", "nosniff");
    reply.header("x-frame-options", "DENY");
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
    reply.header("cross-origin-opener-policy", "same-origin");
    reply.header("cross-origin-resource-policy", "same-origin");
    if (options.https) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  });
}

/** The hashes that the web build wrote, as `sha256-…`; none when the web is not built. */
export function readScriptHashes(path: string): string[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as string[]) : [];
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * `scriptHashes` are those of the page's own inline scripts: those of all pages together would outweigh most answers. blob:
 * and data: pictures are the designs that the studio draws in the browser; wasm is the text shaper.
 */
export function contentPolicy(options: { readonly https: boolean; readonly scriptHashes?: readonly string[] }): string {
  const hashes = (options.scriptHashes ?? []).map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${hashes}`,
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
}

/** The console's page: its own scripts and nothing inline; pictures are the shop's. */
export function consolePolicy({ https }: { readonly https: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** What nobody has judged, and what was answered to a bearer: no cache in front may show it to somebody else (docs/cdn.md). */
function mustNotBeKept({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const said = String(reply.getHeader("cache-control") ?? "");
  return said === "" || (headers.authorization !== undefined && !/\b(private|no-store|no-cache)\b/.test(said));
}

/** Strict headers on every answer; pages have their own policy. */
export function addSecurityHeaders(http: FastifyInstance, options: { readonly https: boolean }): void {
  const policy = contentPolicy(options);
  http.addHook("onSend", async (request, reply) => {
    if (mustNotBeKept(request, reply)) reply.header("cache-control", "private, no-store");
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", policy);
    reply.header("x-content-type-options", "nosniff");
    reply.header("x-frame-options", "DENY");
    if (!reply.hasHeader("referrer-policy")) reply.header("referrer-policy", "strict-origin-when-cross-origin");
    if (!reply.hasHeader("permissions-policy"))
      reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
    reply.header("cross-origin-opener-policy", "same-origin");
    reply.header("cross-origin-resource-policy", "same-origin");
    if (options.https) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  });
}

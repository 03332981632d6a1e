import type { Env } from "../env/index.ts";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The shop's public URL as this visitor knows it. The demo may be open under several names of this machine, each with its own browser
 * session; the header is trusted for those only.
 */
export function visitedOrigin(
  env: Pick<Env, "demo" | "publicUrl">,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string {
  const { host } = headers;
  return env.demo && typeof host === "string" && LOOPBACK.test(host) ? `http://${host}` : env.publicUrl;
}

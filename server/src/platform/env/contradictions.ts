import { isLoopback } from "./addresses.ts";

/** Of `Env`. */
interface Addresses {
  readonly production: boolean;
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
  readonly role: string;
  readonly stripe: { readonly secretKey: string } | undefined;
  readonly trustProxy: string | undefined;
}

/** Addresses that are each right, and cannot all be true: one line for each, with what to do. */
export function findContradictions(env: Addresses): readonly string[] {
  const problems: string[] = [];
  const { protocol, hostname, port, origin } = new URL(env.publicUrl);
  const ownMachine = isLoopback(hostname);
  if (
    protocol === "https:" &&
    Number(port || 443) === env.port &&
    (ownMachine || hostname.replace(/^\[|\]$/g, "") === env.host)
  )
    problems.push(
      `PUBLIC_URL ${origin} is where the shop itself speaks plain http (PORT ${env.port}): name the address of the proxy that speaks https`,
    );
  if (env.production && ownMachine && /^[rs]k_live_/.test(env.stripe?.secretKey ?? ""))
    problems.push(
      `PUBLIC_URL ${origin} leads customers to their own machine, while STRIPE_SECRET_KEY takes real money: set the shop's address, such as https://shop.example.jp, or try it with a test key`,
    );
  // Whoever does only jobs has no proxy in front.
  const isServed = env.production && env.role !== "worker";
  if (isServed && isLoopback(env.host) && !trustsThisMachine(env.trustProxy ?? "loopback"))
    problems.push(
      `HOST ${env.host} lets in this machine alone, and TRUST_PROXY names proxies on others: set HOST to 0.0.0.0, or TRUST_PROXY to loopback where the proxy is on this machine`,
    );
  return problems;
}

const trustsThisMachine = (trustProxy: string): boolean =>
  trustProxy.split(",").some((name) => /^(loopback|127\.[\d./]+|::1(\/\d+)?|0\.0\.0\.0\/0|::\/0)$/.test(name.trim()));

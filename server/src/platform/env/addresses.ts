import { BlockList, isIP } from "node:net";

type Variables = Readonly<Record<string, string | undefined>>;

const PROTOCOLS = {
  DATABASE_URL: ["postgres:", "postgresql:"],
  DATABASE_REPLICA_URL: ["postgres:", "postgresql:"],
  PUBLIC_URL: ["https:", "http:"],
  SMTP_URL: ["smtps:", "smtp:"],
  STRIPE_API_URL: ["https:", "http:"],
  FILES_S3_ENDPOINT: ["https:", "http:"],
  OTEL_EXPORTER_OTLP_ENDPOINT: ["https:", "http:"],
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: ["https:", "http:"],
} as const;

const OF_MANY = new BlockList();
OF_MANY.addSubnet("224.0.0.0", 3, "ipv4");
OF_MANY.addSubnet("ff00::", 8, "ipv6");

export function refuseWrongAddresses(variables: Variables, problems: string[]): void {
  for (const [name, protocols] of Object.entries(PROTOCOLS)) {
    const value = variables[name];
    if (!value || (URL.canParse(value) && (protocols as readonly string[]).includes(new URL(value).protocol))) continue;
    problems.push(`${name} is not an address: it must look like ${protocols[0]}//host`);
  }
}

/**
 * The shop's public URL as browsers write it: small letters, no usual port, no trailing slash. Sessions and passwords travel over it, so in
 * production only this machine may leave out https.
 */
export function readPublicUrl(text: string | undefined, port: number, production: boolean, problems: string[]): string {
  const given = text || `http://localhost:${port}`;
  // Already told by `refuseWrongAddresses`.
  if (!/^https?:/i.test(given) || !URL.canParse(given)) return given;
  const url = new URL(given);
  if (url.href !== `${url.origin}/`)
    problems.push(`PUBLIC_URL must be an address without path, question or user, such as ${url.origin}`);
  else if (/^(0\.0\.0\.0|\[::\])$/.test(url.hostname))
    problems.push(
      `PUBLIC_URL ${url.origin} leads nobody anywhere: name the host that customers type; HOST says where to listen`,
    );
  else if (production && url.protocol !== "https:" && !isThisMachine(given))
    problems.push(`PUBLIC_URL must begin with https:// in production, such as https://${url.host}`);
  return url.origin;
}

/** Where the process listens: this machine alone unless said otherwise, as what it speaks is plain http, meant for the proxy before it. */
export function readHost(text: string | undefined, problems: string[], name = "HOST"): string {
  const host = text || "127.0.0.1";
  // Linux listens at the addresses of groups and of everybody too, and nobody is answered.
  if ((!isIP(host) && host !== "localhost") || OF_MANY.check(host, isIP(host) === 6 ? "ipv6" : "ipv4"))
    problems.push(`${name} must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them`);
  return host;
}

/** A number of proxies, as other servers take it, would be read as an address: all customers would then share the proxy's limits. */
export function readTrustProxy(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined;
  const names = text.split(",").map((name) => name.trim());
  if (!names.every((name) => /^(loopback|linklocal|uniquelocal)$/.test(name) || isIP(name.replace(/\/\d+$/, ""))))
    problems.push("TRUST_PROXY must name proxies by address, such as 10.0.0.0/8 or loopback");
  return text;
}

export const isThisMachine = (address: string): boolean => isLoopback(new URL(address).hostname);

/** Of an address or a name, IPv6 with or without its brackets. */
export const isLoopback = (host: string): boolean => /^((.+\.)?localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

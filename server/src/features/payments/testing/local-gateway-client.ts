import Stripe from "stripe";
import type { Env } from "../../../platform/env/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import type { PaymentGateway } from "../gateway.ts";
import { localGatewaySecrets } from "../local-gateway/index.ts";
import { stripeGateway } from "../stripe-gateway.ts";

/** The key that a shop's local gateway expects. */
export function localGatewayKey(env: Pick<Env, "secret">): string {
  return localGatewaySecrets(env.secret).apiKey;
}

/** The official client on a shop's local gateway, like the gateway's own dashboard would use it. */
export function localGatewayClient(baseUrl: string, key: string): Stripe {
  const { hostname: host, port } = new URL(baseUrl);
  return new Stripe(key, { host, port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });
}

/** The shop's own adapter, which waits so long for an answer and asks once. */
export function impatientGateway(baseUrl: string, key: string, timeout: number, log: Shop["log"]): PaymentGateway {
  const { hostname: host, port } = new URL(baseUrl);
  const settings = { host, port, protocol: "http", telemetry: false, maxNetworkRetries: 0, timeout } as const;
  return stripeGateway(async () => new Stripe(key, settings), log, { key, isOwn: ({ origin }) => origin === baseUrl });
}

import Stripe from "stripe";
import type { Env } from "../../../platform/env/index.ts";
import { localGatewaySecrets } from "../local-gateway/index.ts";

/** The key that a shop's local gateway expects. */
export function localGatewayKey(env: Pick<Env, "secret">): string {
  return localGatewaySecrets(env.secret).apiKey;
}

/** The official client on a shop's local gateway, like the gateway's own dashboard would use it. */
export function localGatewayClient(baseUrl: string, key: string): Stripe {
  const { hostname: host, port } = new URL(baseUrl);
  return new Stripe(key, { host, port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });
}

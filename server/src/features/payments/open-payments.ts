import type Stripe from "stripe";
import type { Shop } from "../../platform/http/index.ts";
import type { PaymentGateway } from "./gateway.ts";
import { judgedFetch } from "./judged-fetch.ts";
import { loadStripe } from "./load-stripe.ts";
import { localGatewaySecrets, openLocalGateway } from "./local-gateway/index.ts";
import { stripeGateway } from "./stripe-gateway.ts";
import { type GatewayHandlers, WEBHOOK_PATH, webhookRoute } from "./webhook.routes.ts";

const STRIPE_FILES = "files.stripe.com";
/** For one of three tries. */
const TIMEOUT_MS = 10_000;

/**
 * Stripe when configured, else the demo's local gateway, by the same client code with another host. Undefined when there is neither:
 * then only invoices work.
 */
export function openPayments(shop: Shop, handlers: GatewayHandlers): PaymentGateway | undefined {
  const { stripe, demo, secret } = shop.env;
  if (stripe) {
    webhookRoute(shop, stripe.webhookSecret, handlers);
    return stripeGateway(
      clientOf(stripe.secretKey, () => addressOf(stripe.baseUrl)),
      shop.log,
      { key: stripe.secretKey, isOwn: ({ protocol, hostname }) => protocol === "https:" && hostname === STRIPE_FILES },
    );
  }
  if (!demo) return undefined;
  const secrets = localGatewaySecrets(secret);
  webhookRoute(shop, secrets.webhookSecret, handlers);
  const ownAddress = () => `http://127.0.0.1:${listeningPort(shop)}`;
  openLocalGateway(shop, secrets, () => ownAddress() + WEBHOOK_PATH);
  return stripeGateway(
    clientOf(secrets.apiKey, () => addressOf(ownAddress())),
    shop.log,
    { key: secrets.apiKey, isOwn: ({ origin }) => origin === ownAddress() },
  );
}

/** One client, made on first use. */
function clientOf(key: string, address: () => Pick<Stripe.StripeConfig, "host" | "port" | "protocol">) {
  let client: Stripe | undefined;
  return async () => {
    const StripeClient = await loadStripe();
    const httpClient = StripeClient.createFetchHttpClient(judgedFetch);
    client ??= new StripeClient(key, { ...address(), ...SETTINGS, httpClient });
    return client;
  };
}

const SETTINGS = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false };

function addressOf(baseUrl: string | undefined): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (!baseUrl) return {};
  const url = new URL(baseUrl);
  const https = url.protocol === "https:";
  return { host: url.hostname, port: url.port || (https ? 443 : 80), protocol: https ? "https" : "http" };
}

function listeningPort(shop: Shop): number {
  const address = shop.http.server.address();
  if (typeof address !== "object" || !address)
    throw new Error("the shop does not listen, so its payment gateway cannot be reached");
  return address.port;
}
